import { recordDefinitions } from './record-definitions.server.ts'
import { columnOf, isRowsField } from './records/record-definition.server.ts'

/** "table column" of everything in minor units. */
const amountColumns = new Set(
  recordDefinitions.flatMap(({ table, fields }) =>
    Object.entries(fields).flatMap(([name, field]) => {
      if (isRowsField(field)) return field.amount ? [`${field.rows.table} ${field.amount}`] : []
      return field.isAmount ? [`${table} ${columnOf(name, field)}`] : []
    }),
  ),
)

export function isAmountColumn(table: string, column: string): boolean {
  return amountColumns.has(`${table} ${column}`)
}
