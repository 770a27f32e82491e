import type { DemoFacts } from '../../catalog/attributes.ts'
import { products } from '../../catalog/catalog.ts'
import type { DemoPicture } from '../../catalog/demo-product.ts'
import type { DemoReview } from '../../catalog/reviews.ts'
import { bigFacts } from '../big-attributes.ts'
import { type LeafCategory, leafCategories } from '../category-tree.ts'
import { productKinds } from '../kinds/product-kinds.ts'
import { SeededRandom } from '../seeded-random.ts'
import { bigBrands } from '../words/invented-names.ts'
import { buyerNames, opinionsForStars } from '../words/review-texts.ts'
import { slugify } from '../words/slugify.ts'
import { productTags } from '../words/word-lists.ts'
import { writeProductTexts } from './big-product-texts.ts'
import { type BigVariant, makeVariants } from './big-variants.ts'

/** Limits the memory that a batch needs. */
const maxReviews = 200

const lastDay = Date.parse('2026-11-01T00:00:00.000Z')

interface ReviewedProduct {
  number: number
  sold: number
  /** Creation time in milliseconds. */
  created: number
}

/** About one buyer in twenty writes a review, mostly a good one. */
function writeReviews(random: SeededRandom, { number, sold, created }: ReviewedProduct): DemoReview[] {
  const count = Math.min(maxReviews, Math.floor(sold * random.next() * 0.1 + random.next()))
  const mean = 5 - 3.2 * random.next() ** 2.5
  // A separate generator, so that reviews do not change the rest of the product.
  const reviewRandom = new SeededRandom(-number)
  return Array.from({ length: count }, () => {
    const stars = randomStarsNear(mean, reviewRandom)
    const { titles, sentences } = opinionsForStars(stars)
    return {
      stars,
      author: `${reviewRandom.pick(buyerNames)} ${reviewRandom.pick(buyerNames)[0]}.`,
      title: reviewRandom.pick(titles),
      body: reviewRandom.sample(sentences, reviewRandom.integer(1, 2)).join(' '),
      createdAt: new Date(created + Math.floor(reviewRandom.next() * (lastDay - created))).toISOString(),
    }
  })
}

function randomStarsNear(mean: number, random: SeededRandom): DemoReview['stars'] {
  const stars = Math.round(mean + 2 * random.next() - 1)
  return Math.min(5, Math.max(1, stars)) as DemoReview['stars']
}

const picturesByFile = new Map<string, DemoPicture>(
  products.flatMap(({ pictures }) => pictures.map(picture => [picture.file, picture])),
)

/** A picture of the demo shop, with its alternative text and color. */
function getDemoPicture(file: string): DemoPicture {
  const picture = picturesByFile.get(file)
  if (!picture) throw new Error(`the demo shop has no picture ${file}`)
  return picture
}

export interface BigProduct {
  slug: string
  title: string
  description: string
  details: string
  brand: string
  /** The first is the category of its noun. */
  categories: string[]
  /** By the slugs of `bigAttributes`. */
  facts: DemoFacts
  badge: string | null
  reviews: DemoReview[]
  sold: number
  createdAt: string
  publishedAt: string | null
  tags: string[]
  pictures: DemoPicture[]
  variants: BigVariant[]
}

/** Three years that end before the demo shop's new arrivals, which stay the newest. */
const firstCreated = Date.parse('2023-10-01T00:00:00.000Z')
const lastCreated = Date.parse('2026-10-01T00:00:00.000Z')
const newSince = Date.parse('2026-07-01T00:00:00.000Z')

/** The product with this number, from 1: the same on every machine. */
export function bigProduct(number: number): BigProduct {
  const random = new SeededRandom(number)
  const leaf = random.pickSkewed(leafCategories, 1.2)
  const kind = productKinds[leaf.kind]
  const brand = random.pickSkewed(bigBrands, 1.6)
  const texts = writeProductTexts(random, kind, random.pick(leaf.nouns), brand.name)
  const { title, description, details } = texts
  const { variants, discount } = makeVariants(random, kind, number)
  const created = firstCreated + Math.floor(random.next() * (lastCreated - firstCreated))
  const createdAt = new Date(created).toISOString()
  const sold = randomUnitsSold(random)
  return {
    slug: `${slugify(title)}-${number}`,
    title,
    description,
    details,
    brand: brand.slug,
    categories: pickCategories(random, leaf),
    facts: bigFacts(number, { ...texts, createdAt }),
    badge: discount !== null && random.chance(0.6) ? `${discount}%` : created >= newSince ? 'New' : null,
    reviews: writeReviews(random, { number, sold, created }),
    sold,
    createdAt,
    publishedAt: random.chance(0.01) ? null : createdAt,
    tags: [...random.sample(productTags, random.integer(0, 3)), ...(discount === null ? [] : ['sale'])],
    pictures: pickPictures(random, kind.pictures, variants),
    variants,
  }
}

/** One to three; the others have products of the same kind. */
function pickCategories(random: SeededRandom, leaf: LeafCategory): string[] {
  const similar = leafCategories.filter(other => other.kind === leaf.kind && other !== leaf)
  const more = random.chance(0.3) ? random.integer(1, 2) : 0
  return [leaf.slug, ...random.sample(similar, more).map(({ slug }) => slug)]
}

/** A few sell tens of thousands, most hardly any. */
function randomUnitsSold(random: SeededRandom): number {
  return Math.floor(3 * (1 - random.next()) ** -0.75) - 3
}

/** One or two; the first shows one of its colors if possible. */
function pickPictures(
  random: SeededRandom,
  files: readonly string[],
  variants: readonly BigVariant[],
): DemoPicture[] {
  const pictures = files.map(getDemoPicture)
  const sold = new Set<string | null>(variants.map(({ color }) => color))
  const inColor = pictures.filter(({ color }) => color !== null && sold.has(color))
  const first = random.pick(inColor.length > 0 ? inColor : pictures)
  const others = pictures.filter(picture => picture !== first)
  const chosen = others.length > 0 && random.chance(0.5) ? [first, random.pick(others)] : [first]
  return chosen.map(picture => (sold.has(picture.color) ? picture : { ...picture, color: null }))
}
