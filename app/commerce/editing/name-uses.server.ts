import type { Db } from '#db/schema/schema.ts'
import { readRowNames } from './changes/history/row-names-store.server.ts'
import { readUses } from './changes/reference-store.server.ts'
import { findRecordRow } from './read-records.server.ts'
import { idColumnOf } from './record-store.server.ts'
import type { RecordDefinition } from './records/record-definition.server.ts'
import type { RecordError } from './records/record-error.ts'

const maxNamed = 4

/** The error of a record that can't be removed, with the names of the first that need it. */
export async function nameUses(
  db: Db,
  definition: RecordDefinition,
  key: readonly string[],
): Promise<RecordError> {
  const row = await findRecordRow(db, definition, key)
  if (!row) return { code: 'in-use', params: {} }
  const { table } = definition
  const { total, uses } = await readUses(db, table, row[idColumnOf(table)]!, maxNamed)
  const names = await readRowNames(db, uses)
  const named = uses.map(use => ({ table: use.table, name: names.get(use.table, use.key) ?? '' }))
  return { code: 'in-use', params: { uses: named, total } }
}
