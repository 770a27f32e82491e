import type { Db, Tx } from '#db/schema/schema.ts'
import { loadSetting } from '../running/settings/load-settings.server.ts'
import type { InputSource } from './input/input-source.server.ts'
import { parseRecord, type TypedRecord } from './parse-record.server.ts'
import { readLastPosition } from './record-store.server.ts'
import {
  columnOf,
  isRowsField,
  type RecordDefinition,
  type RecordRow,
  type RuleErrors,
} from './records/record-definition.server.ts'
import type { RecordErrors } from './records/record-error.ts'

export type TypedRow =
  | { ok: true; row: RecordRow; owned: TypedRecord['owned'] }
  | { ok: false; reason: 'invalid'; errors: RecordErrors }

/** The row that a source would write, with what is stored already, or what is wrong with it. Writes nothing. */
export async function readTypedRow(
  db: Db | Tx,
  definition: RecordDefinition,
  source: InputSource,
  { current, now }: { current: RecordRow | undefined; now: Date },
): Promise<TypedRow> {
  const { complete, show } = definition
  const currency = await loadSetting(db, 'currency')
  const parsed = await parseRecord(db, definition, source, { currency, current })
  if (!parsed.ok) return { ok: false, reason: 'invalid', errors: parsed.errors }
  const { columns, owned } = parsed.record
  const typed = { ...(current && (show ? show(current, currency) : current)), ...columns }
  const errors = {
    ...fixedErrors(definition, columns, current),
    ...(await ruleErrors(definition, typed, columns, { tx: db, currency, current, now })),
  }
  if (Object.keys(errors).length > 0) return { ok: false, reason: 'invalid', errors }
  const row = complete ? complete(typed, { current, now, currency }) : typed
  return { ok: true, row: current ? row : { ...row, ...(await lastPositions(db, definition, row)) }, owned }
}

/** The places of a new record that has none. */
async function lastPositions(
  db: Db | Tx,
  { table, fields }: RecordDefinition,
  row: RecordRow,
): Promise<RecordRow> {
  const last: RecordRow = {}
  for (const [name, field] of Object.entries(fields)) {
    if (isRowsField(field) || !field.lastAmong || row[columnOf(name, field)] !== undefined) continue
    const among = Object.fromEntries(field.lastAmong.map(column => [column, row[column] ?? null]))
    last[columnOf(name, field)] = (await readLastPosition(db, table, among)) + 1
  }
  return last
}

async function ruleErrors(
  { rules }: RecordDefinition,
  row: RecordRow,
  sent: RecordRow,
  context: Parameters<NonNullable<RecordDefinition['rules']>>[2],
): Promise<RecordErrors> {
  const found: RuleErrors = rules ? await rules(row, sent, context) : {}
  return Object.fromEntries(
    Object.entries(found).map(([name, error]) => [
      name,
      typeof error === 'string' ? { code: error, params: {} } : error,
    ]),
  )
}

function fixedErrors(
  { fields }: RecordDefinition,
  columns: RecordRow,
  current: RecordRow | undefined,
): RecordErrors {
  const errors: RecordErrors = {}
  for (const [name, field] of Object.entries(fields)) {
    if (!current || isRowsField(field) || !field.isFixed) continue
    const value = columns[columnOf(name, field)]
    if (value !== undefined && value !== current[columnOf(name, field)])
      errors[name] = { code: 'fixed', params: {} }
  }
  return errors
}
