import type { AnyLanguage } from '../../values/languages.ts'
import type { PageSize } from './page-size.ts'

/** Everything that a document prints, already worded. Stored when it is issued, and never changed. */
export interface DocumentContent {
  /** The version of the layout that prints it. */
  layout: 1
  /** Of its parties, in ISO 3166-1. */
  countries: { seller: string; buyer: string }
  language: AnyLanguage
  pageSize: PageSize
  /** ISO 4217. */
  currency: string
  issuedAt: string
  /** Such as "Invoice 000001". */
  title: string
  /** The shop's wordmark. */
  brand: string
  /** Name, address and tax ID. */
  seller: string[]
  buyerLabel: string
  buyer: string[]
  facts: DocumentFact[]
  /** The headings of item, quantity, price and amount. */
  columns: [string, string, string, string]
  lines: DocumentLine[]
  totals: DocumentTotal[]
  /** How the money was or will be paid; null if there is nothing to say. */
  note: { title: string; lines: string[] } | null
  /** By page, such as "Page 1 of 2"; `{page}` and `{pages}` stand for the numbers. */
  pageLabel: string
}

export interface DocumentFact {
  name: string
  value: string
}

export interface DocumentLine {
  title: string
  /** Options and SKU, or empty. */
  detail: string
  quantity: string
  price: string
  amount: string
}

export interface DocumentTotal {
  label: string
  amount: string
  isStrong: boolean
}
