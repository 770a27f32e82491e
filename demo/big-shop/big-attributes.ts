import type { DemoAttribute, DemoFacts } from '../catalog/attributes.ts'
import { productKinds } from './kinds/product-kinds.ts'
import { SeededRandom } from './seeded-random.ts'
import { slugify } from './words/slugify.ts'
import { placeNames } from './words/word-lists.ts'

const values = (names: readonly string[]) =>
  [...new Set(names)].map(name => ({ slug: slugify(name), name: name[0]!.toUpperCase() + name.slice(1) }))

const materials = values(Object.values(productKinds).flatMap(kind => kind.materials))
const finishes = values(['natural', 'matte', 'glossy', 'brushed', 'waxed', 'washed', 'speckled', 'polished'])
const patterns = values(['plain', 'striped', 'checked', 'dotted', 'herringbone', 'two-tone'])
const uses = values(['office', 'travel', 'school', 'market', 'kitchen', 'garden', 'sport', 'picnic'])
const certificates = values(['organic', 'fair trade', 'recycled', 'vegan', 'climate neutral'])

const everywhere = { categories: [], isFiltered: true } as const

/** Twelve, for all products. */
export const bigAttributes: readonly DemoAttribute[] = [
  { ...everywhere, slug: 'made-of', name: 'Made of', kind: 'one', group: 'Material', values: materials },
  { ...everywhere, slug: 'finish', name: 'Finish', kind: 'one', group: 'Material', values: finishes },
  { ...everywhere, slug: 'pattern', name: 'Pattern', kind: 'one', group: 'Material', values: patterns },
  {
    ...everywhere,
    slug: 'recycled-share',
    name: 'Recycled share',
    kind: 'number',
    unit: '%',
    group: 'Material',
  },
  { ...everywhere, slug: 'weight', name: 'Weight', kind: 'number', unit: 'lb', group: 'Size' },
  {
    ...everywhere,
    slug: 'made-in',
    name: 'Made in',
    kind: 'one',
    group: 'Origin',
    values: values(placeNames),
  },
  {
    ...everywhere,
    slug: 'certificates',
    name: 'Certificates',
    kind: 'several',
    group: 'Origin',
    values: certificates,
  },
  { ...everywhere, slug: 'good-for', name: 'Good for', kind: 'several', group: 'Use', values: uses },
  { ...everywhere, slug: 'water-resistant', name: 'Water resistant', kind: 'flag', group: 'Use' },
  { ...everywhere, slug: 'gift-box', name: 'Comes in a gift box', kind: 'flag', group: 'Use' },
  { ...everywhere, slug: 'guarantee', name: 'Guarantee', kind: 'number', unit: 'years', group: 'Use' },
  { slug: 'designed', name: 'Designed', kind: 'date', group: 'Origin', categories: [] },
]

interface DescribedProduct {
  material: string
  place: string
  /** In pounds. */
  weight: number
  createdAt: string
}

const factSeed = 30_000_000

/** Facts of the product with this number. Few products lack some. */
export function bigFacts(
  number: number,
  { material, place, weight, createdAt }: DescribedProduct,
): DemoFacts {
  // A separate generator, so that facts don't change the rest of the product.
  const random = new SeededRandom(factSeed + number)
  const oneOf = (list: readonly { slug: string }[]) => [random.pickSkewed(list, 1.3).slug]
  const someOf = (list: readonly { slug: string }[]) =>
    random.sample(list, random.integer(1, 3)).map(({ slug }) => slug)
  return {
    ...{ 'made-of': [slugify(material)], weight, 'made-in': [slugify(place)] },
    ...{ finish: oneOf(finishes), pattern: oneOf(patterns), 'good-for': someOf(uses) },
    ...(random.chance(0.8) && { certificates: someOf(certificates) }),
    'recycled-share': 5 * random.integer(0, 20),
    ...{ 'water-resistant': random.chance(0.3), 'gift-box': random.chance(0.5) },
    ...{ guarantee: random.pick([2, 3, 5, 10]), designed: { day: createdAt.slice(0, 10) } },
  }
}
