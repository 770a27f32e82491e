/** Details and tags of the demo products, by slug. */
export interface DetailsAndTags {
  /** One detail per line. */
  details: string
  /** Products that share a tag are related. */
  tags: readonly string[]
}

function teeDetails(material: string, weight: string, fit: string, care: string): string {
  return lines(`Material: ${material}`, `Weight: ${weight}`, `Fit: ${fit}`, `Care: ${care}`)
}

function lines(...facts: string[]): string {
  return facts.join('\n')
}

export const detailsAndTags: Readonly<Record<string, DetailsAndTags>> = {
  product: {
    details: teeDetails('combed cotton jersey', '5.3 oz', 'straight', 'machine wash at 85\u00a0°F'),
    tags: ['weekend'],
  },
  'basic-crew-neck-tee-black': {
    details: teeDetails(
      'cotton jersey, collar with 5% elastane',
      '5.3 oz',
      'straight',
      'wash with dark colors',
    ),
    tags: ['city'],
  },
  'basic-crew-neck-tee-white': {
    details: teeDetails('combed cotton', '5.9 oz', 'straight', 'machine wash at 105\u00a0°F'),
    tags: ['desk'],
  },
  'basic-crew-neck-tee-cobalt': {
    details: teeDetails(
      'piece-dyed cotton jersey',
      '5.3 oz',
      'regular',
      'wash inside out, dry out of the sun',
    ),
    tags: ['weekend'],
  },
  'basic-crew-neck-tee-sage': {
    details: teeDetails('brushed cotton', '6.5 oz', 'regular', 'machine wash at 85\u00a0°F'),
    tags: ['weekend'],
  },
  'basic-crew-neck-tee-clay': {
    details: teeDetails('garment-dyed cotton', '5.6 oz', 'regular', 'machine wash at 85\u00a0°F'),
    tags: ['city'],
  },
  'basic-crew-neck-tee-black-heavyweight': {
    details: teeDetails('heavy cotton jersey, no side seams', '8.3 oz', 'regular', 'line dry'),
    tags: ['city'],
  },
  'basic-crew-neck-tee-clay-relaxed': {
    details: teeDetails('cotton jersey', '6 oz', 'relaxed', 'machine wash at 85\u00a0°F'),
    tags: ['weekend'],
  },
  'basic-crew-neck-tee-sage-washed': {
    details: teeDetails('enzyme-washed cotton jersey', '5.9 oz', 'regular', 'machine wash at 85\u00a0°F'),
    tags: ['desk'],
  },
  'basic-crew-neck-tee-white-boxy': {
    details: teeDetails('cotton jersey', '7 oz', 'short and wide', 'machine wash at 105\u00a0°F'),
    tags: ['city'],
  },
  'basic-crew-neck-tee-cobalt-long': {
    details: teeDetails('cotton with 4% elastane', '5.6 oz', 'regular, 3 inches longer', 'wash inside out'),
    tags: ['trip'],
  },
  'basic-crew-neck-tee-black-slim': {
    details: teeDetails('cotton jersey with 6% elastane', '6.2 oz', 'slim', 'wash with dark colors'),
    tags: ['desk'],
  },
  'basic-crew-neck-tee-white-lightweight': {
    details: teeDetails('fine cotton jersey', '3.8 oz', 'regular', 'dries overnight'),
    tags: ['trip'],
  },
  'linen-tee': {
    details: teeDetails('55% linen, 45% cotton', '4.7 oz', 'regular', 'no ironing needed'),
    tags: ['trip'],
  },
  'striped-tee': {
    details: teeDetails('cotton jersey, knitted stripes', '6.5 oz', 'regular', 'cold for the first wash'),
    tags: ['weekend'],
  },
  'water-pot': {
    details: lines(
      'Material: stoneware, glazed',
      'Holds: 50 fl oz',
      'Care: dishwasher safe',
      'Not for: stovetop use',
    ),
    tags: ['table'],
  },
  'office-bag': {
    details: lines(
      'Material: full-grain leather, cotton lining',
      'Fits: a 15-inch laptop',
      'Weight: 3 lb',
      'Included: shoulder strap',
    ),
    tags: ['desk'],
  },
  'hamal-dista': {
    details: lines('Material: vegetable-tanned leather', 'Strap: 35 inches, fixed', 'Closure: brass stud'),
    tags: ['city'],
  },
  'school-bag': {
    details: lines(
      'Material: waxed canvas, leather pulls',
      'Holds: 22 liters',
      'Fits: a 14-inch laptop',
      'Pockets: one zipped, two for bottles',
    ),
    tags: ['desk', 'weekend'],
  },
  'canvas-tote': {
    details: lines('Canvas: undyed, 16 oz', 'Size: 15 by 16 inches', 'Carries: 30 lb'),
    tags: ['city', 'weekend'],
  },
  'steel-bottle': {
    details: lines('Wall: double', 'Holds: 20 fl oz', 'Keeps cold: 24 hours', 'Keeps hot: about 8 hours'),
    tags: ['desk', 'trip'],
  },
  'weekend-duffel': {
    details: lines('Length: 20 inches', 'Zipper: brass'),
    tags: ['trip', 'weekend'],
  },
  'glass-carafe': {
    details: lines('Holds: 34 fl oz'),
    tags: ['table'],
  },
  'crossbody-bag': {
    details: lines('Leather: grained, on a stiff frame', 'Size: 9 by 3 inches', 'Strap: 40 to 54 inches'),
    tags: ['city'],
  },
  'travel-tumbler': {
    details: lines('Keeps hot: about 3 hours'),
    tags: ['desk', 'trip'],
  },
  'gooseneck-kettle': {
    details: lines('Holds: 30 fl oz'),
    tags: ['table'],
  },
  'cotton-cap': {
    details: lines('Material: cotton twill', 'Fits: 21 to 24 inches', 'Care: hand wash'),
    tags: ['trip', 'weekend'],
  },
  'zip-pouch': {
    details: lines('Size: 9 by 6 inches', 'Zipper: brass'),
    tags: ['desk', 'trip'],
  },
}
