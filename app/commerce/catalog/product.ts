import type { Cents } from '../money.ts'
import type { Picture } from '../pictures/picture.ts'

/** A product as a card shows it. */
export interface ProductCard {
  id: number
  slug: string
  title: string
  /** "New", "30%": the merchant's own words. */
  badge: string | null
  price: Cents
  compareAtPrice: Cents | null
  /** In how many colours it comes; 0 or 1 when there is nothing to choose. */
  colors: number
  picture: Picture | null
  /** Of its only variant; null when there is something to choose first. */
  sku: string | null
  /** None of its variants can be had now. */
  soldOut: boolean
}

export interface Color {
  slug: string
  name: string
  hex: string
}

export interface Size {
  slug: string
  name: string
}

/** What is bought: one colour and size of a product, with its own price and stock. */
export interface Variant {
  sku: string
  /** Slugs; null where the product has no such choice. */
  color: string | null
  size: string | null
  price: Cents
  compareAtPrice: Cents | null
  available: number
}

export interface ProductPicture extends Picture {
  /** The colour that it shows, null when it fits every colour. */
  color: string | null
}

export interface Product {
  id: number
  slug: string
  title: string
  description: string
  details: Detail[]
  rating: Rating | null
  colors: Color[]
  sizes: Size[]
  /** In the merchant's order, never empty. */
  variants: Variant[]
  pictures: ProductPicture[]
}

/** A fact about a product, such as "Material" and "combed cotton". */
export interface Detail {
  name: string
  value: string
}

export interface Rating {
  /** One to five, to a tenth. */
  stars: number
  reviews: number
}

/** The mean of the stars given, to a tenth; null before the first review. */
export function rating(sumOfStars: number, reviews: number): Rating | null {
  return reviews === 0 ? null : { stars: Math.round((10 * sumOfStars) / reviews) / 10, reviews }
}

/** Reads one fact a line, its name before the first colon; a line without a name is a note. */
export function readDetails(text: string): Detail[] {
  return text.split('\n').flatMap(line => {
    const [, name = '', value = ''] = /^([^:]*):\s(.*)$/.exec(line.trim()) ?? ['', 'Note', line.trim()]
    return value === '' ? [] : [{ name: name.trim() || 'Note', value: value.trim() }]
  })
}

/** Paragraphs are parted by an empty line. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')
}

/** The variant whose price a card shows: the cheapest that can be had, or of all when everything is sold out. */
export function cardVariant<V extends { price: number; available: number }>(variants: readonly V[]): V {
  const available = variants.filter(variant => variant.available > 0)
  const offered = available.length > 0 ? available : variants
  return offered.reduce((cheapest, next) => (next.price < cheapest.price ? next : cheapest))
}
