import type { Db, Tx } from '#db/schema/schema.ts'
import { change } from './changes/change.server.ts'
import type { ChangeOrigin, ChangeRefusal } from './changes/change-set.ts'
import type { Edit } from './changes/edit.server.ts'
import { type EditableTable, rulesOf } from './changes/editable-tables.ts'
import { keepFormerSlug } from './former-slugs/keep-former-slug.server.ts'
import type { InputSource } from './input/input-source.server.ts'
import { nameOwners, nameUses, readMentions } from './name-uses.server.ts'
import { findRecordRow, type RecordTexts, showRecord } from './read-records.server.ts'
import { idColumnOf, lockTableRows, readOwnedRows } from './record-store.server.ts'
import type { RecordDefinition, RecordRow } from './records/record-definition.server.ts'
import type { RecordErrors } from './records/record-error.ts'
import type { RowsField } from './records/rows-field.server.ts'
import { refusalErrors } from './refusal-errors.server.ts'
import { readTypedRow } from './typed-row.server.ts'

export type RecordOutcome =
  /** `key` are the texts that name it. `changeSet` is null if nothing was different. */
  | { ok: true; changeSet: number | null; key: string[] }
  | { ok: false; reason: 'not-found' | 'conflict' }
  | { ok: false; reason: 'invalid'; errors: RecordErrors }

const writtenByShoppers = {
  ok: false,
  reason: 'invalid',
  errors: { '': { code: 'written-by-shoppers', params: {} } },
} as const

const inUse = { ok: false, reason: 'invalid', errors: { '': { code: 'in-use', params: {} } } } as const

export type Edited = { ok: true; key: string[] } | Extract<RecordOutcome, { ok: false }>

/** Adds a record from all its fields. `also` belongs to the same change. */
export function addRecord(
  db: Db,
  origin: ChangeOrigin,
  definition: RecordDefinition,
  source: InputSource,
  also?: (edit: Edit) => Promise<void>,
): Promise<RecordOutcome> {
  return edited(db, origin, definition, async edit => {
    if (definition.isWrittenByShoppers) return writtenByShoppers
    const added = await writeRecord(edit, definition, source, undefined)
    if (added.ok) await also?.(edit)
    return added
  })
}

/**
 * Decides by the stored fields, which nobody changes before the result is written. It may run more than once. Nothing is saved on a
 * conflict.
 */
export type SourceOfStored = (
  stored: RecordTexts,
  row: RecordRow,
  tx: Tx,
) => Promise<InputSource | 'conflict'>

/** Changes the fields that were sent; an empty one is cleared. */
export function setRecord(
  db: Db,
  origin: ChangeOrigin,
  definition: RecordDefinition,
  key: readonly string[],
  source: InputSource | SourceOfStored,
): Promise<RecordOutcome> {
  return edited(db, origin, definition, async edit => {
    // Rules see what other edits made of the row, and nobody changes it until it is written.
    if (definition.hasRulesOfTable) await lockTableRows(edit.tx, definition.table)
    const current = await findRecordRow(edit.tx, definition, key, { isLocked: true })
    if (!current) return { ok: false, reason: 'not-found' }
    if (typeof source !== 'function') return writeRecord(edit, definition, source, current)
    const { fields } = await showRecord(edit.tx, definition, current)
    const merged = await source(fields, current, edit.tx)
    if (merged === 'conflict') return { ok: false, reason: 'conflict' }
    return writeRecord(edit, definition, merged, current)
  })
}

/** Hides or deletes a record that nothing else needs; an error names what does. */
export async function removeRecord(
  db: Db,
  origin: ChangeOrigin,
  definition: RecordDefinition,
  key: readonly string[],
): Promise<RecordOutcome> {
  const removed = await edited(db, origin, definition, async edit => {
    if (definition.isWrittenByShoppers) return writtenByShoppers
    const row = await findRecordRow(edit.tx, definition, key)
    const errors = row ? await definition.removalRules?.(row, edit) : undefined
    if (errors && Object.keys(errors).length > 0) return { ok: false, reason: 'invalid', errors }
    const { links = [], collections = [] } = row ? await readMentions(edit.tx, definition, row) : {}
    if (links.length + collections.length > 0) return inUse
    const isRemoved = row && (await edit.remove(tableOf(definition), rowKey(definition, row) as never))
    return isRemoved ? { ok: true, key: [...key] } : { ok: false, reason: 'not-found' }
  })
  if (removed.ok || removed.reason !== 'invalid' || removed.errors['']?.code !== 'in-use') return removed
  return { ...removed, errors: { '': await nameUses(db, definition, key) } }
}

async function edited(
  db: Db,
  origin: ChangeOrigin,
  definition: RecordDefinition,
  work: (edit: Edit) => Promise<Edited>,
): Promise<RecordOutcome> {
  const changed = await change(db, origin, work)
  if (changed.ok) return { ok: true, changeSet: changed.changeSet, key: changed.result.key }
  if (['not-found', 'conflict', 'invalid'].includes(changed.reason))
    return changed as Exclude<Edited, { ok: true }>
  const errors = refusalErrors(definition, changed as ChangeRefusal)
  return { ok: false, reason: 'invalid', errors: await nameOwners(db, definition, errors) }
}

/** Adds or changes a record within a change. Throws if a constraint refuses it. */
export async function writeRecord(
  edit: Edit,
  definition: RecordDefinition,
  source: InputSource,
  current: RecordRow | undefined,
): Promise<Edited> {
  const { tx, now } = edit
  const typed = await readTypedRow(tx, definition, source, { current, now })
  if (!typed.ok) return typed
  const { row, owned } = typed
  const stored = current
    ? await updateRow(edit, definition, current, row)
    : ((await edit.insert(tableOf(definition), row as never)) as RecordRow)
  for (const { field, rows } of owned)
    await writeOwnedRows(edit, field, stored[idColumnOf(definition.table)]!, rows)
  await keepFormerSlug(edit, definition, current, stored)
  const { key } = await showRecord(tx, definition, stored)
  return { ok: true, key }
}

/** Writes only what differs, so that others may change the rest meanwhile. */
async function updateRow(
  edit: Edit,
  definition: RecordDefinition,
  current: RecordRow,
  row: RecordRow,
): Promise<RecordRow> {
  const differs = Object.entries(row).filter(([name, value]) => value !== current[name])
  const columns = Object.fromEntries(differs)
  if (differs.length > 0)
    await edit.update(tableOf(definition), rowKey(definition, current) as never, columns as never)
  return { ...current, ...columns }
}

async function writeOwnedRows(
  edit: Edit,
  { rows: stored }: RowsField,
  owner: string | number | null,
  rows: readonly RecordRow[],
): Promise<void> {
  const table = stored.table as EditableTable
  const key = rulesOf(table)!.key
  const textOf = (row: RecordRow) => JSON.stringify(key.map(column => row[column]))
  const target = new Map(rows.map(row => ({ ...row, [stored.owner]: owner })).map(row => [textOf(row), row]))
  const current = await readOwnedRows(edit.tx, stored, [owner])
  const known = new Set(current.map(textOf))
  const gone = current.filter(row => !target.has(textOf(row)))
  const staying = [...target].filter(([text]) => known.has(text)).map(([, row]) => row)
  const added = [...target].filter(([text]) => !known.has(text)).map(([, row]) => row)
  await edit.removeAll(table, gone as never)
  await edit.updateAll(table, staying.map(row => ({ key: row, columns: row })) as never)
  await edit.insertAll(table, added as never)
}

function tableOf({ table }: RecordDefinition): EditableTable {
  return table as EditableTable
}

function rowKey({ table }: RecordDefinition, row: RecordRow): RecordRow {
  return Object.fromEntries(rulesOf(table)!.key.map(column => [column, row[column]!]))
}
