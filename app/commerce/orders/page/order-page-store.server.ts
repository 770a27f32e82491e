import type { Db } from '#db/schema/schema.ts'
import { type Actor, actorColumnNames, toActor } from '../../values/actor.ts'
import { type Amount, toAmount } from '../../values/money.ts'

export interface PageRefund {
  id: number
  amount: Amount
  /** The merchant's own words. */
  note: string
  /** Null for the gift card. */
  paymentId: number | null
  /** The provider it goes to; null for the gift card. */
  provider: string | null
  createdAt: string
  doneAt: string | null
  failedAt: string | null
  lastError: string | null
}

/** Oldest first. */
export async function readRefunds(db: Db, orderId: number): Promise<PageRefund[]> {
  const rows = await db
    .selectFrom('refund')
    .leftJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['refund.id', 'refund.amount', 'refund.note', 'payment.provider', 'created_at as createdAt'])
    .select([
      'payment_id as paymentId',
      'done_at as doneAt',
      'failed_at as failedAt',
      'last_error as lastError',
    ])
    .where('refund.order_id', '=', orderId)
    .orderBy('refund.id')
    .execute()
  return rows.map(row => ({ ...row, amount: toAmount(row.amount) }))
}

/** A refund that the merchant decided on. */
export interface PageItemRefund {
  id: number
  reason: string
  amount: Amount
  at: string
  actor: Actor
  lines: { orderLineId: number; quantity: number; isRestocked: boolean }[]
}

/** Oldest first; one query. */
export async function readItemRefunds(db: Db, orderId: number): Promise<PageItemRefund[]> {
  const rows = await db
    .selectFrom('item_refund')
    .leftJoin('item_refund_line', 'item_refund_id', 'item_refund.id')
    .select(['item_refund.id', 'reason', 'item_refund.amount', 'at', ...actorColumnNames])
    .select(['order_line_id as orderLineId', 'quantity', 'restocked'])
    .where('order_id', '=', orderId)
    .orderBy('item_refund.id')
    .orderBy('order_line_id')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id).values()].map(([first, ...rest]) => ({
    ...{ id: first!.id, reason: first!.reason, amount: toAmount(first!.amount), at: first!.at },
    actor: toActor(first!),
    lines: [first!, ...rest].flatMap(({ orderLineId, quantity, restocked }) =>
      orderLineId === null ? [] : [{ orderLineId, quantity: quantity!, isRestocked: restocked === 1 }],
    ),
  }))
}

export interface PagePayment {
  id: number
  provider: string
  state: string
  amount: Amount
  settledAt: string | null
}

/** Oldest first. */
export async function readPagePayments(db: Db, orderId: number): Promise<PagePayment[]> {
  const rows = await db
    .selectFrom('payment')
    .select(['id', 'provider', 'state', 'amount', 'settled_at as settledAt'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map(row => ({ ...row, amount: toAmount(row.amount) }))
}

export interface PageDocument {
  kind: 'invoice' | 'credit-note'
  number: number
  amount: Amount
  issuedAt: string
}

/** Oldest first, without their content. */
export async function readPageDocuments(db: Db, orderId: number): Promise<PageDocument[]> {
  const rows = await db
    .selectFrom('document')
    .select(['kind', 'number', 'amount', 'issued_at as issuedAt'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map(row => ({ ...row, amount: toAmount(row.amount) }))
}
