import { type InputField, listField, numberedField } from '../input/field.server.ts'
import type { ColumnField, NamedRow, StoredValue } from './record-field.server.ts'

/** A field that is stored as rows of another table. */
export interface RowsField {
  input(currency: string): InputField<unknown>
  /** The rows that belong to the record: its id is in `owner`. */
  rows: {
    table: string
    owner: string
    /** The column that tells them apart. */
    column: string
    /** They are in order of this column. */
    order: string
    names?: NamedRow
  }
  toRows(value: unknown): Record<string, StoredValue>[]
  /** Name and text of each value, as people type it. */
  toTexts(name: string, rows: readonly Record<string, StoredValue>[], currency: string): [string, string][]
}

/** A row for each item of a list. */
export function rowList(
  item: ColumnField,
  stored: { table: string; owner: string; column: string; position?: string },
): RowsField {
  const { column, position, ...rest } = stored
  return {
    input: currency => listField(item.input(currency), { max: 500 }),
    rows: { ...rest, column, order: position ?? column, ...(item.names && { names: item.names }) },
    toRows: value =>
      [...new Set(value as StoredValue[])].map((text, at) => ({
        [column]: text,
        ...(position && { [position]: at + 1 }),
      })),
    toTexts: (name, rows) => rows.map(row => [name, String(row[column])]),
  }
}

/** A row for each numbered value, such as `rate-500`. */
export function numberedRows(
  value: ColumnField,
  stored: { table: string; owner: string; number: string; column: string },
): RowsField {
  const { table, owner, number, column } = stored
  return {
    input: currency => numberedField(value.input(currency), { max: 100 }),
    rows: { table, owner, column: number, order: number },
    toRows: values =>
      [...(values as Map<number, StoredValue>)].map(([at, amount]) => ({ [number]: at, [column]: amount })),
    toTexts: (name, rows, currency) =>
      rows.map(row => [`${name}-${row[number]}`, value.toText(row[column]!, currency)]),
  }
}
