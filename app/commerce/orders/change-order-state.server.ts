import type { CompiledQuery } from 'kysely'
import type { Schema, Tx } from '#db/schema/schema.ts'
import { prepared } from '#db/statements/prepared.ts'
import { removeHold } from '../cart/holds/unpaid-hold-store.server.ts'
import { type Actor, storedActor } from '../values/actor.ts'
import { type Amount, toAmount } from '../values/money.ts'
import { type OrderState, orderStatesBefore } from './order.ts'
import { type NewOrderNote, noteColumns } from './order-note.ts'
import { noteOrderChange, noteSale } from './sales/sales-change-store.server.ts'

export interface OrderStateChange {
  actor: Actor
  note: NewOrderNote | null
  now: Date
}

export interface ChangedOrder {
  email: string
  paid: Amount
  giftCard: Amount
  refunded: Amount
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

interface StateMove {
  from: readonly OrderState[]
  to: OrderState
  /** Only if its payment was due by then. */
  dueBefore?: string
  /** Only if none of it has shipped. */
  isUnshipped?: true
}

/** The same, only from these states. */
export async function changeOrderStateFrom(
  tx: Tx,
  orderId: number,
  { from, to, dueBefore, isUnshipped }: StateMove,
  { actor, note, now }: OrderStateChange,
): Promise<ChangedOrder | undefined> {
  // No state leads to `placed`.
  if (from.length === 0) return undefined
  const at = now.toISOString()
  const changed = await tx
    .updateTable('customer_order')
    // Only `placed` has a deadline.
    .set(({ fn, val }) => ({
      state: to,
      payment_due_at: null,
      ...(to === 'paid' && { paid_at: fn.coalesce('paid_at', val(at)) }),
      ...(to === 'delivered' && { delivered_at: at }),
    }))
    .where('id', '=', orderId)
    .where('state', 'in', [...from])
    .$if(dueBefore !== undefined, query => query.where('payment_due_at', '<=', dueBefore!))
    .$if(isUnshipped === true, query =>
      query.where(
        'id',
        'not in',
        tx.selectFrom('shipment').select('order_id').where('order_id', '=', orderId),
      ),
    )
    .returning(['email', 'paid', 'paid_at', 'gift_card', 'refunded'])
    .executeTakeFirst()
  if (!changed) return undefined
  await removeHold(tx, orderId)
  if (to === 'paid') await noteSale(tx, changed.paid_at!)
  if (to === 'canceled') await noteOrderChange(tx, orderId)
  await addOrderEvent(tx, { order_id: orderId, state: to, at, actor, note })
  const { email, paid, gift_card: giftCard, refunded } = changed
  return { email, paid: toAmount(paid), giftCard: toAmount(giftCard), refunded: toAmount(refunded) }
}

/**
 * Moves an order back, as no transition does: when its last change is undone, when a part of it ships and the rest is to pack
 * again, or when an edit makes it cost more. Undefined if it is in another state.
 */
export async function takeBackOrderState(
  tx: Tx,
  orderId: number,
  { from, to }: { from: readonly OrderState[]; to: OrderState },
  { actor, note, now }: OrderStateChange,
): Promise<Pick<ChangedOrder, 'email'> | undefined> {
  const changed = await tx
    .updateTable('customer_order')
    .set({ state: to })
    .where('id', '=', orderId)
    .where('state', 'in', [...from])
    .returning('email')
    .executeTakeFirst()
  if (!changed) return undefined
  await addOrderEvent(tx, { order_id: orderId, state: to, at: now.toISOString(), actor, note })
  return changed
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

type NewOrderEvent = Pick<Schema['order_event'], 'order_id' | 'state' | 'at'> & {
  actor: Actor
  note: NewOrderNote | null
}

export async function addOrderEvent(tx: Tx, event: NewOrderEvent): Promise<void> {
  await tx.executeQuery(orderEventWrite(tx, event))
}

export function orderEventWrite(tx: Tx, { actor, note, ...event }: NewOrderEvent): CompiledQuery {
  return insertOrderEvent.with(tx, { ...event, ...noteColumns(note), ...storedActor(actor) })
}

const insertOrderEvent = prepared((db, event: Omit<Schema['order_event'], 'id'>) =>
  db.insertInto('order_event').values({
    ...{ order_id: event.order_id, state: event.state, at: event.at, note: event.note },
    ...{ actor: event.actor, actor_name: event.actor_name, staff_id: event.staff_id },
    ...{ edit_id: event.edit_id, shipment_id: event.shipment_id, return_id: event.return_id },
    ...{ claim_id: event.claim_id, withdrawal_id: event.withdrawal_id, card_ending: event.card_ending },
  }),
)
