import type { Order, OrderTax } from '../../orders/order.ts'
import type { Settings } from '../../running/settings/settings.ts'
import type { Amount } from '../../values/money.ts'
import type { Amendment } from './amendment.ts'
import type { IssuedDocument } from './document.ts'
import type { DocumentContent } from './document-content.ts'

export interface InvoiceFacts {
  order: Order
  settings: Settings
  /** Line by line, for transfers. */
  bankAccount: readonly string[]
  number: number
  issuedAt: string
}

/** The items, delivery, or both that a refund pays for. */
export interface CreditedItems {
  /** Null if the merchant refunded them without a return. */
  returnNumber: string | null
  lines: readonly { title: string; options: string; sku: string; quantity: number; amount: Amount }[]
  /** Of what delivery cost. */
  delivery: Amount
  /** For neither, such as goodwill. */
  extra: Amount
}

export interface CreditNoteFacts {
  order: Order
  settings: Settings
  invoice: Pick<IssuedDocument, 'number' | 'issuedAt'>
  number: number
  issuedAt: string
  amount: Amount
  /** Within the amount. */
  taxes: readonly OrderTax[]
  /** The destination of the money; undefined if the credit note cancels the invoice. */
  refundedTo: 'payment' | 'gift-card' | undefined
  /** Undefined if the refund is for an amount alone. */
  items: CreditedItems | undefined
}

export interface AmendmentFacts {
  amendment: Amendment
  order: Order
  settings: Settings
  /** The one that it amends. */
  invoice: Pick<IssuedDocument, 'number' | 'issuedAt'>
  number: number
  issuedAt: string
}

/** Words documents in the shop's language, with the seller and the texts as they are now. */
export interface DocumentWriter {
  invoice(facts: InvoiceFacts): DocumentContent
  creditNote(facts: CreditNoteFacts): DocumentContent
  amendment(facts: AmendmentFacts): DocumentContent
}

let writer: DocumentWriter | undefined

/** Texts are above the business: a process that opens the shop's database says who words documents. */
export function setDocumentWriter(documents: DocumentWriter): void {
  writer = documents
}

/** Throws if the process has none. */
export function documentWriter(): DocumentWriter {
  if (!writer) throw new Error('nothing words documents: call setDocumentWriter')
  return writer
}
