/** Details and tags of the demo products, by slug. */
export interface DetailsAndTags {
  /** One detail per line. */
  details: string
  /** Products that share a tag are related. */
  tags: readonly string[]
}

/** Without its fit, which is an attribute. */
function teeDetails(material: string, weight: string, care: string, ...others: string[]): string {
  return lines(`Material: ${material}`, `Weight: ${weight}`, `Care: ${care}`, ...others)
}

function lines(...facts: string[]): string {
  return facts.join('\n')
}

export const detailsAndTags: Readonly<Record<string, DetailsAndTags>> = {
  product: {
    details: teeDetails('Combed cotton jersey', '5.3 oz', 'Machine wash at 85\u00a0°F'),
    tags: ['weekend'],
  },
  'basic-crew-neck-tee-black': {
    details: teeDetails('Cotton jersey, collar with 5% elastane', '5.3 oz', 'Wash with dark colors'),
    tags: ['city'],
  },
  'basic-crew-neck-tee-white': {
    details: teeDetails('Combed cotton', '5.9 oz', 'Machine wash at 105\u00a0°F'),
    tags: ['desk'],
  },
  'basic-crew-neck-tee-cobalt': {
    details: teeDetails('Piece-dyed cotton jersey', '5.3 oz', 'Wash inside out, dry out of the sun'),
    tags: ['weekend'],
  },
  'basic-crew-neck-tee-sage': {
    details: teeDetails('Brushed cotton', '6.5 oz', 'Machine wash at 85\u00a0°F'),
    tags: ['weekend'],
  },
  'basic-crew-neck-tee-clay': {
    details: teeDetails('Garment-dyed cotton', '5.6 oz', 'Machine wash at 85\u00a0°F'),
    tags: ['city'],
  },
  'basic-crew-neck-tee-black-heavyweight': {
    details: teeDetails('Heavy cotton jersey, no side seams', '8.3 oz', 'Line dry'),
    tags: ['city'],
  },
  'basic-crew-neck-tee-clay-relaxed': {
    details: teeDetails('Cotton jersey', '6 oz', 'Machine wash at 85\u00a0°F'),
    tags: ['weekend'],
  },
  'basic-crew-neck-tee-sage-washed': {
    details: teeDetails('Enzyme-washed cotton jersey', '5.9 oz', 'Machine wash at 85\u00a0°F'),
    tags: ['desk'],
  },
  'basic-crew-neck-tee-white-boxy': {
    details: teeDetails('Cotton jersey', '7 oz', 'Machine wash at 105\u00a0°F', 'Shape: Short and wide'),
    tags: ['city'],
  },
  'basic-crew-neck-tee-cobalt-long': {
    details: teeDetails(
      'Cotton with 4% elastane',
      '5.6 oz',
      'Wash inside out',
      'Length: 3 inches more than the regular cut',
    ),
    tags: ['trip'],
  },
  'basic-crew-neck-tee-black-slim': {
    details: teeDetails('Cotton jersey with 6% elastane', '6.2 oz', 'Wash with dark colors'),
    tags: ['desk'],
  },
  'basic-crew-neck-tee-white-lightweight': {
    details: teeDetails('Fine cotton jersey', '3.8 oz', 'Dries overnight'),
    tags: ['trip'],
  },
  'linen-tee': {
    details: teeDetails('55% linen, 45% cotton', '4.7 oz', 'No ironing needed'),
    tags: ['trip'],
  },
  'striped-tee': {
    details: teeDetails('Cotton jersey, knitted stripes', '6.5 oz', 'Cold for the first wash'),
    tags: ['weekend'],
  },
  'water-pot': {
    details: lines('Glaze: Speckled white, bare clay foot', 'Not for: Stovetop use'),
    tags: ['table'],
  },
  'office-bag': {
    details: lines('Lining: Cotton', 'Fits: A 15-inch laptop', 'Weight: 3 lb', 'Included: Shoulder strap'),
    tags: ['desk'],
  },
  'hamal-dista': {
    details: lines('Tanning: Vegetable-tanned', 'Strap: 35 inches, fixed'),
    tags: ['city'],
  },
  'school-bag': {
    details: lines(
      'Fabric: Waxed, sheds a shower',
      'Fits: A 14-inch laptop',
      'Pockets: One zipped, two for bottles',
    ),
    tags: ['desk', 'weekend'],
  },
  'canvas-tote': {
    details: lines('Canvas: Undyed, 16 oz', 'Size: 15 by 16 inches', 'Carries: 30 lb'),
    tags: ['city', 'weekend'],
  },
  'steel-bottle': {
    details: lines('Wall: Double', 'Keeps cold: 24 hours', 'Keeps hot: About 8 hours'),
    tags: ['desk', 'trip'],
  },
  'weekend-duffel': {
    details: lines('Length: 20 inches', 'Zipper: Brass'),
    tags: ['trip', 'weekend'],
  },
  'glass-carafe': {
    details: lines('Stopper: Turned oak'),
    tags: ['table'],
  },
  'crossbody-bag': {
    details: lines('Leather: Grained, on a stiff frame', 'Size: 9 by 3 inches', 'Strap: 40 to 54 inches'),
    tags: ['city'],
  },
  'travel-tumbler': {
    details: lines('Keeps hot: About 3 hours'),
    tags: ['desk', 'trip'],
  },
  'gooseneck-kettle': {
    details: lines('Spout: Narrow, for a thin stream'),
    tags: ['table'],
  },
  'cotton-cap': {
    details: lines('Material: Cotton twill', 'Fits: 21 to 24 inches', 'Care: Hand wash'),
    tags: ['trip', 'weekend'],
  },
  'zip-pouch': {
    details: lines('Size: 9 by 6 inches', 'Zipper: Brass'),
    tags: ['desk', 'trip'],
  },
}
