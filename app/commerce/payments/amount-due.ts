import type { OrderBalance } from './payment-store.server.ts'

/** The amount still to be paid; negative if more was paid. */
export function amountDue({
  total,
  giftCard,
  paid,
  editRefunded,
}: Pick<OrderBalance, 'total' | 'giftCard' | 'paid' | 'editRefunded'>): number {
  return total - giftCard - paid + editRefunded
}
