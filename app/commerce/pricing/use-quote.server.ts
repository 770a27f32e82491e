import type { Tx } from '../../db/schema.ts'
import { putBackOnGiftCard, takeFromGiftCard } from '../gift-cards/gift-card-store.server.ts'
import { countPromotion, freePromotions } from '../promotions/promotion-store.server.ts'
import type { Quote } from './quote.ts'

export type QuoteUse = { ok: true } | { ok: false; because: 'promotion-used-up' | 'gift-card-empty' }

/**
 * Counts the promotions of an order and takes its part from the gift card, each by one statement that also decides whether it can
 * be had. A refusal leaves nothing written. Comes after the stock was taken: a promotion that all orders use is held for a moment
 * only.
 */
export async function useQuote(
  tx: Tx,
  orderId: number,
  quote: Quote,
  email: string,
  now: Date,
): Promise<QuoteUse> {
  // Always in the same order, so that two orders with the same two promotions never wait for each other.
  const promotions = quote.discounts.map(({ promotionId }) => promotionId).toSorted((a, b) => a - b)
  for (const promotionId of promotions)
    if (!(await countPromotion(tx, promotionId, orderId, email, now))) {
      await freePromotions(tx, orderId)
      return { ok: false, because: 'promotion-used-up' }
    }
  const { giftCard } = quote
  if (giftCard && !(await takeFromGiftCard(tx, giftCard.id, giftCard.amount, orderId, now))) {
    await freePromotions(tx, orderId)
    return { ok: false, because: 'gift-card-empty' }
  }
  return { ok: true }
}

/**
 * Frees what an order used of promotions and puts back what it took from a gift card and does not have back yet; a second time
 * does nothing. Where stock is given back too, that comes first, as in `useQuote`.
 */
export async function giveBackQuote(tx: Tx, orderId: number, now: Date): Promise<void> {
  await freePromotions(tx, orderId)
  await putBackOnGiftCard(tx, orderId, 'all', now)
}
