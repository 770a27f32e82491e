import type { Tx } from '../../db/schema/schema.ts'
import { toAmount } from '../money.ts'
import type { CreditedReturn } from './credit-note-content.server.ts'

/** The return that the reason of a refund names, such as "returned R-7KQ4-M2XA"; undefined for other reasons. */
export async function findCreditedReturn(tx: Tx, reason: string): Promise<CreditedReturn | undefined> {
  const [, number] = /^returned (\S+)$/.exec(reason) ?? []
  if (number === undefined) return undefined
  const rows = await tx
    .selectFrom('order_return')
    .innerJoin('order_return_line', 'return_id', 'order_return.id')
    .innerJoin('order_line', 'order_line.id', 'order_return_line.order_line_id')
    .select(['title', 'options', 'sku', 'order_return_line.quantity', 'order_return_line.amount'])
    .where('number', '=', number)
    .orderBy('position')
    .execute()
  if (rows.length === 0) return undefined
  return { number, lines: rows.map(row => ({ ...row, amount: toAmount(row.amount) })) }
}
