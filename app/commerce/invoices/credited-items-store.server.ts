import type { Tx } from '../../db/schema/schema.ts'
import { sumOf, toAmount } from '../money.ts'
import type { CreditedItems } from './credit-note-content.server.ts'

/** The items that a refund is for: of a return, or those that the merchant chose. Undefined for other refunds. */
export async function findCreditedItems(
  tx: Tx,
  { returnId, itemRefundId }: { returnId: number | null; itemRefundId: number | null },
): Promise<CreditedItems | undefined> {
  if (returnId !== null) return findReturned(tx, returnId)
  return itemRefundId === null ? undefined : findRefunded(tx, itemRefundId)
}

async function findReturned(tx: Tx, id: number): Promise<CreditedItems | undefined> {
  const lines = toLines(await returnedLines(tx, id))
  if (lines.length === 0) return undefined
  const { amount, number } = await tx
    .selectFrom('order_return')
    .select(['amount', 'number'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const delivery = toAmount(Math.max(amount - sumOf(lines.map(line => line.amount)), 0))
  return { returnNumber: number, lines, delivery, extra: toAmount(0) }
}

async function findRefunded(tx: Tx, id: number): Promise<CreditedItems | undefined> {
  const lines = toLines(await refundedLines(tx, id))
  const { amount, delivery } = await tx
    .selectFrom('item_refund')
    .select(['amount', 'delivery'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (lines.length === 0 && delivery === 0) return undefined
  const extra = toAmount(amount - delivery - sumOf(lines.map(line => line.amount)))
  return { returnNumber: null, lines, delivery: toAmount(delivery), extra }
}

function toLines<Row extends { amount: number }>(rows: readonly Row[]) {
  return rows.map(row => ({ ...row, amount: toAmount(row.amount) }))
}

async function returnedLines(tx: Tx, id: number) {
  return tx
    .selectFrom('order_return')
    .innerJoin('order_return_line', 'return_id', 'order_return.id')
    .innerJoin('order_line', 'order_line.id', 'order_return_line.order_line_id')
    .select(['title', 'options', 'sku', 'order_return_line.quantity', 'order_return_line.amount'])
    .where('order_return.id', '=', id)
    .orderBy('position')
    .execute()
}

async function refundedLines(tx: Tx, id: number) {
  return tx
    .selectFrom('item_refund_line')
    .innerJoin('order_line', 'order_line.id', 'order_line_id')
    .select(['title', 'options', 'sku', 'item_refund_line.quantity', 'amount'])
    .where('item_refund_id', '=', id)
    .where('amount', '>', 0)
    .orderBy('position')
    .execute()
}
