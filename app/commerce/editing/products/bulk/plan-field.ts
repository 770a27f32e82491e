import { areComparable } from '#commerce/values/measure.ts'
import type { BulkPlan, FieldAction, PlannedRow, Stored } from './bulk-change.ts'

/** A row whose field is set. */
export interface StoredField {
  id: number
  product_id: number
  value: Stored
  /** The measures that it must be of the same kind as. */
  measures: readonly (string | null)[]
}

/** The rows that have another value. */
export function planField(
  { table, column, value }: FieldAction,
  rows: readonly StoredField[],
): Pick<BulkPlan, 'rows' | 'exceptions'> {
  const changed = rows.filter(row => row.value !== value)
  const fits = ({ measures }: StoredField) => measures.every(measure => areComparable(measure, value))
  return {
    rows: changed.filter(fits).map(
      (row): PlannedRow => ({
        ...{ table, product: row.product_id, key: { id: row.id } },
        ...{ before: { [column]: row.value }, after: { [column]: value } },
      }),
    ),
    exceptions: changed
      .filter(row => !fits(row))
      .map(row => ({ product: row.product_id, reason: 'another-dimension' })),
  }
}
