import { prepared } from '../../db/connection/prepared.ts'
import type { Schema, Tx } from '../../db/schema/schema.ts'
import { type Actor, actorText } from '../actor.ts'
import { removeHold } from '../holds/unpaid-hold-store.server.ts'
import { type OrderState, orderStatesBefore } from './order.ts'

export interface OrderStateChange {
  actor: Actor
  /** From `orderNote`, or empty. */
  note: string
  now: Date
}

export interface ChangedOrder {
  email: string
  paid: number
  refunded: number
}

/** Changes the state of an order and records the event. False if its current state does not allow that. */
export async function changeOrderState(
  tx: Tx,
  orderId: number,
  to: OrderState,
  change: OrderStateChange,
): Promise<boolean> {
  return (await changeOrderStateFrom(tx, orderId, { from: orderStatesBefore(to), to }, change)) !== undefined
}

/** The same, only from these states and, if `dueBefore` is given, only if its payment was due by then. */
export async function changeOrderStateFrom(
  tx: Tx,
  orderId: number,
  { from, to, dueBefore }: { from: readonly OrderState[]; to: OrderState; dueBefore?: string },
  { actor, note, now }: OrderStateChange,
): Promise<ChangedOrder | undefined> {
  // No state leads to `placed`.
  if (from.length === 0) return undefined
  const at = now.toISOString()
  const changed = await tx
    .updateTable('customer_order')
    // Only `placed` has a deadline.
    .set({ state: to, payment_due_at: null, ...(to === 'delivered' && { delivered_at: at }) })
    .where('id', '=', orderId)
    .where('state', 'in', [...from])
    .$if(dueBefore !== undefined, query => query.where('payment_due_at', '<=', dueBefore!))
    .returning(['email', 'paid', 'refunded'])
    .executeTakeFirst()
  if (!changed) return undefined
  await removeHold(tx, orderId)
  await addOrderEvent(tx, { order_id: orderId, state: to, at, actor, note })
  return changed
}

/** Moves an order back, as no transition does, when its last change is undone. False if it has moved on. */
export async function takeBackOrderState(
  tx: Tx,
  orderId: number,
  { from, to }: { from: OrderState; to: OrderState },
  { actor, note, now }: OrderStateChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customer_order')
    .set({ state: to })
    .where('id', '=', orderId)
    .where('state', '=', from)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await addOrderEvent(tx, { order_id: orderId, state: to, at: now.toISOString(), actor, note })
  return true
}

/** Adds an event that does not change the state. */
export async function addOrderNote(
  tx: Tx,
  orderId: number,
  { actor, note, now }: OrderStateChange,
): Promise<void> {
  const { state } = await tx
    .selectFrom('customer_order')
    .select('state')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  await addOrderEvent(tx, { order_id: orderId, state, at: now.toISOString(), actor, note })
}

type NewOrderEvent = Omit<Schema['order_event'], 'id' | 'actor'> & { actor: Actor }

export async function addOrderEvent(tx: Tx, { actor, ...event }: NewOrderEvent): Promise<void> {
  await insertOrderEvent(tx, { ...event, actor: actorText(actor) })
}

const insertOrderEvent = prepared(
  (db, { order_id, state, at, actor, note }: Omit<Schema['order_event'], 'id'>) =>
    db.insertInto('order_event').values({ order_id, state, at, actor, note }),
)
