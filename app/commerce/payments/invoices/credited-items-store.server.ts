import type { Tx } from '#db/schema/schema.ts'
import { sumOf, toAmount } from '../../values/money.ts'
import type { CreditedItems } from './document-writer.server.ts'

/** The items that a refund is for: those of a return that came, or those that the merchant chose. Undefined for other refunds. */
export async function findCreditedItems(
  tx: Tx,
  { arrivalId, itemRefundId }: { arrivalId: number | null; itemRefundId: number | null },
): Promise<CreditedItems | undefined> {
  if (arrivalId !== null) return findReturned(tx, arrivalId)
  return itemRefundId === null ? undefined : findRefunded(tx, itemRefundId)
}

async function findReturned(tx: Tx, id: number): Promise<CreditedItems | undefined> {
  const lines = toLines(await returnedLines(tx, id))
  if (lines.length === 0) return undefined
  const { delivery, number } = await tx
    .selectFrom('return_arrival')
    .innerJoin('order_return', 'order_return.id', 'return_id')
    .select(['delivery', 'number'])
    .where('return_arrival.id', '=', id)
    .executeTakeFirstOrThrow()
  return { returnNumber: number, lines, delivery: toAmount(delivery), extra: toAmount(0) }
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
    .selectFrom('return_arrival_line')
    .innerJoin('order_line', 'order_line.id', 'order_line_id')
    .select(['title', 'options', 'sku', 'return_arrival_line.quantity', 'amount'])
    .where('arrival_id', '=', id)
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
