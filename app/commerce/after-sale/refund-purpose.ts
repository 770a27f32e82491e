/** The purpose of a refund. `note` has the merchant's own words, which only people read. */
export type RefundPurpose =
  | { cause: 'canceled' | 'paid-after-cancellation' | 'paid-twice' | 'refunded-at-provider' }
  | { cause: 'returned'; returnId: number; arrivalId: number }
  | { cause: 'items'; itemRefundId: number }
  | { cause: 'edited'; orderEditId: number }
  | { cause: 'goodwill'; note: string }

export type RefundCause = RefundPurpose['cause']
