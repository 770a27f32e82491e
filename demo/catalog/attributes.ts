import type { AttributeKind } from '#commerce/catalog/attributes/attribute.ts'
import type { CategorySlug } from './taxonomy.ts'

export interface DemoAttribute {
  slug: string
  name: string
  kind: AttributeKind
  unit?: string
  group: string
  /** Empty for all products. */
  categories: readonly CategorySlug[]
  values?: readonly { slug: string; name: string }[]
  isFiltered?: true
}

/** None is for all products: the pages of the first start stay as they are. */
export const attributes: readonly DemoAttribute[] = [
  {
    isFiltered: true,
    ...{ slug: 'fit', name: 'Fit', kind: 'one', group: 'Size', categories: ['category-1'] },
    values: [
      { slug: 'straight', name: 'Straight' },
      { slug: 'regular', name: 'Regular' },
      { slug: 'relaxed', name: 'Relaxed' },
      { slug: 'boxy', name: 'Boxy' },
      { slug: 'slim', name: 'Slim' },
      { slug: 'long', name: 'Long' },
    ],
  },
  {
    isFiltered: true,
    ...{ slug: 'capacity', name: 'Capacity', kind: 'number', unit: 'L', group: 'Size' },
    categories: ['category-2'],
  },
  {
    isFiltered: true,
    ...{ slug: 'holds', name: 'Volume', kind: 'several', group: 'Size', categories: ['category-3'] },
    values: ['16', '20', '24', '30', '34', '50'].map(ounces => ({
      ...{ slug: `${ounces}-fl-oz`, name: `${ounces} fl oz` },
    })),
  },
  {
    isFiltered: true,
    ...{ slug: 'closure', name: 'Closure', kind: 'one', group: 'Size' },
    categories: ['category-2', 'category-3'],
    values: [
      { slug: 'open', name: 'Open top' },
      { slug: 'zipper', name: 'Zipper' },
      { slug: 'lid', name: 'Lid' },
      { slug: 'screw-cap', name: 'Screw cap' },
      { slug: 'stopper', name: 'Stopper' },
      { slug: 'stud', name: 'Stud' },
    ],
  },
  {
    isFiltered: true,
    ...{ slug: 'material', name: 'Material', kind: 'several', group: 'Material and care' },
    categories: ['category-2', 'category-3'],
    values: [
      { slug: 'cotton-canvas', name: 'Cotton canvas' },
      { slug: 'leather', name: 'Leather' },
      { slug: 'steel', name: 'Steel' },
      { slug: 'borosilicate-glass', name: 'Borosilicate glass' },
      { slug: 'oak', name: 'Oak' },
      { slug: 'walnut', name: 'Walnut' },
      { slug: 'stoneware', name: 'Stoneware' },
    ],
  },
  {
    isFiltered: true,
    ...{ slug: 'dishwasher-safe', name: 'Dishwasher safe', kind: 'flag', group: 'Material and care' },
    categories: ['category-3'],
  },
  {
    ...{ slug: 'care', name: 'Care', kind: 'text', group: 'Material and care' },
    categories: ['category-2', 'category-3'],
  },
  {
    ...{ slug: 'stoves', name: 'Stoves', kind: 'several', group: 'Use', categories: ['tabletop'] },
    values: [
      { slug: 'gas', name: 'Gas' },
      { slug: 'induction', name: 'Induction' },
    ],
  },
  {
    ...{ slug: 'made-since', name: 'Made since', kind: 'date', group: 'Use', categories: ['category-3'] },
  },
]

/** A number in its unit, a text, yes or no, a day, or the slugs of values. */
export type DemoFact = number | string | boolean | { day: string } | readonly string[]

/** By the slug of the attribute. */
export type DemoFacts = Readonly<Record<string, DemoFact>>

/** Facts by the slug of the product. */
export const productAttributes: Readonly<Record<string, DemoFacts>> = {
  product: { fit: ['straight'] },
  'basic-crew-neck-tee-black': { fit: ['straight'] },
  'basic-crew-neck-tee-white': { fit: ['straight'] },
  'basic-crew-neck-tee-cobalt': { fit: ['regular'] },
  'basic-crew-neck-tee-sage': { fit: ['straight'] },
  'basic-crew-neck-tee-clay': { fit: ['regular'] },
  'basic-crew-neck-tee-black-heavyweight': { fit: ['regular'] },
  'basic-crew-neck-tee-clay-relaxed': { fit: ['relaxed'] },
  'basic-crew-neck-tee-sage-washed': { fit: ['regular'] },
  'basic-crew-neck-tee-white-boxy': { fit: ['boxy'] },
  'basic-crew-neck-tee-cobalt-long': { fit: ['long'] },
  'basic-crew-neck-tee-black-slim': { fit: ['slim'] },
  'basic-crew-neck-tee-white-lightweight': { fit: ['regular'] },
  'linen-tee': { fit: ['regular'] },
  'striped-tee': { fit: ['regular'] },
  'water-pot': {
    ...{ holds: ['50-fl-oz'], closure: ['open'], material: ['stoneware'] },
    ...{ 'dishwasher-safe': true, care: 'Bottle brush for the neck' },
  },
  'office-bag': { closure: ['zipper'], material: ['leather'] },
  'hamal-dista': { closure: ['stud'], material: ['leather'] },
  'school-bag': { capacity: 22, closure: ['zipper'], material: ['cotton-canvas', 'leather'] },
  'canvas-tote': {
    ...{ capacity: 14, closure: ['open'], material: ['cotton-canvas'] },
    care: 'Wash cold',
  },
  'weekend-duffel': { capacity: 36, closure: ['zipper'], material: ['cotton-canvas', 'leather'] },
  'crossbody-bag': { capacity: 3.5, closure: ['zipper'], material: ['leather'] },
  'zip-pouch': { capacity: 0.8, closure: ['zipper'], material: ['leather'] },
  'steel-bottle': {
    ...{ holds: ['20-fl-oz'], closure: ['screw-cap'], material: ['steel'] },
    ...{ 'dishwasher-safe': false, care: 'Wash the cap by hand', 'made-since': { day: '2022-03-01' } },
  },
  'glass-carafe': {
    ...{ holds: ['34-fl-oz'], closure: ['stopper'], material: ['borosilicate-glass', 'oak'] },
    ...{ 'dishwasher-safe': true, care: 'Dishwasher without the stopper' },
  },
  // In each of its volumes, so that a filter finds it by any.
  'travel-tumbler': {
    ...{ holds: ['16-fl-oz', '20-fl-oz', '24-fl-oz'], closure: ['lid'], material: ['steel'] },
    ...{ 'dishwasher-safe': true, 'made-since': { day: '2024-09-15' } },
  },
  'gooseneck-kettle': {
    ...{ holds: ['30-fl-oz'], closure: ['lid'], material: ['steel', 'walnut'] },
    ...{ 'dishwasher-safe': false, stoves: ['gas', 'induction'] },
  },
}
