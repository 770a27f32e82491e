import type { Db, Tx } from '#db/schema/schema.ts'
import { ask, type Question } from '#db/statements/ask.ts'
import type { DeliveryOffer } from '../delivery/delivery-offers.ts'
import { findGiftCards } from '../gift-cards/gift-card-store.server.ts'
import { maxDiscountCodes, parseDiscountCode } from '../promotions/discount-code.ts'
import type { Promotion } from '../promotions/promotion.ts'
import {
  promotionsQuestion,
  readProductCategories,
  readPromotions,
} from '../promotions/promotion-store.server.ts'
import { type AgreedTax, taxOfClass } from '../taxes/tax-rate.ts'
import type { LineToPrice, OrderToPrice } from './price-order.ts'
import { type PriceRules, priceRulesQuestion } from './price-rules-store.server.ts'
import { priceWithCodes, type RefusedCode } from './price-with-codes.ts'
import type { Quote } from './quote.ts'
import { readSellableItems, type SellableItem } from './sellable-items-store.server.ts'

/** A cart and the shopper's input so far. */
export interface CartToPrice {
  lines: readonly { sku: string; quantity: number }[]
  /** Read earlier, and not read again. */
  known?: KnownToPricing
  /** ISO 3166-1 alpha-2; empty if unknown. */
  country: string
  /** The part after the hyphen of ISO 3166-2; empty if there is none. */
  region: string
  /** Null, or a method the country doesn't have, selects the cheapest. */
  deliveryMethodId: number | null
  /** Discount codes and gift cards as typed; only the first five count. */
  codes: readonly string[]
  /** Null until the shopper confirmed it; promotions limited to one use per customer need it. */
  confirmedEmail: string | null
}

interface KnownToPricing {
  /** The lines' items on sale. */
  items?: readonly SellableItem[]
  promotions?: readonly Promotion[]
  rules?: PriceRules
}

export interface PricedCart {
  /** One line for each SKU on sale, in the order of the cart. */
  quote: Quote
  /** Cheapest first; empty if the shop doesn't deliver there. */
  offers: DeliveryOffer[]
  /** Codes as `parseDiscountCode` returns them; anything else as typed, trimmed. */
  refusedCodes: RefusedCode[]
  /** How the goods of each SKU are taxed. Not for browsers. */
  taxes: ReadonlyMap<string, AgreedTax>
}

/** Prices a cart from the database's current prices, rates, promotions and balances. Writes nothing: `redeemQuote` does. */
export async function priceCart(db: Db | Tx, cart: CartToPrice, now: Date): Promise<PricedCart> {
  const typed = typedCodes(cart)
  const codes = typed.filter(isDiscountCode)
  const promotions = cart.known?.promotions ?? (await readPromotions(db, codes, cart.confirmedEmail, now))
  const order = await readOrderToPrice(db, cart, promotions)
  const priced = priceWithCodes(order, { promotions, cards: await findGiftCards(db, codes) }, typed, now)
  const taxes = order.lines.map(
    ({ sku, taxClassId }) => [sku, taxOfClass(order.taxRates, taxClassId)] as const,
  )
  return { ...priced, taxes: new Map(taxes) }
}

/** The promotions for someone whose email isn't confirmed. */
export function unconfirmedPromotionsQuestion(
  db: Db | Tx,
  cart: Pick<CartToPrice, 'codes'>,
  now: Date,
): Question<Promotion[]> {
  return promotionsQuestion(db, typedCodes(cart).filter(isDiscountCode), null, now)
}

function typedCodes({ codes }: Pick<CartToPrice, 'codes'>): string[] {
  const typed = new Set(codes.map(code => parseDiscountCode(code) ?? code.trim()))
  return [...typed].slice(0, maxDiscountCodes)
}

function isDiscountCode(typed: string): boolean {
  return parseDiscountCode(typed) === typed
}

/** Current prices, categories, delivery methods and taxes of a cart, as far as these promotions need them. */
export async function readOrderToPrice(
  db: Db | Tx,
  cart: Omit<CartToPrice, 'codes' | 'confirmedEmail'>,
  promotions: readonly Promotion[],
): Promise<Omit<OrderToPrice, 'giftCard'>> {
  const { known = {} } = cart
  const items = known.items ?? (await readSellableItems(db, [...new Set(cart.lines.map(({ sku }) => sku))]))
  return {
    ...(known.rules ?? (await ask(db, priceRulesQuestion(db, cart)))),
    lines: await linesToPrice(db, cart.lines, items, promotions),
    deliveryMethodId: cart.deliveryMethodId,
  }
}

/** Merges lines of the same SKU and leaves out what isn't on sale. */
async function linesToPrice(
  db: Db | Tx,
  lines: CartToPrice['lines'],
  items: readonly SellableItem[],
  promotions: readonly Promotion[],
): Promise<LineToPrice[]> {
  const categories = await categoriesByProduct(db, items, promotions)
  const quantities = new Map<string, number>()
  for (const { sku, quantity } of lines) quantities.set(sku, (quantities.get(sku) ?? 0) + quantity)
  return [...quantities].flatMap(([sku, quantity]) => {
    const item = items.find(one => one.sku === sku)
    if (!item) return []
    const { unitPrice, weight, productId, taxClassId } = item
    return [{ sku, quantity, unitPrice, weight, taxClassId, categories: categories.get(productId) ?? [] }]
  })
}

/** Reads only categories that promotions name, so usually nothing. */
async function categoriesByProduct(
  db: Db | Tx,
  items: readonly SellableItem[],
  promotions: readonly Promotion[],
): Promise<Map<number, number[]>> {
  const byProduct = new Map<number, number[]>()
  const named = promotions.flatMap(({ categoryId }) => (categoryId === null ? [] : [categoryId]))
  if (named.length === 0 || items.length === 0) return byProduct
  const productIds = items.map(({ productId }) => productId)
  for (const { productId, categoryId } of await readProductCategories(db, productIds, named))
    byProduct.set(productId, [...(byProduct.get(productId) ?? []), categoryId])
  return byProduct
}
