import { isCurrency } from '../../running/settings/currency-codes.ts'
import { minorUnitsPer } from '../../values/currency.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import { compactCode } from '../../values/typed/typed-text.ts'
import type { Picture } from '../pictures/picture.ts'

/** A product in the carousel, of this shop or another one. */
export interface CarouselProduct {
  /** The slug, for a product of this shop. */
  id: string
  title: string
  price: Amount
  /** Set if some of its variants cost more. */
  isStartingPrice?: true
  picture: Picture | undefined
  /** Of a product of another shop, whose pages are unknown: ISO 4217. */
  currency?: string
}

/** A valid item of an external list. */
export interface ExternalProduct {
  id: string
  title: string
  price: Amount
  /** ISO 4217. */
  currency: string
  /** A URL that has not been checked. */
  thumbnail: string | undefined
}

export type ParsedProductList =
  | { ok: true; products: ExternalProduct[] }
  | { ok: false; reason: 'not-an-object' | 'no-products' | 'unknown-currency' | 'nothing-usable' }

/** The price is in minor units. */
const limits = { id: 64, title: 120, price: 100_000_000, thumbnail: 2048 }

/** The URL of a service's list; undefined when the base URL is not http or https, or contains credentials. */
export function productListUrl(base: string): URL | undefined {
  const url = URL.parse(base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  url.pathname = url.pathname.replace(/\/*$/, '/products')
  url.search = ''
  url.hash = ''
  return url
}

/**
 * Parses a response into at most `limit` products. Bad items are skipped; a list without a good one is rejected. A list that
 * doesn't name its currency is in dollars.
 */
export function parseProductList(body: unknown, limit: number): ParsedProductList {
  if (!isRecord(body)) return { ok: false, reason: 'not-an-object' }
  if (!Array.isArray(body.products)) return { ok: false, reason: 'no-products' }
  const currency = compactCode(String(body.currency ?? 'USD'))
  if (!isCurrency(currency)) return { ok: false, reason: 'unknown-currency' }
  const products = new Map<string, ExternalProduct>()
  for (const item of body.products) {
    if (products.size >= limit) break
    const product = parseItem(item, currency)
    if (product && !products.has(product.id)) products.set(product.id, product)
  }
  if (products.size === 0) return { ok: false, reason: 'nothing-usable' }
  return { ok: true, products: [...products.values()] }
}

function parseItem(item: unknown, currency: string): ExternalProduct | undefined {
  if (!isRecord(item)) return undefined
  const id = parseId(item.id)
  const title = parseTitle(item.title)
  const price = parsePrice(item.price, currency)
  if (id === undefined || title === undefined || price === undefined) return undefined
  return { id, title, price, currency, thumbnail: parseThumbnail(item.thumbnail) }
}

/** A long id is rejected, because truncated ids could be equal. */
function parseId(value: unknown): string | undefined {
  if (typeof value !== 'string' && !Number.isFinite(value)) return undefined
  const id = oneLine(String(value))
  return id && id.length <= limits.id ? id : undefined
}

function parseTitle(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const title = truncateText(oneLine(value), limits.title)
  return visibleCharacter.test(title) ? title : undefined
}

function parsePrice(value: unknown, currency: string): Amount | undefined {
  const unit = minorUnitsPer(currency)
  if (typeof value !== 'number' || !(value >= 0 && value * unit <= limits.price)) return undefined
  // 15 digits remove binary fractions: 1.005 * 100 is 100.49999999999999. They also turn -0 into 0.
  return toAmount(Math.round(Number((value * unit).toPrecision(15))))
}

function parseThumbnail(value: unknown): string | undefined {
  return typeof value === 'string' && value && value.length <= limits.thumbnail ? value : undefined
}

function oneLine(text: string): string {
  return text.toWellFormed().replace(misleadingCharacters, '').replace(/\s+/g, ' ').trim()
}

/** Cuts between graphemes, but counts code points, so that a letter with a thousand accents is limited too. */
function truncateText(text: string, maxLength: number): string {
  // A code point has at most two code units: there is no need to segment a megabyte.
  const start = text.slice(0, 2 * maxLength + 2)
  let length = 0
  let end = 0
  for (const { segment, index } of graphemes.segment(start)) {
    length += [...segment].length
    if (length > maxLength) break
    end = index + segment.length
  }
  return start.slice(0, end).trimEnd()
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Control characters except white space, and characters that change the text direction. */
const misleadingCharacters = /(?!\s)\p{Cc}|\p{Bidi_Control}/gu

const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
