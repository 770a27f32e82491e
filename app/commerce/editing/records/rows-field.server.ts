import type { Db, Tx } from '#db/schema/schema.ts'
import { type InputField, listField, numberedField } from '../input/field.server.ts'
import type { FieldFacts } from './field-facts.ts'
import type { RecordErrors } from './record-error.ts'
import type { ColumnField, NamedRow, StoredValue } from './record-field.server.ts'

type OwnedRow = Record<string, StoredValue>

/** The record that rows belong to. */
export interface RowsOwner {
  columns: OwnedRow
  currency: string
}

/** A field that is stored as rows of another table. */
export type RowsField = PlainRows | FoundRows

interface StoredRows extends FieldFacts {
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
  /** The column with amounts, in minor units of the shop's currency. */
  amount?: string
  /** The column of the record that says what the numbers of rows count. If it changes, they must be sent again. */
  unit?: string
}

/** Rows that depend on other tables. */
export interface FoundRows extends StoredRows {
  /** All rows of the record from then on, and what is wrong with the value, by names that were sent. */
  findRows(
    tx: Db | Tx,
    name: string,
    value: unknown,
    owner: RowsOwner,
  ): Promise<{ rows: OwnedRow[]; errors: RecordErrors }>
  /** Name and text of each value of these records, as people type it. */
  findTexts(
    db: Db | Tx,
    name: string,
    owners: readonly StoredValue[],
  ): Promise<Map<StoredValue, [string, string][]>>
}

/** Rows that the value alone says. */
export interface PlainRows extends StoredRows {
  toRows(value: unknown, owner: RowsOwner): OwnedRow[]
  /** Name and text of each value, as people type it. */
  toTexts(name: string, rows: readonly OwnedRow[], owner: RowsOwner): [string, string][]
  /** Numbers that don't fit that unit, by the name that was sent. */
  findErrors?(name: string, value: unknown, owner: RowsOwner): RecordErrors
}

/** A row for each item of a list. */
export function rowList(
  item: ColumnField,
  stored: { table: string; owner: string; column: string; position?: string },
): PlainRows {
  const { column, position, ...rest } = stored
  return {
    ...(item.wording && { wording: item.wording }),
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

/** A row for each numbered value, such as `rate-12.50`. `digits` are the decimal places of the numbers in this unit. */
export function numberedRows(
  value: ColumnField,
  stored: { table: string; owner: string; number: string; column: string },
  unit: { column: string; digits(unit: StoredValue, currency: string): number },
): PlainRows {
  const { table, owner, number, column } = stored
  const digitsOf = ({ columns, currency }: RowsOwner) => unit.digits(columns[unit.column]!, currency)
  const pairs = (values: unknown) => [...(values as Map<number, StoredValue>)]
  return {
    input: currency => numberedField(value.input(currency), { max: 100, takesDecimals: true }),
    rows: { table, owner, column: number, order: number },
    ...(value.isAmount && { amount: column, keypad: 'decimal' as const, wording: 'rates' as const }),
    toRows: (values, record) =>
      pairs(values).map(([at, amount]) => ({
        [number]: Math.round(at * 10 ** digitsOf(record)),
        [column]: amount,
      })),
    toTexts: (name, rows, record) =>
      rows.map(row => [
        `${name}-${toDecimals(Number(row[number]), digitsOf(record))}`,
        value.toText(row[column]!, record.currency),
      ]),
    unit: unit.column,
    findErrors(name, values, record) {
      const digits = digitsOf(record)
      if (pairs(values).length === 0) return { [name]: { code: 'no-prices', params: {} } }
      const code = digits === 0 ? 'not-a-whole-number' : 'not-an-amount'
      const wrong = pairs(values).filter(([at]) => Number(at.toFixed(digits)) !== at)
      return Object.fromEntries(wrong.map(([at]) => [`${name}-${at}`, { code, params: { digits } }]))
    },
  }
}

export function isFoundRows(field: RowsField): field is FoundRows {
  return 'findRows' in field
}

function toDecimals(stored: number, digits: number): string {
  return (stored / 10 ** digits).toFixed(digits)
}
