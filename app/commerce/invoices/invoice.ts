import type { Order } from '../orders/order.ts'
import { bankTransfer } from '../payments/bank-transfer.ts'

/** A number that was given to an order once and for all. */
export interface Invoice {
  /** Without a gap: Directive 2006/112/EC, article 226(2). */
  number: number
  issuedAt: string
}

/** As it stands on the paper. */
export function invoiceNumber({ number }: Pick<Invoice, 'number'>): string {
  return String(number).padStart(6, '0')
}

/** Whether an order has earned its invoice: it is paid, or the invoice says how to pay it. */
export function mayHaveInvoice({ state, payment }: Pick<Order, 'state' | 'payment'>): boolean {
  if (state === 'placed') return payment === bankTransfer.name
  return state !== 'cancelled'
}

/** Who sells, as an invoice has to say. */
export interface Seller {
  lines: string[]
  /** "VAT ID DE123456789"; empty where there is none. */
  taxId: string
}

export const sellerSettings = ['invoice_seller', 'tax_id', 'shop_name', 'address', 'email']

/** Reads the rows of `setting`. A merchant who has written nothing for invoices is named as on the pages. */
export function readSeller(rows: readonly { name: string; value: string }[]): Seller {
  const text = (name: string) => rows.find(row => row.name === name)?.value.trim() ?? ''
  const own = text('invoice_seller') || [text('shop_name'), text('address'), text('email')].join('\n')
  return {
    lines: own
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== ''),
    taxId: text('tax_id'),
  }
}
