import { type Amount, toAmount } from '../money.ts'
import type { Order } from './order.ts'

/** By payments and gift card, minus what was refunded. */
export function refundableAmount({
  paid,
  giftCard,
  refunded,
}: Pick<Order, 'paid' | 'giftCard' | 'refunded'>): Amount {
  return toAmount(Math.max(paid + giftCard - refunded, 0))
}
