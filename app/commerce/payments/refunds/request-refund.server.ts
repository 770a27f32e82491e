import type { Tx } from '#db/schema/schema.ts'
import type { RefundPurpose } from '../../after-sale/refund-purpose.ts'
import type { Actor } from '../../values/actor.ts'
import type { Amount } from '../../values/money.ts'
import type { CreditedRefund } from '../invoices/issue-credit-note.server.ts'
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
  /** Adds what came back to the stock, whatever is refunded: after documents and emails, before the gift card is locked. */
  restock?: () => Promise<void>
}

/**
 * Refunds an amount to the order's payments first and then to its gift card, which happens at once. False, with no effect, if
 * less than that is left to refund.
 */
export async function requestRefund(tx: Tx, orderId: number, request: RefundRequest): Promise<boolean> {
  const { actor, now, restock = async () => {} } = request
  const { isRequested, toGiftCard } = await addRefunds(tx, orderId, request)
  if (toGiftCard) await finishRefund(tx, toGiftCard.id, { reference: null, actor, now, restock })
  else await restock()
  return isRequested
}

interface RequestedRefunds {
  isRequested: boolean
  /** The part that goes to the gift card. */
  toGiftCard?: CreditedRefund | undefined
}

async function addRefunds(tx: Tx, orderId: number, request: RefundRequest): Promise<RequestedRefunds> {
  const { amount, purpose, now } = request
  // Locks the order against other payments and refunds.
  if (!(await findOrderBalance(tx, orderId)) || amount <= 0) return { isRequested: false }
  const key = (index: number) => `${orderId}-${request.key}-${index}`
  if (await isRefundRecorded(tx, key(0))) return { isRequested: true }
  const parts = refundParts(amount, {
    payments: await readPayments(tx, orderId),
    refunded: await readRefundedByPayment(tx, orderId),
    giftCard: await readRefundableGiftCardAmount(tx, orderId),
  })
  if (!parts || !(await increaseRefunded(tx, orderId, amount))) return { isRequested: false }
  const added: CreditedRefund[] = []
  for (const [index, part] of parts.entries())
    added.push(await addRefund(tx, { orderId, purpose, key: key(index), ...part }, now))
  return { isRequested: true, toGiftCard: added.find(({ paymentId }) => paymentId === null) }
}
