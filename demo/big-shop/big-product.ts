import type { DemoPicture } from '../demo-product.ts'
import type { DemoReview } from '../reviews.ts'
import { writeAbout } from './big-product-words.ts'
import { writeReviews } from './big-reviews.ts'
import { type BigVariant, offer } from './big-variants.ts'
import { type LeafCategory, leafCategories } from './category-tree.ts'
import { Dice } from './dice.ts'
import { bigBrands } from './invented-names.ts'
import { kinds } from './kinds.ts'
import { shownPicture } from './shown-pictures.ts'
import { slugOf } from './slug.ts'
import { tags } from './words.ts'

export interface BigProduct {
  slug: string
  title: string
  description: string
  details: string
  brand: string
  /** The first is where its noun belongs. */
  categories: string[]
  badge: string | null
  reviews: DemoReview[]
  sold: number
  createdAt: string
  publishedAt: string | null
  tags: string[]
  pictures: DemoPicture[]
  variants: BigVariant[]
}

/** Three years, which end before the demo shop's newest arrivals: these stay the newest. */
const firstDay = Date.parse('2023-10-01T00:00:00.000Z')
const lastDay = Date.parse('2026-10-01T00:00:00.000Z')
const season = Date.parse('2026-07-01T00:00:00.000Z')

/** The product of a number, counted from 1: the same on every machine, whichever others there are. */
export function bigProduct(number: number): BigProduct {
  const dice = new Dice(number)
  const leaf = dice.pickFavorite(leafCategories, 1.2)
  const kind = kinds[leaf.kind]
  const brand = dice.pickFavorite(bigBrands, 1.6)
  const { title, description, details } = writeAbout(dice, kind, dice.pick(leaf.nouns), brand.name)
  const { variants, reduction } = offer(dice, kind, number)
  const created = firstDay + Math.floor(dice.next() * (lastDay - firstDay))
  const createdAt = new Date(created).toISOString()
  const sold = unitsSold(dice)
  return {
    slug: `${slugOf(title)}-${number}`,
    title,
    description,
    details,
    brand: brand.slug,
    categories: categoriesOf(dice, leaf),
    badge: reduction !== null && dice.happens(0.6) ? `${reduction}%` : created >= season ? 'New' : null,
    reviews: writeReviews(dice, { number, sold, created }),
    sold,
    createdAt,
    publishedAt: dice.happens(0.01) ? null : createdAt,
    tags: [...dice.pickSome(tags, dice.whole(0, 3)), ...(reduction === null ? [] : ['sale'])],
    pictures: picturesOf(dice, kind.pictures, variants),
    variants,
  }
}

/** One to three; the others hold products of the same kind. */
function categoriesOf(dice: Dice, leaf: LeafCategory): string[] {
  const alike = leafCategories.filter(other => other.kind === leaf.kind && other !== leaf)
  const further = dice.happens(0.3) ? dice.whole(1, 2) : 0
  return [leaf.slug, ...dice.pickSome(alike, further).map(({ slug }) => slug)]
}

/** A few sell by the ten thousands, most hardly at all. */
function unitsSold(dice: Dice): number {
  return Math.floor(3 * (1 - dice.next()) ** -0.75) - 3
}

/** One or two, beginning with one that shows a color in which it is sold, where there is such a picture. */
function picturesOf(dice: Dice, files: readonly string[], variants: readonly BigVariant[]): DemoPicture[] {
  const pictures = files.map(shownPicture)
  const sold = new Set<string | null>(variants.map(({ color }) => color))
  const fitting = pictures.filter(({ color }) => color !== null && sold.has(color))
  const first = dice.pick(fitting.length > 0 ? fitting : pictures)
  const others = pictures.filter(picture => picture !== first)
  const chosen = others.length > 0 && dice.happens(0.5) ? [first, dice.pick(others)] : [first]
  return chosen.map(picture => (sold.has(picture.color) ? picture : { ...picture, color: null }))
}
