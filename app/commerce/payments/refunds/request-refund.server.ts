import type { Tx } from '#db/schema/schema.ts'
import type { RefundPurpose } from '../../after-sale/refund-purpose.ts'
import { refundToGiftCard } from '../../selling/gift-cards/gift-card-store.server.ts'
import type { Actor } from '../../values/actor.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import { creditRefund } from '../invoices/issue-credit-note.server.ts'
import { findOrderBalance, readPayments } from '../payment-store.server.ts'
import { finishRefund } from './finish-refund.server.ts'
import { refundParts } from './refund-parts.ts'
import {
  addRefund,
  increaseRefunded,
  isRefundRecorded,
  readRefundableGiftCardAmount,
  readRefundedByPayment,
} from './refund-store.server.ts'

export interface RefundRequest {
  amount: Amount
  purpose: RefundPurpose
  /** Unique within the order: a repeated request refunds nothing more. */
  key: string
  actor: Actor
  now: Date
}

/**
 * Refunds an amount to the order's payments first and then to its gift card, which happens at once. False, with no effect, if
 * less than that is left to refund.
 */
export async function requestRefund(tx: Tx, orderId: number, request: RefundRequest): Promise<boolean> {
  const { amount, purpose, actor, now } = request
  // Locks the order against other payments and refunds.
  if (!(await findOrderBalance(tx, orderId)) || amount <= 0) return false
  const key = (index: number) => `${orderId}-${request.key}-${index}`
  if (await isRefundRecorded(tx, key(0))) return true
  const parts = refundParts(amount, {
    payments: await readPayments(tx, orderId),
    refunded: await readRefundedByPayment(tx, orderId),
    giftCard: await readRefundableGiftCardAmount(tx, orderId),
  })
  if (!parts || !(await increaseRefunded(tx, orderId, amount))) return false
  for (const [index, part] of parts.entries()) {
    const added = await addRefund(tx, { orderId, purpose, key: key(index), ...part }, now)
    if (part.paymentId !== null) continue
    // Before the gift card is locked, like the cancellation of an order.
    await creditRefund(tx, added, now)
    await refundToGiftCard(tx, orderId, toAmount(part.amount), now)
    await finishRefund(tx, added.id, { reference: null, actor, now })
  }
  return true
}
