import type { Tx } from '../../db/schema/schema.ts'
import type { InputFields } from '../input/field.server.ts'
import type { InputSource } from '../input/input-source.server.ts'
import { parseInput } from '../input/parse-input.server.ts'
import { isDeclared } from '../input/sent-field.server.ts'
import {
  columnOf,
  isRowsField,
  type RecordDefinition,
  type RecordRow,
} from '../records/record-definition.server.ts'
import type { RecordErrors } from '../records/record-error.ts'
import type { NamedRow, StoredValue } from '../records/record-field.server.ts'
import type { RowsField } from '../records/rows-field.server.ts'
import { readIds } from './record-store.server.ts'

/** What was typed, as it is stored. */
export interface TypedRecord {
  columns: RecordRow
  /** Rows that belong to the record, without their owner. */
  owned: { field: RowsField; rows: RecordRow[] }[]
}

export type ParsedRecord = { ok: true; record: TypedRecord } | { ok: false; errors: RecordErrors }

/** Reads all fields of a new record, or only those that were sent. Rows that are named by slug or name become ids. */
export async function parseRecord(
  tx: Tx,
  definition: RecordDefinition,
  source: InputSource,
  { currency, isNew }: { currency: string; isNew: boolean },
): Promise<ParsedRecord> {
  const fields = inputFields(definition, source, { currency, isNew })
  const parsed = parseInput(fields, source)
  if (!parsed.ok) return parsed
  const record: TypedRecord = { columns: {}, owned: [] }
  const errors: RecordErrors = {}
  for (const [name, value] of Object.entries(parsed.values)) {
    const field = definition.fields[name]!
    if (isRowsField(field)) {
      const rows = field.toRows(value)
      const { names, column } = field.rows
      const ids =
        names &&
        (await resolve(
          tx,
          names,
          rows.map(row => row[column]!),
        ))
      if (ids === 'unknown') errors[name] = { code: 'unknown', params: {} }
      else
        record.owned.push({
          field,
          rows: rows.map(row => (ids ? { ...row, [column]: ids.get(row[column]!)! } : row)),
        })
      continue
    }
    const stored = field.toStored(value)
    if (stored === undefined) continue
    const ids = field.names && stored !== null ? await resolve(tx, field.names, [stored]) : undefined
    if (ids === 'unknown') errors[name] = { code: 'unknown', params: {} }
    else record.columns[columnOf(name, field)] = ids ? ids.get(stored)! : stored
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, record }
}

function inputFields(
  definition: RecordDefinition,
  source: InputSource,
  { currency, isNew }: { currency: string; isNew: boolean },
): InputFields {
  const fields = Object.entries(definition.fields).map(
    ([name, field]) => [name, field.input(currency)] as const,
  )
  const sent = [...source.values.keys()]
  return Object.fromEntries(
    fields.filter(([name, field]) => isNew || sent.some(one => isDeclared(one, { [name]: field }))),
  )
}

async function resolve(
  tx: Tx,
  names: NamedRow,
  texts: readonly StoredValue[],
): Promise<Map<StoredValue, StoredValue> | 'unknown'> {
  const ids = await readIds(tx, names, texts)
  return texts.every(text => ids.has(text)) ? ids : 'unknown'
}
