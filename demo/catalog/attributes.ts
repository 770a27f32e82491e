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
    ...{ slug: 'capacity', name: 'Capacity', kind: 'number', unit: 'l', group: 'Size' },
    categories: ['category-2', 'category-3'],
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
  'canvas-tote': {
    ...{ capacity: 14, closure: ['open'], material: ['cotton-canvas'] },
    care: 'wash cold',
  },
  'weekend-duffel': { capacity: 36, closure: ['zipper'], material: ['cotton-canvas', 'leather'] },
  'crossbody-bag': { capacity: 3.5, closure: ['zipper'], material: ['leather'] },
  'zip-pouch': { capacity: 0.8, closure: ['zipper'], material: ['leather'] },
  'steel-bottle': {
    ...{ capacity: 0.6, closure: ['screw-cap'], material: ['steel'] },
    ...{ 'dishwasher-safe': false, care: 'wash the cap by hand', 'made-since': { day: '2022-03-01' } },
  },
  'glass-carafe': {
    ...{ capacity: 1, closure: ['stopper'], material: ['borosilicate-glass', 'oak'] },
    ...{ 'dishwasher-safe': true, care: 'without the stopper' },
  },
  'travel-tumbler': {
    ...{ closure: ['lid'], material: ['steel'] },
    ...{ 'dishwasher-safe': true, 'made-since': { day: '2024-09-15' } },
  },
  'gooseneck-kettle': {
    ...{ capacity: 0.9, closure: ['lid'], material: ['steel', 'walnut'] },
    ...{ 'dishwasher-safe': false, stoves: ['gas', 'induction'] },
  },
}
