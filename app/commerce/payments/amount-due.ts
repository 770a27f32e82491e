import type { OrderBalance } from './payment-store.server.ts'

/** The amount still to be paid; negative if more was paid. */
export function amountDue({
  total,
  giftCard,
  paid,
  excessRefunded,
}: Pick<OrderBalance, 'total' | 'giftCard' | 'paid' | 'excessRefunded'>): number {
  return total - giftCard - paid + excessRefunded
}
