import type { Db, Tx } from '../../db/schema.ts'
import { readDeliveryMethods } from '../delivery/delivery-store.server.ts'
import { findGiftCards } from '../gift-cards/gift-card-store.server.ts'
import { mostCodes, readCode } from '../promotions/code.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { readCategoriesOf, readPromotions } from '../promotions/promotion-store.server.ts'
import { readTaxes } from '../taxes/tax-store.server.ts'
import { readGoods, type SoldGoods } from './goods-store.server.ts'
import type { LineToPrice } from './price-order.ts'
import { priceWithCodes, type RefusedCode } from './price-with-codes.ts'
import type { DeliveryOffer, Quote } from './quote.ts'

/** What somebody wants to buy, and what they said of themselves so far. */
export interface Wanted {
  lines: readonly { sku: string; quantity: number }[]
  /** ISO 3166-1 alpha-2; empty when it is not known yet. */
  country: string
  /** The part after the hyphen of ISO 3166-2; empty where there is none. */
  region: string
  /** Null, or one that the country does not have, takes the cheapest there is. */
  deliveryMethodId: number | null
  /** As typed, of promotions and gift cards alike. Of more than five the rest is not looked at. */
  codes: readonly string[]
  /** Null until the shopper has confirmed it: then promotions for each customer once are refused. */
  confirmedEmail: string | null
}

export interface Priced {
  /** Has a line for each SKU that is sold now, in the order in which they were wanted. */
  quote: Quote
  /** The cheapest first; none where the shop does not deliver to. */
  offers: DeliveryOffer[]
  /** Codes as `readCode` writes them; what can be no code, as it was typed, without spaces around it. */
  refused: RefusedCode[]
}

/**
 * What a cart comes to now: prices, weights, rates, promotions and balances as the database has them. Writes nothing; what is
 * scarce is only taken by `useQuote`.
 */
export async function priceCart(db: Db | Tx, wanted: Wanted, now: Date): Promise<Priced> {
  const typed = [...new Set(wanted.codes.map(code => readCode(code) ?? code.trim()))].slice(0, mostCodes)
  const codes = typed.filter(code => readCode(code) === code)
  const goods = await readGoods(db, [...new Set(wanted.lines.map(({ sku }) => sku))])
  const taxes = await readTaxes(db, wanted.country, wanted.region)
  const promotions = await readPromotions(db, codes, wanted.confirmedEmail, now)
  const order = {
    lines: await linesToPrice(db, wanted.lines, goods, promotions),
    methods: await readDeliveryMethods(db, wanted.country),
    deliveryMethodId: wanted.deliveryMethodId,
    taxRates: taxes.rates,
    taxIncluded: taxes.included,
  }
  return priceWithCodes(order, { promotions, cards: await findGiftCards(db, codes) }, typed, now)
}

/** Two lines of one SKU are one; those that are not sold are none. */
async function linesToPrice(
  db: Db | Tx,
  lines: Wanted['lines'],
  goods: readonly SoldGoods[],
  promotions: readonly Promotion[],
): Promise<LineToPrice[]> {
  const categories = await categoriesByProduct(db, goods, promotions)
  const quantities = new Map<string, number>()
  for (const { sku, quantity } of lines) quantities.set(sku, (quantities.get(sku) ?? 0) + quantity)
  return [...quantities].flatMap(([sku, quantity]) => {
    const sold = goods.find(one => one.sku === sku)
    if (!sold) return []
    const { unitPrice, weight, productId } = sold
    return [{ sku, quantity, unitPrice, weight, categories: categories.get(productId) ?? [] }]
  })
}

/** Only asked for what promotions name: most shops most of the time ask nothing here. */
async function categoriesByProduct(
  db: Db | Tx,
  goods: readonly SoldGoods[],
  promotions: readonly Promotion[],
): Promise<Map<number, number[]>> {
  const byProduct = new Map<number, number[]>()
  const named = promotions.flatMap(({ categoryId }) => (categoryId === null ? [] : [categoryId]))
  if (named.length === 0 || goods.length === 0) return byProduct
  const productIds = goods.map(({ productId }) => productId)
  for (const { productId, categoryId } of await readCategoriesOf(db, productIds, named))
    byProduct.set(productId, [...(byProduct.get(productId) ?? []), categoryId])
  return byProduct
}
