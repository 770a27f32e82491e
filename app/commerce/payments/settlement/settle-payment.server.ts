import type { Tx } from '#db/schema/schema.ts'
import { changeOrderState } from '../../orders/change-order-state.server.ts'
import { confirmOrder, confirmPayment } from '../../orders/confirm-order.server.ts'
import { orderEmailKey } from '../../orders/order-email-key.ts'
import { noteOrderChange } from '../../orders/sales/sales-change-store.server.ts'
import { dropUnsentEmail } from '../../running/outbox/email-store.server.ts'
import { type Actor, providerActor } from '../../values/actor.ts'
import { toAmount } from '../../values/money.ts'
import { amountDue } from '../amount-due.ts'
import { issueInvoice } from '../invoices/issue-invoice.server.ts'
import type { PaymentState } from '../payment-provider.ts'
import {
  addPaidAmount,
  changePaymentState,
  findOrderBalance,
  findPayment,
  type OrderBalance,
} from '../payment-store.server.ts'
import { recordProviderRefund } from '../refunds/record-provider-refund.server.ts'
import { requestRefund } from '../refunds/request-refund.server.ts'

interface SettlementOptions {
  now: Date
  /** The payment provider by default. */
  actor?: Actor
  /** The provider's id of the money. */
  transactionId?: string | null
}

/**
 * Changes the state of a payment, once, with all that follows: its money is added to the order, the order is paid once nothing
 * is due, and excess money is refunded. False if nothing changed.
 */
export async function settlePayment(
  tx: Tx,
  paymentId: number,
  state: PaymentState,
  { now, actor: givenActor, transactionId = null }: SettlementOptions,
): Promise<boolean> {
  const payment = await findPayment(tx, paymentId)
  if (!payment) return false
  // Locks the order first, like all that changes orders and payments together.
  const order = await findOrderBalance(tx, payment.orderId)
  if (!order || !(await changePaymentState(tx, paymentId, { state, transactionId }, now))) return false
  // The payment may take days, and shoppers should hear from us today.
  if (state === 'confirming' && order.state === 'placed') {
    await dropUnsentEmail(tx, orderEmailKey('payment-reminder', order.id))
    await confirmOrder(tx, order, now)
  }
  if (state !== 'paid') return true

  const { amount } = payment
  const actor = givenActor ?? providerActor(payment.provider)
  const beyondDue = amount - amountDue(order)
  const excess = Math.min(Math.max(beyondDue, 0), amount)
  await addPaidAmount(tx, order.id, { amount, excess })
  if (order.state === 'placed')
    await (beyondDue >= 0 ? markPaid(tx, order, { actor, now }) : noteOrderChange(tx, order.id))
  const refunded = await recordProviderRefund(tx, { ...payment, transactionId }, now)
  const toRefund = isClosed(order) ? amount : excess
  if (toRefund > refunded)
    await requestRefund(tx, order.id, {
      amount: toAmount(toRefund - refunded),
      purpose: { cause: isClosed(order) ? 'paid-after-cancellation' : 'paid-twice' },
      key: `unwanted-${paymentId}`,
      actor,
      now,
    })
  return true
}

async function markPaid(
  tx: Tx,
  order: OrderBalance,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  await changeOrderState(tx, order.id, 'paid', { actor, note: null, now })
  // Before emails are locked, like refunds.
  await issueInvoice(tx, order.id, now)
  await dropUnsentEmail(tx, orderEmailKey('payment-reminder', order.id))
  await confirmPayment(tx, order, now)
}

function isClosed({ state }: OrderBalance): boolean {
  return state === 'canceled' || state === 'refunded'
}
