import { isAmountColumn } from '#commerce/editing/amount-columns.server.ts'
import type { TableRow } from '#commerce/editing/changes/change-set.ts'
import { plainValue } from '#commerce/editing/changes/editable-tables.ts'
import { findSubjectOfTable } from '#commerce/editing/record-definitions.server.ts'
import { toAmount } from '#commerce/values/money.ts'
import { formatMoney } from '#messages/format.ts'
import { commandMessages } from '#messages/shop-commands.ts'

/** "3 rows of products, settings" */
export function changedRowsText(counts: readonly { table: string; rows: number }[]): string {
  const subjects = counts.map(({ table }) => findSubjectOfTable(table) ?? otherSubjects[table] ?? table)
  const count = counts.reduce((sum, { rows }) => sum + Number(rows), 0)
  return commandMessages.changedRows({ count, subjects: [...new Set(subjects)].join(', ') })
}

const otherSubjects: Record<string, string> = {
  setting: 'settings',
  stock_movement: 'stock',
  stock_count: 'stock counts',
  customer_order: 'orders',
}

/** A row of a table by its key, and the currency of its amounts. */
export interface ShownRow {
  table: string
  key: TableRow
  currency: string
}

/** `price=$44.00 position=2`: amounts in this currency. */
export function valuesText(row: ShownRow, values: TableRow | null): string {
  return Object.entries(values ?? {})
    .map(([column, value]) => {
      const text = readable(row, column, value)
      const shown = isAmount(row.table, column, value) ? text : JSON.stringify(text)
      return `${column}=${value === null ? '' : shown}`
    })
    .join(' ')
}

/** Amounts in this currency, names without the suffix of removed rows, and other values as they are. */
export function readable({ table, key, currency }: ShownRow, column: string, value: unknown): unknown {
  if (isAmount(table, column, value)) return formatMoney(toAmount(value), currency)
  return plainValue(table, column, value, key.id)
}

function isAmount(table: string, column: string, value: unknown): value is number {
  return typeof value === 'number' && isAmountColumn(table, column)
}
