import type { Db, Tx } from '#db/schema/schema.ts'
import { hasEmail } from '../running/outbox/email-store.server.ts'
import { type FirstEmail, firstEmail, queueEmail } from '../running/outbox/queue-email.server.ts'
import type { OrderForProof } from '../running/outbox/recipient-proof.ts'
import { orderEmailKey } from './order-email-key.ts'

interface OrderToConfirm {
  id: number
  email: string
}

/** Queues the confirmation of an order. Idempotent. */
export async function confirmOrder(tx: Tx, order: OrderToConfirm, now: Date): Promise<void> {
  await queueEmail(tx, confirmationOf(order), now)
}

/** The confirmation of an order that is being placed. */
export function newConfirmation(
  tx: Tx,
  order: OrderToConfirm,
  now: Date,
  asPlaced: OrderForProof,
): FirstEmail {
  return firstEmail(tx, confirmationOf(order), now, asPlaced)
}

function confirmationOf({ id, email }: OrderToConfirm) {
  const idempotencyKey = orderEmailKey('order-confirmed', id)
  return { kind: 'order-confirmed', orderId: id, to: email, idempotencyKey } as const
}

/** Whether a confirmation was queued. Stays false if its recipient's budget was used up. */
export async function isOrderConfirmed(db: Db | Tx, orderId: number): Promise<boolean> {
  return hasEmail(db, orderEmailKey('order-confirmed', orderId))
}

/** Confirms a paid order, or reports its payment if it was confirmed before. */
export async function confirmPayment(tx: Tx, order: OrderToConfirm, now: Date): Promise<void> {
  if (!(await isOrderConfirmed(tx, order.id))) return confirmOrder(tx, order, now)
  const idempotencyKey = orderEmailKey('payment-received', order.id)
  await queueEmail(tx, { kind: 'payment-received', orderId: order.id, to: order.email, idempotencyKey }, now)
}
