import type { Cents } from '../money.ts'

/** What a letter is about: names of rows, from which it is written later, and what no row says. */
export type LetterFacts =
  | { kind: 'order-confirmed'; orderId: number }
  | { kind: 'payment-received'; orderId: number }
  /** To the merchant. */
  | { kind: 'payment-mismatch'; mismatchId: number }
  | { kind: 'order-shipped'; orderId: number; parcelId: number }
  | { kind: 'order-cancelled'; orderId: number }
  | { kind: 'refunded'; orderId: number; amount: Cents }
  | { kind: 'return-asked'; returnId: number }
  | { kind: 'return-accepted'; returnId: number }
  | { kind: 'return-declined'; returnId: number }
  | { kind: 'withdrawal-receipt'; withdrawalId: number }
  | { kind: 'claim-received'; claimId: number }
  | { kind: 'claim-answered'; claimId: number }
  | { kind: 'back-in-stock-asked'; sku: string; requestId: number }
  | { kind: 'back-in-stock'; sku: string; requestId: number }
  | { kind: 'transfer-reminder'; orderId: number }
  | { kind: 'confirm-email'; visitorId: number; emailHash: string }
  | { kind: 'price-letters-asked'; token: string }
  /** The token ends such letters. */
  | { kind: 'price-dropped'; token: string; drops: PriceDrop[] }

/** What a wished product cost when it was wished or last told of, and what it costs now. */
export interface PriceDrop {
  productId: number
  from: Cents
  to: Cents
}

/** With a key the same event writes one letter, however often it is told. */
export type Letter = { to: string; onceKey?: string } & LetterFacts

/** What a mail program shows. */
export interface WrittenLetter {
  subject: string
  html: string
  plain: string
}
