import type { Order } from '../orders/order.ts'
import { bankTransfer } from '../payments/bank-transfer.ts'
import type { Settings } from '../settings/settings.ts'

export interface Invoice {
  /** Sequential, without gaps: Directive 2006/112/EC, article 226(2). */
  number: number
  issuedAt: string
}

export function formatInvoiceNumber({ number }: Pick<Invoice, 'number'>): string {
  return String(number).padStart(6, '0')
}

/** The balance due, in minor units; 0 unless the order awaits payment. */
export function balanceDue({ state, due, paid }: Pick<Order, 'state' | 'due' | 'paid'>): number {
  return state === 'placed' ? due - paid : 0
}

/** Once the order is paid, or if the invoice says how to pay it. */
export function canHaveInvoice({ state, payment }: Pick<Order, 'state' | 'payment'>): boolean {
  if (state === 'placed') return payment === bankTransfer.name
  return state !== 'canceled'
}

export interface Seller {
  lines: string[]
  /** Such as "VAT ID DE123456789"; empty if there is none. */
  taxId: string
}

/** Falls back to the shop's name and address. */
export function sellerOf({ invoiceSeller, shopName, address, email, taxId }: Settings): Seller {
  const lines = (invoiceSeller || [shopName, address, email].join('\n')).split('\n').map(line => line.trim())
  return { lines: lines.filter(line => line !== ''), taxId }
}
