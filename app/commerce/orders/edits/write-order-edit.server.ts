import type { Tx } from '#db/schema/schema.ts'
import { renewHold } from '../../cart/holds/unpaid-hold-store.server.ts'
import { lockVariants } from '../../catalog/products/lock-variants-store.server.ts'
import { restockOrder, takeStock } from '../../catalog/stock/stock-ledger-store.server.ts'
import { ChangeRefused } from '../../editing/changes/change-set.ts'
import type { Edit } from '../../editing/changes/edit.server.ts'
import { amendInvoice } from '../../payments/invoices/amend-invoice.server.ts'
import { findInvoice } from '../../payments/invoices/document-store.server.ts'
import { issueInvoice } from '../../payments/invoices/issue-invoice.server.ts'
import { pairLines } from '../../payments/invoices/pair-lines.ts'
import { requestRefund } from '../../payments/refunds/request-refund.server.ts'
import { dropUnsentEmail } from '../../running/outbox/email-store.server.ts'
import { undoDelay } from '../../running/outbox/email-timing.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { refundToGiftCard } from '../../selling/gift-cards/gift-card-store.server.ts'
import { toAmount } from '../../values/money.ts'
import { addOrderNote, changeOrderStateFrom, takeBackOrderState } from '../change-order-state.server.ts'
import { confirmOrder, isOrderConfirmed } from '../confirm-order.server.ts'
import { unshippedLines } from '../fulfillment/part-shipment.ts'
import { readLinesToShip } from '../fulfillment/shipment-store.server.ts'
import type { Order } from '../order.ts'
import { orderEmailKey } from '../order-email-key.ts'
import { renewOrderTerms } from '../order-list/order-term-store.server.ts'
import type { NewOrderNote } from '../order-note.ts'
import { readEditableVariants } from './editable-variant-store.server.ts'
import { addOrderLine, deleteOrderLine, updateOrderLine } from './edited-line-store.server.ts'
import { addOrderEdit, replaceDiscountsAndTaxes, writeOrderContent } from './order-edit-store.server.ts'
import type { PlannedEdit } from './plan-order-edit.ts'

/** The name that steps are recorded under, with the id of the edit. */
const orderEditTable = 'order_edit'

/**
 * Writes a planned edit of a locked order. Locks rows in the order in which placing an order does: documents, emails, stock and
 * the gift card last. Emails the customer unless it is silent. Returns the id of the edit.
 */
export async function writeOrderEdit(
  edit: Edit,
  order: Order,
  planned: PlannedEdit,
  { isSilent = false }: { isSilent?: boolean } = {},
): Promise<number> {
  const { tx, actor, now } = edit
  const { id: orderId } = order
  const isInvoiced = (await findInvoice(tx, orderId)) !== undefined
  const id = await addOrderEdit(tx, orderId, planned, { actor, now })
  if (!(await writeOrderContent(tx, order, planned)))
    throw new ChangeRefused({ ok: false, reason: 'not-now' })
  await writeLines(tx, orderId, planned)
  await replaceDiscountsAndTaxes(tx, orderId, planned.after)
  await renewOrderTerms(tx, orderId)
  await renewHold(tx, orderId)
  await moveState(edit, order, planned, { code: 'order-edited', editId: id })
  if (isInvoiced) await amendInvoice(tx, { orderId, editId: id, ...planned }, now)
  const { refund, toGiftCard } = planned
  const purpose = { cause: 'edited', orderEditId: id } as const
  const request = { amount: refund, purpose, key: `edit-${id}`, actor, now }
  if (refund > 0 && !(await requestRefund(tx, orderId, request)))
    throw new Error(`order ${orderId}: nothing left to refund`)
  const facts = { kind: 'order-edited', orderId, refunded: toAmount(refund + toGiftCard) } as const
  const email = { ...facts, to: planned.after.email, idempotencyKey: orderEditEmailKey(id) }
  if (!isSilent) await queueEmail(tx, { ...email, delay: undoDelay }, now)
  await moveStock(edit, orderId, planned)
  if (toGiftCard > 0) await refundToGiftCard(tx, orderId, toGiftCard, now)
  edit.record({ table: orderEditTable, key: { id }, before: null, after: { id, order_id: orderId } })
  return id
}

export function orderEditEmailKey(editId: number): string {
  return `order-edited-${editId}`
}

async function writeLines(tx: Tx, orderId: number, { before, after }: PlannedEdit): Promise<void> {
  const pairs = pairLines(before, after)
  const added = pairs.flatMap(pair => (pair.before || !pair.after ? [] : [pair.after]))
  const variants = await readEditableVariants(tx, { skus: added.map(({ sku }) => sku) })
  for (const { sku, before: had, after: line } of pairs) {
    const isWritten = !line
      ? await deleteOrderLine(tx, orderId, sku)
      : !had || (await updateOrderLine(tx, orderId, line))
    if (!isWritten) throw new ChangeRefused({ ok: false, reason: 'less-than-shipped', sku })
  }
  for (const line of added) {
    const variant = variants.find(({ sku }) => sku === line.sku)
    if (!variant) throw new ChangeRefused({ ok: false, reason: 'sold-out', sku: line.sku })
    await addOrderLine(tx, orderId, line, variant)
  }
}

/** By what is due and what is left to ship afterwards. */
async function moveState(
  { tx, actor, now }: Edit,
  { id, state }: Order,
  { after, due }: PlannedEdit,
  note: NewOrderNote,
): Promise<void> {
  const change = { actor, note, now }
  if (due > 0 && state === 'paid') {
    await takeBackOrderState(tx, id, { from: ['paid'], to: 'placed' }, change)
  } else if (due === 0 && state === 'placed') {
    await changeOrderStateFrom(tx, id, { from: ['placed'], to: 'paid' }, change)
    await issueInvoice(tx, id, now)
    await dropUnsentEmail(tx, orderEmailKey('payment-reminder', id))
    if (!(await isOrderConfirmed(tx, id))) await confirmOrder(tx, { id, email: after.email }, now)
  } else if (unshippedLines(await readLinesToShip(tx, id)).length === 0) {
    await changeOrderStateFrom(tx, id, { from: ['paid'], to: 'shipped' }, change)
  } else {
    await addOrderNote(tx, id, change)
  }
}

/** Never sells more than there is. */
async function moveStock({ tx, actor, now }: Edit, orderId: number, planned: PlannedEdit): Promise<void> {
  const moved = pairLines(planned.before, planned.after).map(({ sku, before, after }) => ({
    sku,
    quantity: (after?.quantity ?? 0) - (before?.quantity ?? 0),
  }))
  await lockVariants(tx, { skus: moved.map(({ sku }) => sku) })
  const taken = await takeStock(
    tx,
    moved.filter(({ quantity }) => quantity > 0),
    orderId,
    { actor, now },
  )
  if (!taken.ok) throw new ChangeRefused({ ok: false, reason: 'sold-out', sku: taken.sku })
  const lines = moved.flatMap(({ sku, quantity }) => (quantity < 0 ? [{ sku, quantity: -quantity }] : []))
  if (lines.length > 0) await restockOrder(tx, orderId, { actor, now, lines })
}
