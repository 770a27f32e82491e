import type { Order } from './order.ts'

export type RefundTarget = 'payment' | 'gift-card' | 'both'

/** Refunds go back to what paid for the order. */
export function refundTarget({ paid, giftCard }: Pick<Order, 'paid' | 'giftCard'>): RefundTarget {
  if (giftCard === 0) return 'payment'
  return paid > 0 ? 'both' : 'gift-card'
}
