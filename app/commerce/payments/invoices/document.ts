import type { Amount } from '../../values/money.ts'
import type { TaxParts } from './credit-note.ts'
import type { DocumentContent } from './document-content.ts'

export type DocumentKind = 'invoice' | 'credit-note'

/** An invoice or a credit note as it was issued. */
export interface IssuedDocument {
  id: number
  kind: DocumentKind
  /** Sequential within its kind, without gaps: Directive 2006/112/EC, article 226(2). */
  number: number
  orderId: number
  /** Of a credit note; null if it cancels the invoice. */
  refundId: number | null
  /** The edit of the order whose difference it states: Directive 2006/112/EC, article 219. */
  orderEditId: number | null
  /** ISO 8601. */
  issuedAt: string
  amount: Amount
  /** Of a credit note of a refund or cancellation; empty for all others. */
  taxParts: TaxParts
  content: DocumentContent
  /** Of the PDF, in hexadecimal; null until it is rendered. */
  sha256: string | null
}

/** Such as "000012". */
export function formatDocumentNumber(number: number): string {
  return String(number).padStart(6, '0')
}

/** Undefined for text that `formatDocumentNumber` doesn't return. */
export function parseDocumentNumber(text: string): number | undefined {
  const number = /^\d{6,9}$/.test(text) ? Number(text) : 0
  return number > 0 && formatDocumentNumber(number) === text ? number : undefined
}
