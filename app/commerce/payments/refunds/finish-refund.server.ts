import type { Tx } from '#db/schema/schema.ts'
import { changeOrderState } from '../../orders/change-order-state.server.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { refundToGiftCard } from '../../selling/gift-cards/gift-card-store.server.ts'
import type { Actor } from '../../values/actor.ts'
import { toAmount } from '../../values/money.ts'
import { formatDocumentNumber } from '../invoices/document.ts'
import { creditRefund } from '../invoices/issue-credit-note.server.ts'
import { findOrderBalance } from '../payment-store.server.ts'
import { creditedColumns, lockOrderOfRefund, readRefundableGiftCardAmount } from './refund-store.server.ts'

interface FinishedRefund {
  reference: string | null
  actor: Actor
  now: Date
  /** Runs before the gift card is locked. */
  restock?: () => Promise<void>
}

/**
 * Marks a refund as done, issues its credit note, emails the shopper, and gives the gift card its part. Locks rows in the order in which
 * placing an order does. False if it was done before.
 */
export async function finishRefund(
  tx: Tx,
  refundId: number,
  { reference, actor, now, restock }: FinishedRefund,
): Promise<boolean> {
  await lockOrderOfRefund(tx, refundId)
  const refund = await tx
    .updateTable('refund')
    .set({ done_at: now.toISOString(), failed_at: null, last_error: null, ...(reference && { reference }) })
    .where('id', '=', refundId)
    .where('done_at', 'is', null)
    .returning(creditedColumns)
    .executeTakeFirst()
  if (!refund) return false
  const creditNote = await creditRefund(tx, { ...refund, amount: toAmount(refund.amount) }, now)
  const order = (await findOrderBalance(tx, refund.orderId))!
  const email = {
    ...({ kind: 'refunded', orderId: order.id, amount: toAmount(refund.amount) } as const),
    ...(refund.paymentId === null && ({ refundedTo: 'gift-card' } as const)),
    ...(refund.arrivalId !== null && { arrivalId: refund.arrivalId }),
    ...(creditNote && { creditNote: formatDocumentNumber(creditNote.number) }),
  }
  await queueEmail(tx, { ...email, to: order.email, idempotencyKey: `refunded-${refundId}` }, now)
  await restock?.()
  if (refund.paymentId === null) await refundToGiftCard(tx, order.id, toAmount(refund.amount), now)
  if (refund.cause !== 'edited' && order.refunded >= order.paid && (await isFullyRefunded(tx, order.id)))
    await changeOrderState(tx, order.id, 'refunded', { actor, note: null, now })
  return true
}

/** Whether no refund is pending and the gift card got back all it paid. */
async function isFullyRefunded(tx: Tx, orderId: number): Promise<boolean> {
  const pending = await tx
    .selectFrom('refund')
    .select('id')
    .where('order_id', '=', orderId)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return !pending && (await readRefundableGiftCardAmount(tx, orderId)) <= 0
}
