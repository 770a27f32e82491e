import { createHash } from 'node:crypto'
import type { Order } from '../order.ts'
import type { OrderEditPlan } from './plan-order-edit.ts'

/** Differs as soon as anything differs that an edit builds on. */
export function orderVersion(order: Order): string {
  const { state, email, address, total, giftCard, paid, refunded } = order
  const lines = order.lines.map(line => [line.id, line.quantity, line.shipped, line.refunded])
  return shortHash([state, email, address, total, giftCard, paid, refunded, lines])
}

/** Of what a preview showed: an edit with another outcome is shown anew. */
export function planVersion(plan: OrderEditPlan): string {
  return shortHash(plan)
}

function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}
