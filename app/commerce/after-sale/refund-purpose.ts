/** What a refund is for. The merchant's own words are in `note`, which nothing reads but people. */
export type RefundPurpose =
  | { cause: 'canceled' | 'paid-after-cancellation' | 'paid-twice' | 'refunded-at-provider' }
  | { cause: 'returned'; returnId: number; arrivalId: number }
  | { cause: 'items'; itemRefundId: number }
  | { cause: 'edited'; orderEditId: number }
  | { cause: 'goodwill'; note: string }

export type RefundCause = RefundPurpose['cause']
