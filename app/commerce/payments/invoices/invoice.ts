import { bankTransferName, type Order } from '../../orders/order.ts'
import type { Settings } from '../../running/settings/settings.ts'
import { nonEmptyLines } from '../../values/non-empty-lines.ts'

/** The balance due, in minor units; 0 unless the order awaits payment. */
export function balanceDue({
  state,
  due,
  ...order
}: Pick<Order, 'state' | 'due' | 'paid' | 'excessRefunded'>): number {
  return state === 'placed' ? due - countedPayments(order) : 0
}

/** The payments that count toward the total: without what an edit gave back. */
export function countedPayments({ paid, excessRefunded }: Pick<Order, 'paid' | 'excessRefunded'>): number {
  return paid - excessRefunded
}

/** Once the order is paid, or if the invoice says how to pay it. */
export function canHaveInvoice({ state, payment }: Pick<Order, 'state' | 'payment'>): boolean {
  if (state === 'placed') return payment === bankTransferName
  return state !== 'canceled'
}

/** Name, address and tax ID. Falls back to the shop's name and address. */
export function sellerLines({ invoiceSeller, shopName, address, email, taxId }: Settings): string[] {
  const seller = invoiceSeller || [shopName, address, email].join('\n')
  return [...nonEmptyLines(seller), ...nonEmptyLines(taxId)]
}
