import { type Cents, cents } from '../money.ts'
import type { Picture } from '../pictures/picture.ts'

/** A product as the carousel shows it, of this shop or of another one. */
export interface ListedProduct {
  id: string
  title: string
  price: Cents
  picture: Picture | undefined
  /** Where it leads; undefined for a product of another shop, whose pages we do not know. */
  href: string | undefined
}

/** One usable item of an external list, its picture still an address that has to be looked at. */
export interface ExternalProduct {
  id: string
  title: string
  price: Cents
  thumbnail: string | undefined
}

export type ParsedProductList =
  | { ok: true; products: ExternalProduct[] }
  | { ok: false; because: 'not-an-object' | 'no-products' | 'nothing-usable' }

const limits = { id: 64, title: 120, dollars: 1_000_000, thumbnail: 2048 }

/** The address of the list of a service. Throws, in words for who configures the shop, when there can be none. */
export function productListAddress(base: string): URL {
  const url = URL.parse(base)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error('PRODUCT_LIST_URL is not an http or https address')
  if (url.username || url.password)
    throw new Error('PRODUCT_LIST_URL must not contain a user name or password')
  url.pathname = url.pathname.replace(/\/*$/, '/products')
  url.search = ''
  url.hash = ''
  return url
}

export function isProductListAddress(base: string): boolean {
  try {
    return Boolean(productListAddress(base))
  } catch {
    return false
  }
}

/** Reads what a service answered. One bad item spoils only itself; an answer without any good one is refused. */
export function parseProductList(body: unknown, most: number): ParsedProductList {
  if (!isRecord(body)) return { ok: false, because: 'not-an-object' }
  if (!Array.isArray(body.products)) return { ok: false, because: 'no-products' }
  const products = new Map<string, ExternalProduct>()
  for (const item of body.products) {
    if (products.size >= most) break
    const product = parseItem(item)
    if (product && !products.has(product.id)) products.set(product.id, product)
  }
  if (products.size === 0) return { ok: false, because: 'nothing-usable' }
  return { ok: true, products: [...products.values()] }
}

function parseItem(item: unknown): ExternalProduct | undefined {
  if (!isRecord(item)) return undefined
  const id = parseId(item.id)
  const title = parseTitle(item.title)
  const price = parsePrice(item.price)
  if (id === undefined || title === undefined || price === undefined) return undefined
  return { id, title, price, thumbnail: parseThumbnail(item.thumbnail) }
}

/** Too long is refused, not cut: two cut ids might become the same. */
function parseId(value: unknown): string | undefined {
  if (typeof value !== 'string' && !Number.isFinite(value)) return undefined
  const id = oneLine(String(value))
  return id && id.length <= limits.id ? id : undefined
}

function parseTitle(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const title = cut(oneLine(value), limits.title)
  return visible.test(title) ? title : undefined
}

function parsePrice(value: unknown): Cents | undefined {
  if (typeof value !== 'number' || !(value >= 0 && value <= limits.dollars)) return undefined
  // 15 digits undo what binary fractions add: 1.005 * 100 is 100.49999999999999. They also turn -0, "-$0.00", into 0.
  return cents(Math.round(Number((value * 100).toPrecision(15))))
}

function parseThumbnail(value: unknown): string | undefined {
  return typeof value === 'string' && value && value.length <= limits.thumbnail ? value : undefined
}

function oneLine(text: string): string {
  return text.toWellFormed().replace(misleading, '').replace(/\s+/g, ' ').trim()
}

/** Whole characters as readers see them, counted in code points so that a letter with a thousand accents ends too. */
function cut(text: string, most: number): string {
  // Twice as many code units hold at least as many code points: a megabyte is not divided to keep 120 of them.
  const start = text.slice(0, 2 * most + 2)
  let length = 0
  let end = 0
  for (const { segment, index } of graphemes.segment(start)) {
    length += [...segment].length
    if (length > most) break
    end = index + segment.length
  }
  return start.slice(0, end).trimEnd()
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Control characters that are not white space, and those that turn the direction of the text around them. */
const misleading = /(?!\s)\p{Cc}|\p{Bidi_Control}/gu

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
