import type { Db, Tx } from '#db/schema/schema.ts'
import { loadSetting } from '../running/settings/load-settings.server.ts'
import { SentValues } from './input/input-source.server.ts'
import { idField } from './input/number-fields.server.ts'
import { parseInput } from './input/parse-input.server.ts'
import {
  findRow,
  idColumnOf,
  readIds,
  readLiveRows,
  readNames,
  readOwnedRows,
} from './record-store.server.ts'
import {
  columnOf,
  isRowsField,
  type RecordDefinition,
  type RecordRow,
} from './records/record-definition.server.ts'
import type { ColumnField, StoredValue } from './records/record-field.server.ts'
import { isFoundRows } from './records/rows-field.server.ts'

/** Name and text of each field as people type them; lists repeat their name. */
export type RecordTexts = [name: string, text: string][]

export interface ShownRecord {
  /** The texts that name it, such as a slug. */
  key: string[]
  fields: RecordTexts
}

/** The row that people name by these texts; undefined if there is none. Edits lock it. */
export async function findRecordRow(
  db: Db | Tx,
  { table, key, fields }: RecordDefinition,
  texts: readonly string[],
  lock: { isLocked?: boolean } = {},
): Promise<RecordRow | undefined> {
  const values = new SentValues()
  for (const [at, text] of texts.entries()) values.add(key[at] ?? `${at}`, text)
  const currency = await loadSetting(db, 'currency')
  const keyFields = key.map(name => [name, fields[name]?.input(currency) ?? idField] as const)
  const parsed = parseInput(Object.fromEntries(keyFields), values.source('options'))
  if (!parsed.ok) return undefined
  const columns: RecordRow = {}
  for (const [name, value] of Object.entries(parsed.values)) {
    const field = fields[name] as ColumnField | undefined
    const stored = value as StoredValue
    const id = field?.names ? (await readIds(db, field.names, [stored])).get(stored) : stored
    if (id === undefined) return undefined
    columns[field ? columnOf(name, field) : name] = id
  }
  return findRow(db, table, columns, lock)
}

/** The row with this id; undefined if there is none. */
export function findRecordById(
  db: Db | Tx,
  { table }: RecordDefinition,
  id: number,
  lock: { isLocked?: boolean } = {},
): Promise<RecordRow | undefined> {
  return findRow(db, table, { id }, lock)
}

export async function showRecord(
  db: Db | Tx,
  definition: RecordDefinition,
  row: RecordRow,
): Promise<ShownRecord> {
  return (await showRecords(db, definition, [row]))[0]!
}

/** Some records in their usual order. */
export async function listRecords(
  db: Db,
  definition: RecordDefinition,
  range: { max: number; offset?: number },
): Promise<ShownRecord[]> {
  const rows = await readLiveRows(db, definition, range)
  return showRecords(db, definition, rows)
}

/** One query for each field that refers to other tables, however many records. */
async function showRecords(
  db: Db | Tx,
  { table, key, fields, show }: RecordDefinition,
  rows: readonly RecordRow[],
): Promise<ShownRecord[]> {
  const currency = await loadSetting(db, 'currency')
  const idColumn = idColumnOf(table)
  const shown = rows.map(row => ({
    row: show ? show(row, currency) : row,
    id: row[idColumn]!,
    texts: [] as RecordTexts,
  }))
  for (const [name, field] of Object.entries(fields)) {
    if (isRowsField(field) && isFoundRows(field)) {
      const ids = shown.map(({ id }) => id)
      const found = await field.findTexts(db, name, ids)
      for (const { id, texts } of shown) texts.push(...(found.get(id) ?? []))
      continue
    }
    if (isRowsField(field)) {
      const { owner, column, names: named } = field.rows
      const owned = await readOwnedRows(
        db,
        field.rows,
        shown.map(({ id }) => id),
      )
      const names =
        named &&
        (await readNames(
          db,
          named,
          owned.map(row => row[column]!),
        ))
      const written = owned.map(row => (names ? { ...row, [column]: names.get(row[column]!)! } : row))
      const byOwner = Map.groupBy(written, row => row[owner])
      for (const { id, row, texts } of shown)
        texts.push(...field.toTexts(name, byOwner.get(id) ?? [], { columns: row, currency }))
      continue
    }
    const column = columnOf(name, field)
    const values = shown.map(({ row }) => row[column] ?? null)
    const names =
      field.names &&
      (await readNames(
        db,
        field.names,
        values.filter(value => value !== null),
      ))
    for (const [at, { texts }] of shown.entries()) {
      const value = values[at]!
      texts.push([name, field.toText(names && value !== null ? names.get(value)! : value, currency)])
    }
  }
  return shown.map(({ row, texts }) => ({
    key: key.map(name => texts.find(([field]) => field === name)?.[1] ?? String(row[name])),
    fields: texts,
  }))
}
