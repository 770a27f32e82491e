import type { Selection } from 'kysely'
import type { publicProductColumns, Schema } from '#db/schema/schema.ts'
import type { Amount } from '../../values/money.ts'
import type { NamedFact } from '../attributes/attribute.ts'
import type { Picture } from '../pictures/picture.ts'
import type { Choice, optionKinds, SwatchLook } from './options/option-values.ts'
import type { PriceNotes } from './prices/price-notes.ts'

/** A product as a card shows it. */
export interface ProductCard extends PriceNotes {
  id: number
  slug: string
  title: string
  /** The merchant's text, such as "New" or "30%". */
  badge: string | null
  price: Amount
  compareAtPrice: Amount | null
  /** How much the price is reduced, in whole percent; null if it isn't, or if the badge already says something. */
  discount: number | null
  /** The values of its first option that is shown as swatches; empty without a choice. */
  swatches: SwatchLook[]
  /** The value that was asked for: price, stock and pictures are those of its variants. */
  choice: Choice
  picture: Picture | null
  /** Shown while a mouse is over the card. */
  hoverPicture: Picture | null
  /** What tells it from others of its name in the same list; unset if its name does. */
  distinction?: string[]
  /** Set if some of its variants cost more. */
  isStartingPrice?: true
  /** SKU of the only variant; null when there are several. */
  sku: string | null
  /** True when no variant is in stock. */
  soldOut: boolean
}

/** Whether the merchant's text says how much is taken off the price, such as "30%". */
export function isDiscountBadge(badge: string | null): boolean {
  return badge?.includes('%') === true
}

/** Something that shoppers choose, such as Color. */
export interface ProductOption {
  slug: string
  name: string
  kind: OptionKind
  /** Those that its variants have, in the merchant's order. */
  values: OptionValue[]
}

export type OptionKind = (typeof optionKinds)[number]

export interface OptionValue extends SwatchLook {
  slug: string
  name: string
}

/** One combination of a product's values, with its own SKU, price and stock. */
export interface Variant extends PriceNotes {
  sku: string
  /** Slugs in the order of the product's options; empty where it has none. */
  values: string[]
  price: Amount
  compareAtPrice: Amount | null
  available: number
  /** In grams, where those of the product differ. */
  weight?: number
}

export interface ProductPicture extends Picture {
  /** The value that it shows; empty when it fits every variant. */
  choice: Choice
}

export interface Product extends Selection<Schema, 'product', (typeof publicProductColumns)[number]> {
  /** In the order of attributes; unset without any. */
  facts?: NamedFact[]
  details: ProductDetail[]
  rating: Rating | null
  /** In the merchant's order. */
  options: ProductOption[]
  /** In the merchant's order, never empty. */
  variants: Variant[]
  pictures: ProductPicture[]
}

/** A fact about a product, such as "Material" and "combed cotton". */
export interface ProductDetail {
  name: string
  value: string
}

export interface Rating {
  /** One to five, to a tenth. */
  stars: number
  reviews: number
}

/** The average of all stars, rounded to a tenth; null before the first review. */
export function averageRating(sumOfStars: number, reviews: number): Rating | null {
  return reviews === 0 ? null : { stars: Math.round((10 * sumOfStars) / reviews) / 10, reviews }
}

/** Parses one detail per line, with its name before the first colon; a line without a name is a note. */
export function parseDetails(text: string): ProductDetail[] {
  return text.split('\n').flatMap(line => {
    const [, name = '', value = ''] = /^([^:]*):\s(.*)$/.exec(line.trim()) ?? ['', 'Note', line.trim()]
    return value === '' ? [] : [{ name: name.trim() || 'Note', value: value.trim() }]
  })
}

/** Splits text at empty lines. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')
}

/** The variant whose price a card shows: the cheapest one in stock, or the cheapest of all when sold out. */
export function cardVariant<V extends { price: number; available: number }>(variants: readonly V[]): V {
  const available = variants.filter(variant => variant.available > 0)
  const candidates = available.length > 0 ? available : variants
  return candidates.reduce((cheapest, next) => (next.price < cheapest.price ? next : cheapest))
}
