import { createHash } from 'node:crypto'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { OrderEditRefusal } from '../../after-sale/order-edit-refusal.ts'
import { change } from '../../editing/changes/change.server.ts'
import { causeBy } from '../../editing/changes/change-set.ts'
import type { Edit } from '../../editing/changes/edit.server.ts'
import type { Actor } from '../../values/actor.ts'
import { lockOrder } from '../lock-order-store.server.ts'
import type { Order } from '../order.ts'
import { readOrderById } from '../order-store.server.ts'
import type { OrderEditPlan } from './plan-order-edit.ts'
import { prepareOrderEdit, type TypedOrderEdit } from './prepare-order-edit.server.ts'
import { writeOrderEdit } from './write-order-edit.server.ts'

export interface OrderEditCommand extends TypedOrderEdit {
  /** The same key edits once. */
  key: string
  /** Of the order and the outcome that the preview showed. */
  seen: { order: string; plan: string }
  actor: Actor
  now: Date
}

interface OrderEditMoney {
  /** To payments and gift card. */
  refunded: number
  due: number
}

export type EditOrderResult =
  | ({ ok: true; changeSet: number | null } & OrderEditMoney)
  /** Somebody changed the order, or prices and stock changed, since the preview. */
  | { ok: false; reason: 'order-changed' | 'outcome-changed' }
  | { ok: false; reason: OrderEditRefusal; sku?: string }

type Edited = ({ ok: true } & OrderEditMoney) | Extract<EditOrderResult, { ok: false }>

/**
 * Changes lines, address and email of an order that isn't packed, as the preview showed it: moves stock, refunds what it costs
 * less, asks for what it costs more, and emails the customer after a minute.
 */
export async function editOrder(
  db: Db,
  orderId: number,
  { key, seen, actor, now, ...typed }: OrderEditCommand,
): Promise<EditOrderResult> {
  const origin = { actor, reason: '', cause: causeBy(actor), key: `order-edit-${orderId}-${key}`, now }
  const edited = await change(db, origin, edit => editAsSeen(edit, orderId, typed, seen))
  if (!edited.ok) return edited as Extract<EditOrderResult, { ok: false }>
  const { refunded, due } = edited.result
  return { ok: true, changeSet: edited.changeSet, refunded, due }
}

async function editAsSeen(
  edit: Edit,
  orderId: number,
  typed: TypedOrderEdit,
  seen: OrderEditCommand['seen'],
): Promise<Edited> {
  const order = await readLockedOrder(edit.tx, orderId)
  if (orderVersion(order) !== seen.order) return { ok: false, reason: 'order-changed' }
  const plan = await prepareOrderEdit(edit.tx, order, typed)
  if (!plan.ok) return plan
  if (planVersion(plan) !== seen.plan) return { ok: false, reason: 'outcome-changed' }
  await writeOrderEdit(edit, order, plan.edit)
  return { ok: true, refunded: plan.edit.refund + plan.edit.toGiftCard, due: plan.edit.due }
}

/** The order as nobody else changes it until the transaction ends. */
export async function readLockedOrder(tx: Tx, orderId: number): Promise<Order> {
  await lockOrder(tx, orderId)
  return (await readOrderById(tx, orderId))!
}

/** A preview of an edit, and the versions that it shows. */
export async function previewOrderEdit(
  db: Db,
  order: Order,
  typed: TypedOrderEdit,
): Promise<{ plan: OrderEditPlan; seen: OrderEditCommand['seen'] }> {
  const plan = await prepareOrderEdit(db, order, typed)
  return { plan, seen: { order: orderVersion(order), plan: planVersion(plan) } }
}

/** Differs as soon as anything differs that an edit builds on. */
function orderVersion(order: Order): string {
  const { state, email, address, total, giftCard, paid, refunded } = order
  const lines = order.lines.map(line => [line.id, line.quantity, line.shipped, line.refunded])
  return shortHash([state, email, address, total, giftCard, paid, refunded, lines])
}

/** Of what a preview showed: an edit with another outcome is shown anew. */
function planVersion(plan: OrderEditPlan): string {
  return shortHash(plan)
}

function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}
