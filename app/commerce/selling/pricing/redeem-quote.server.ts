import type { Tx } from '#db/schema/schema.ts'
import { chargeGiftCard, refundToGiftCard } from '../gift-cards/gift-card-store.server.ts'
import { recordPromotionUse, releasePromotionUses } from '../promotions/promotion-store.server.ts'
import type { Quote } from './quote.ts'

export type RedeemResult = { ok: true } | { ok: false; reason: 'promotion-used-up' | 'gift-card-empty' }

/**
 * Records an order's promotion uses and charges its gift card, each by one conditional statement. A refusal leaves nothing
 * written. Call it after taking stock, so a popular promotion's row is locked only briefly.
 */
export async function redeemQuote(
  tx: Tx,
  orderId: number,
  quote: Quote,
  email: string,
  now: Date,
): Promise<RedeemResult> {
  // In a fixed order, so two orders with the same promotions never deadlock.
  const promotions = quote.discounts.map(({ promotionId }) => promotionId).toSorted((a, b) => a - b)
  for (const promotionId of promotions)
    if (!(await recordPromotionUse(tx, promotionId, orderId, email, now))) {
      await releasePromotionUses(tx, orderId)
      return { ok: false, reason: 'promotion-used-up' }
    }
  const { giftCard, currency } = quote
  if (giftCard && !(await chargeGiftCard(tx, { ...giftCard, currency }, orderId, now))) {
    await releasePromotionUses(tx, orderId)
    return { ok: false, reason: 'gift-card-empty' }
  }
  return { ok: true }
}

/**
 * Releases an order's promotion uses and refunds the rest of its gift card payment. Idempotent. Restock first, in the same
 * lock order as `redeemQuote`.
 */
export async function releaseQuote(tx: Tx, orderId: number, now: Date): Promise<void> {
  await releasePromotionUses(tx, orderId)
  await refundToGiftCard(tx, orderId, 'all', now)
}
