import { prepared } from '../../db/prepared.ts'
import type { Schema, Tx } from '../../db/schema.ts'
import { removeHold } from '../holds/unpaid-hold-store.server.ts'
import { type OrderState, statesBefore } from './order.ts'

export interface Moving {
  who: string
  note: string
  now: Date
}

/** What an order had when it was moved. */
export interface MovedOrder {
  email: string
  paid: number
  refunded: number
}

/**
 * Moves an order to a state, and writes down who did it when. False, and nothing written, when it cannot come there from
 * where it is: the statement itself decides, so of two that move it at once one does.
 */
export async function moveOrder(tx: Tx, orderId: number, to: OrderState, moving: Moving): Promise<boolean> {
  return (await moveFrom(tx, orderId, { from: statesBefore(to), to }, moving)) !== undefined
}

/** The same from some states only, and where `unpaidUntil` is given only when its payment was due until then. */
export async function moveFrom(
  tx: Tx,
  orderId: number,
  { from, to, unpaidUntil }: { from: readonly OrderState[]; to: OrderState; unpaidUntil?: string },
  { who, note, now }: Moving,
): Promise<MovedOrder | undefined> {
  // Nothing comes back to where it began.
  if (from.length === 0) return undefined
  const at = now.toISOString()
  const moved = await tx
    .updateTable('customer_order')
    // Whatever has moved waits for no payment any more.
    .set({ state: to, payment_due_at: null, ...(to === 'delivered' && { delivered_at: at }) })
    .where('id', '=', orderId)
    .where('state', 'in', [...from])
    .$if(unpaidUntil !== undefined, query => query.where('payment_due_at', '<=', unpaidUntil!))
    .returning(['email', 'paid', 'refunded'])
    .executeTakeFirst()
  if (!moved) return undefined
  await removeHold(tx, orderId)
  await noteMove(tx, { order_id: orderId, state: to, at, who, note })
  return moved
}

/** Writes down something about an order that moves it nowhere. */
export async function noteOnOrder(tx: Tx, orderId: number, { who, note, now }: Moving): Promise<void> {
  const { state } = await tx
    .selectFrom('customer_order')
    .select('state')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  await noteMove(tx, { order_id: orderId, state, at: now.toISOString(), who, note })
}

/** Writes down a move that was made otherwise: an order's first. */
export async function noteMove(tx: Tx, move: Omit<Schema['order_move'], 'id'>): Promise<void> {
  await insertMove(tx, move)
}

const insertMove = prepared((db, { order_id, state, at, who, note }: Omit<Schema['order_move'], 'id'>) =>
  db.insertInto('order_move').values({ order_id, state, at, who, note }),
)
