import type { TableRow } from '../../app/commerce/changes/change-set.ts'
import { isAmountColumn } from '../../app/commerce/editing/amount-columns.server.ts'
import { findSubjectOfTable } from '../../app/commerce/editing/record-definitions.server.ts'
import { toAmount } from '../../app/commerce/money.ts'
import commandMessages from '../../app/messages/en/shop-commands.ts'
import { formatMoney } from '../../app/messages/format.ts'

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

/** `price=$44.00 position=2`: amounts in this currency. */
export function valuesText(table: string, values: TableRow | null, currency: string): string {
  return Object.entries(values ?? {})
    .map(([column, value]) => {
      const shown = isAmount(table, column, value)
        ? readable(table, column, value, currency)
        : JSON.stringify(value)
      return `${column}=${value === null ? '' : shown}`
    })
    .join(' ')
}

/** Amounts in this currency, other values as they are. */
export function readable(table: string, column: string, value: unknown, currency: string): unknown {
  return isAmount(table, column, value) ? formatMoney(toAmount(value), currency) : value
}

function isAmount(table: string, column: string, value: unknown): value is number {
  return typeof value === 'number' && isAmountColumn(table, column)
}
