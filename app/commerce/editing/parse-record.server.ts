import type { Db, Tx } from '#db/schema/schema.ts'
import type { InputFields } from './input/field.server.ts'
import type { InputSource } from './input/input-source.server.ts'
import { parseInput } from './input/parse-input.server.ts'
import { isDeclared } from './input/sent-field.server.ts'
import { readIds } from './record-store.server.ts'
import {
  columnOf,
  isRowsField,
  type RecordDefinition,
  type RecordRow,
} from './records/record-definition.server.ts'
import type { RecordErrors } from './records/record-error.ts'
import { isFoundRows, type PlainRows, type RowsField, type RowsOwner } from './records/rows-field.server.ts'

/** Typed values in their stored form. */
export interface TypedRecord {
  columns: RecordRow
  /** Rows that belong to the record, without their owner. */
  owned: { field: RowsField; rows: RecordRow[] }[]
}

export type ParsedRecord = { ok: true; record: TypedRecord } | { ok: false; errors: RecordErrors }

interface ParseContext {
  currency: string
  /** Undefined for a new record. */
  current: RecordRow | undefined
}

/** Reads all fields of a new record, or only those that were sent. Rows that are named by slug or name become ids. */
export async function parseRecord(
  tx: Db | Tx,
  definition: RecordDefinition,
  source: InputSource,
  context: ParseContext,
): Promise<ParsedRecord> {
  const parsed = parseInput(inputFields(definition, source, context), source)
  if (!parsed.ok) return parsed
  const record: TypedRecord = { columns: {}, owned: [] }
  const errors: RecordErrors = {}
  for (const [name, field] of Object.entries(definition.fields)) {
    if (!Object.hasOwn(parsed.values, name) || isRowsField(field)) continue
    const stored = field.toStored(parsed.values[name])
    if (stored === undefined) continue
    const ids = field.names && stored !== null ? await readIds(tx, field.names, [stored]) : undefined
    if (ids && !ids.has(stored)) errors[name] = { code: 'unknown', params: {} }
    else record.columns[columnOf(name, field)] = ids ? ids.get(stored)! : stored
  }
  const owner = { columns: { ...context.current, ...record.columns }, currency: context.currency }
  for (const [name, field] of Object.entries(definition.fields)) {
    if (!isRowsField(field)) continue
    if (isFoundRows(field)) {
      if (!Object.hasOwn(parsed.values, name)) continue
      const found = await field.findRows(tx, name, parsed.values[name], owner)
      Object.assign(errors, found.errors)
      record.owned.push({ field, rows: found.rows })
      continue
    }
    if (!Object.hasOwn(parsed.values, name)) Object.assign(errors, unitErrors(name, field, owner, context))
    else {
      Object.assign(errors, field.findErrors?.(name, parsed.values[name], owner))
      const rows = await ownedRows(tx, field, field.toRows(parsed.values[name], owner))
      if ('unknown' in rows) errors[name] = { code: 'unknown', params: { item: rows.unknown } }
      else record.owned.push({ field, rows })
    }
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, record }
}

/** Numbers of the former unit would mean something else in the new one. */
function unitErrors(
  name: string,
  { unit }: PlainRows,
  { columns }: RowsOwner,
  { current }: ParseContext,
): RecordErrors {
  return unit === undefined || columns[unit] === current?.[unit]
    ? {}
    : { [name]: { code: 'missing', params: {} } }
}

async function ownedRows(
  tx: Db | Tx,
  { rows: { names, column } }: RowsField,
  rows: RecordRow[],
): Promise<RecordRow[] | { unknown: string }> {
  if (!names) return rows
  const texts = rows.map(row => row[column]!)
  const ids = await readIds(tx, names, texts)
  const unknown = texts.find(text => !ids.has(text))
  if (unknown !== undefined) return { unknown: String(unknown) }
  return rows.map(row => ({ ...row, [column]: ids.get(row[column]!)! }))
}

function inputFields(
  definition: RecordDefinition,
  source: InputSource,
  { currency, current }: ParseContext,
): InputFields {
  const fields = Object.entries(definition.fields).map(
    ([name, field]) => [name, field.input(currency)] as const,
  )
  const sent = [...source.values.keys()]
  return Object.fromEntries(
    fields.filter(([name, field]) => !current || sent.some(one => isDeclared(one, { [name]: field }))),
  )
}
