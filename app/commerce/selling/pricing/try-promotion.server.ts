import type { Db, Tx } from '#db/schema/schema.ts'
import type { Amount } from '../../values/money.ts'
import type { CodeRefusal } from '../promotions/code-refusal.ts'
import { eligibleItems, type Promotion, promotionRefusal } from '../promotions/promotion.ts'
import { readPromotions } from '../promotions/promotion-store.server.ts'
import { type CartToPrice, readOrderToPrice } from './price-cart.server.ts'
import { priceWithCodes } from './price-with-codes.ts'
import type { Quote } from './quote.ts'

export interface TriedPromotion {
  /** The cart without the promotion, and with it. Both have all other automatic promotions. */
  before: Quote
  after: Quote
  /** Why the promotion takes nothing off; null if it does. */
  refusal: CodeRefusal | null
  /** The items it is about: their number, and their price before discounts. */
  eligible: { units: number; worth: Amount }
  /** The time of both prices: now, or the start of a promotion that hasn't begun. */
  at: Date
}

/**
 * Prices a cart without and with a promotion that may not be saved yet; its id is 0 then. A code counts as entered. Writes
 * nothing.
 */
export async function tryPromotion(
  db: Db | Tx,
  promotion: Promotion,
  cart: Pick<CartToPrice, 'lines' | 'country' | 'region'>,
  now: Date,
): Promise<TriedPromotion> {
  const { startsAt, code } = promotion
  const at = startsAt !== null && startsAt > now.toISOString() ? new Date(startsAt) : now
  const others = (await readPromotions(db, [], null, at)).filter(({ id }) => id !== promotion.id)
  const order = await readOrderToPrice(db, { ...cart, deliveryMethodId: null }, [...others, promotion])
  const price = (promotions: readonly Promotion[], codes: readonly string[]) =>
    priceWithCodes(order, { promotions, cards: [] }, codes, at)
  const before = price(others, []).quote
  const after = price([...others, promotion], code === null ? [] : [code])
  const refusal = promotionRefusal(promotion, order.lines, at) ?? after.refusedCodes[0]?.reason
  const takesOff = after.quote.total < before.total
  return {
    before,
    after: after.quote,
    refusal: refusal ?? (takesOff ? null : 'no-savings'),
    eligible: eligibleItems(promotion, order.lines),
    at,
  }
}
