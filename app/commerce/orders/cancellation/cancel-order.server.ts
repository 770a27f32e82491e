import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { restockOrder } from '../../catalog/stock/stock-ledger-store.server.ts'
import { cancelInvoice } from '../../payments/invoices/issue-credit-note.server.ts'
import { readRefundableGiftCardAmount } from '../../payments/refunds/refund-store.server.ts'
import { requestRefund } from '../../payments/refunds/request-refund.server.ts'
import { dropUnsentEmail } from '../../running/outbox/email-store.server.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { releaseQuote } from '../../selling/pricing/redeem-quote.server.ts'
import { type Actor, jobActor } from '../../values/actor.ts'
import { toAmount } from '../../values/money.ts'
import { type ChangedOrder, changeOrderStateFrom } from '../change-order-state.server.ts'
import { isOrderConfirmed } from '../confirm-order.server.ts'
import { lockOrder } from '../lock-order-store.server.ts'
import { cancelableStates, refundableAmount } from '../order.ts'
import { orderEmailKey } from '../order-email-key.ts'

const unpaidOrdersActor = jobActor('unpaid-orders')

export type CancelOrderResult = { ok: true } | { ok: false; reason: 'too-late' }

/**
 * Cancels an order: credits its invoice, restocks it, releases its promotions and gift card, and requests the refund of what was paid. Too late once
 * it is packed (for shoppers), or any of it has shipped. Canceling twice changes nothing.
 */
export async function cancelOrder(
  db: Db,
  orderId: number,
  { actor, now }: { actor: Actor; now: Date },
): Promise<CancelOrderResult> {
  return inOneCommit(db, async tx => {
    // A package that ships meanwhile is only seen by a statement after the lock.
    await lockOrder(tx, orderId)
    const change = { from: cancelableStates(actor.kind), to: 'canceled', isUnshipped: true } as const
    const canceled = await changeOrderStateFrom(tx, orderId, change, { actor, note: null, now })
    if (canceled) {
      await undoOrder(tx, orderId, canceled, { actor, now })
      return { ok: true }
    }
    const order = await tx
      .selectFrom('customer_order')
      .select('state')
      .where('id', '=', orderId)
      .executeTakeFirst()
    return order?.state === 'canceled' ? { ok: true } : { ok: false, reason: 'too-late' }
  })
}

/** Cancels an overdue order; false if it was paid, is not due yet or was canceled before. */
export async function cancelUnpaidOrder(db: Db, orderId: number, now: Date): Promise<boolean> {
  return inOneCommit(db, async tx => {
    const change = { from: ['placed'], to: 'canceled', dueBefore: now.toISOString() } as const
    const canceled = await changeOrderStateFrom(tx, orderId, change, {
      actor: unpaidOrdersActor,
      note: { code: 'not-paid-in-time' },
      now,
    })
    if (canceled) await undoOrder(tx, orderId, canceled, { actor: unpaidOrdersActor, now })
    return canceled !== undefined
  })
}

/** The ids of unpaid orders past their deadline, most overdue first. */
export async function readOverdueOrders(db: Db, now: Date, max: number): Promise<number[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select('id')
    .where('payment_due_at', '<=', now.toISOString())
    .where('state', '=', 'placed')
    .orderBy('payment_due_at')
    .orderBy('id')
    .limit(max)
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks rows in the same order as placing an order, which avoids deadlocks. */
async function undoOrder(
  tx: Tx,
  orderId: number,
  canceled: ChangedOrder,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  await cancelInvoice(tx, orderId, now)
  await dropUnsentEmail(tx, orderEmailKey('payment-reminder', orderId))
  const idempotencyKey = orderEmailKey('order-canceled', orderId)
  // The payment reminder already announced the cancellation.
  if (actor !== unpaidOrdersActor || (await isOrderConfirmed(tx, orderId)))
    await queueEmail(tx, { kind: 'order-canceled', orderId, to: canceled.email, idempotencyKey }, now)
  await restockOrder(tx, orderId, { actor, now })
  const amount = toAmount(refundableAmount(canceled) - (await readRefundableGiftCardAmount(tx, orderId)))
  await releaseQuote(tx, orderId, now)
  if (amount > 0)
    await requestRefund(tx, orderId, {
      amount,
      purpose: { cause: 'canceled' },
      key: `canceled-${orderId}`,
      actor,
      now,
    })
}
