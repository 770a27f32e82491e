import type { Order } from './order.ts'

export type RefundTarget = 'payment' | 'gift-card' | 'both'

/** Where refunds of an order go: back to what paid for it. */
export function refundTarget({ paid, giftCard }: Pick<Order, 'paid' | 'giftCard'>): RefundTarget {
  if (giftCard === 0) return 'payment'
  return paid > 0 ? 'both' : 'gift-card'
}
