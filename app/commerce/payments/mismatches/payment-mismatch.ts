import type { PaymentReport, RefundReport } from '../payment-provider.ts'

interface ExpectedPayment {
  reference: string | null
  amount: number
  currency: string
  transactionId: string | null
}

/** The first difference between a payment and its report; undefined if they match. Money counts only if some was paid. */
export function findMismatchReason(
  payment: ExpectedPayment,
  report: PaymentReport,
): MismatchReason | undefined {
  if (report.reference !== payment.reference) return 'reference'
  if (!report.isOurMode) return 'mode'
  if (report.state === 'declined' || report.state === 'ended') return undefined
  if (report.currency !== payment.currency) return 'currency'
  if (report.amount !== payment.amount) return 'amount'
  return undefined
}

/** Whether a refund is of this payment's money. Until a payment is paid, its transaction is unknown. */
export function isRefundOf(payment: ExpectedPayment, refund: RefundReport): boolean {
  const isSameMoney = payment.transactionId === null || payment.transactionId === refund.transactionId
  const isOurMoney = refund.isOurMode && refund.currency === payment.currency
  return isSameMoney && isOurMoney && refund.amount > 0 && refund.amount <= payment.amount
}

/** How a payment or refund differs from its provider's report. */
export type MismatchReason = 'reference' | 'mode' | 'currency' | 'amount' | 'refund'
