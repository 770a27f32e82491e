import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '#db/schema/schema.ts'
import type { Compensation } from '../../editing/changes/undo/undo-context.server.ts'
import { withdrawEmail } from '../../running/outbox/email-store.server.ts'
import type { Order } from '../order.ts'
import { readLockedOrder } from './edit-order.server.ts'
import { contentOf, type OrderContent } from './order-content.ts'
import { type OrderEdit, readOrderEdits } from './order-edit-store.server.ts'
import { type OrderEditRequest, planOrderEdit } from './plan-order-edit.ts'
import { readEditFacts } from './prepare-order-edit.server.ts'
import { orderEditEmailKey, writeOrderEdit } from './write-order-edit.server.ts'

/** Edits an order back, by another edit, unless it was changed since or money would move or has moved. */
export const compensateOrderEdit: Compensation = async (edit, { key, after }) => {
  const { tx } = edit
  const orderId = Number(after!.order_id)
  const order = await readLockedOrder(tx, orderId)
  const undone = (await readOrderEdits(tx, orderId)).find(({ id }) => id === Number(key.id))
  if (!undone || !isStillSo(order, undone)) return { ok: false, reason: 'not-now' }
  if (undone.refunded > 0) return { ok: false, reason: 'money-moved' }
  const plan = await planReverse(tx, order, undone.before)
  if (!plan.ok) return { ok: false, reason: plan.reason === 'sold-out' ? 'below-zero' : 'not-now' }
  if (plan.edit.refund + plan.edit.toGiftCard > 0) return { ok: false, reason: 'money-moved' }
  const isSilent = await withdrawEmail(tx, orderEditEmailKey(undone.id))
  await writeOrderEdit(edit, order, plan.edit, { isSilent })
  return { ok: true }
}

function isStillSo(order: Order, { after }: OrderEdit): boolean {
  return isDeepStrictEqual(contentOf(order), after)
}

async function planReverse(tx: Tx, order: Order, restores: OrderContent) {
  const quantityOf = (sku: string) => restores.lines.find(line => line.sku === sku)?.quantity ?? 0
  const request: OrderEditRequest = {
    quantities: new Map(order.lines.map(({ id, sku }) => [id, quantityOf(sku)])),
    added: restores.lines.filter(({ sku }) => !order.lines.some(line => line.sku === sku)),
    email: restores.email,
    address: restores.address,
    restores,
  }
  const facts = await readEditFacts(tx, order, request)
  // It was allowed before.
  return planOrderEdit(order, request, { ...facts, quantityLimit: Number.MAX_SAFE_INTEGER })
}
