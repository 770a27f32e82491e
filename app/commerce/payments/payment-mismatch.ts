import { currency } from '../money.ts'
import type { PaymentNews, ToldMoney, ToldRefund } from './payment-provider.ts'

export type MismatchReason = 'reference' | 'mode' | 'currency' | 'amount' | 'refund'

interface Expected {
  reference: string | null
  amount: number
  transactionId: string | null
}

/**
 * The first difference between a payment and what its provider says of it; undefined when they agree. What ends without money
 * need not agree about the money.
 */
export function mismatchOf(payment: Expected, news: PaymentNews): MismatchReason | undefined {
  if (news.reference !== payment.reference) return 'reference'
  if (!news.isOurMode) return 'mode'
  if (news.state === 'refused' || news.state === 'ended') return undefined
  if (news.currency !== currency) return 'currency'
  if (news.amount !== payment.amount) return 'amount'
  return undefined
}

/** Whether a refund is of this payment's money and no more than that. Until a payment is paid nobody knows its transaction. */
export function isRefundOf(payment: Expected, told: ToldRefund): boolean {
  const isItsMoney = payment.transactionId === null || payment.transactionId === told.transactionId
  return isItsMoney && isOurMoney(told) && told.amount > 0 && told.amount <= payment.amount
}

function isOurMoney(told: ToldMoney): boolean {
  return told.isOurMode && told.currency === currency
}
