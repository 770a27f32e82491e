import type { Tx } from '../../db/schema/schema.ts'
import { sumOf, toAmount } from '../money.ts'
import type { CreditedItems } from './credit-note-content.server.ts'

/** The items that a refund's reason names, such as "returned R-7KQ4-M2XA" or "items 12"; undefined for other reasons. */
export async function findCreditedItems(tx: Tx, reason: string): Promise<CreditedItems | undefined> {
  const [, code, value = ''] = /^(returned|items) (\S+)$/.exec(reason) ?? []
  if (code === 'returned') return findReturned(tx, value)
  return code === 'items' ? findRefunded(tx, Number(value)) : undefined
}

async function findReturned(tx: Tx, number: string): Promise<CreditedItems | undefined> {
  const lines = toLines(await returnedLines(tx, number))
  if (lines.length === 0) return undefined
  const { amount } = await tx
    .selectFrom('order_return')
    .select('amount')
    .where('number', '=', number)
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

async function returnedLines(tx: Tx, number: string) {
  return tx
    .selectFrom('order_return')
    .innerJoin('order_return_line', 'return_id', 'order_return.id')
    .innerJoin('order_line', 'order_line.id', 'order_return_line.order_line_id')
    .select(['title', 'options', 'sku', 'order_return_line.quantity', 'order_return_line.amount'])
    .where('number', '=', number)
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
