/** How a payment or refund differs from its provider's report. */
export type MismatchReason = 'reference' | 'mode' | 'currency' | 'amount' | 'refund'
