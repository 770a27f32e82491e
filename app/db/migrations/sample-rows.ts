import type { Insertable } from 'kysely'
import { type Schema, tables } from '../schema/schema.ts'
import { inOrderOfReferences, type Table } from '../schema/table.ts'

export type SampleRow = Readonly<Record<string, string | number | null>>

/** Values that a table's declaration leaves open, or that its checks require. */
const given: { [Name in keyof Schema]?: Partial<Insertable<Schema[Name]>> } = {
  collection: { rule_value: null },
  customer_deletion: { email: null },
  gift_card: { currency: 'USD' },
  order_event: { edit_id: null, shipment_id: null, return_id: null, withdrawal_id: null, card_ending: null },
  payment: { currency: 'USD' },
  product: { publish_at: null, removed_at: null },
  product_attribute: { number: null, flag: null, date: null, text: null },
  variant: { compare_at_price: 2 },
}

const byName = new Map<string, Table>(tables.map(table => [table.name, table]))

/** The tables that a new database has a row in. */
const filled: readonly string[] = ['catalog_version', 'sales_state']

/** A row for each other table, with a value in every column that may have one. A row comes after those it refers to. */
export function sampleRows(): [table: string, row: SampleRow][] {
  return inOrderOfReferences(tables)
    .filter(({ name }) => !filled.includes(name))
    .map(table => [table.name, sampleRow(table)])
}

function sampleRow({ name, columns }: Table): SampleRow {
  const counted = Object.keys(columns).filter(column => columns[column]!.facts.isGenerated)
  const row = Object.keys(columns).map(column => [column, sampleValue(name, column)])
  return Object.fromEntries(row.filter(([column]) => !counted.includes(column as string)))
}

function sampleValue(table: string, column: string): string | number | null {
  const givenValue = (given as Record<string, SampleRow>)[table]?.[column]
  if (givenValue !== undefined) return givenValue
  const { stored, values, references } = byName.get(table)!.columns[column]!.facts
  if (references && stored === 'text')
    return sampleValue(references.table, byName.get(references.table)!.key[0]!)
  if (values) return values.at(stored === 'text' ? 0 : 1)!
  return stored === 'text' || stored === 'bytes' ? `${table} ${column}` : 1
}
