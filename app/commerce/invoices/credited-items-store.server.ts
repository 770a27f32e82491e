import type { Tx } from '../../db/schema/schema.ts'
import { toAmount } from '../money.ts'
import type { CreditedItems } from './credit-note-content.server.ts'

/** The items that the reason of a refund names, such as "returned R-7KQ4-M2XA" or "items 12"; undefined for other reasons. */
export async function findCreditedItems(tx: Tx, reason: string): Promise<CreditedItems | undefined> {
  const [, code, value = ''] = /^(returned|items) (\S+)$/.exec(reason) ?? []
  const rows =
    code === 'returned'
      ? await returnedLines(tx, value)
      : code === 'items'
        ? await refundedLines(tx, Number(value))
        : []
  if (rows.length === 0) return undefined
  const lines = rows.map(row => ({ ...row, amount: toAmount(row.amount) }))
  return { returnNumber: code === 'returned' ? value : null, lines }
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
