import { type ChangeRefusal, ChangeRefused } from '../changes/change-set.ts'
import type { Edit } from '../changes/edit.server.ts'
import { writeRecord } from '../edit-records.server.ts'
import { SentValues } from '../input/input-source.server.ts'
import type { RecordDefinition, RecordRow } from '../records/record-definition.server.ts'
import type { RecordErrors } from '../records/record-error.ts'
import { refusalErrors } from '../refusal-errors.server.ts'

/** Values by field; a list has several. */
export type PartValues = Readonly<Record<string, string | readonly string[]>>

/** Writes one of the records that are saved together. Returns its errors by field, so that all of them can be shown at once. */
export async function writePart(
  edit: Edit,
  definition: RecordDefinition,
  values: PartValues,
  current: RecordRow | undefined,
): Promise<RecordErrors> {
  const sent = new SentValues()
  for (const [name, value] of Object.entries(values))
    for (const text of [value].flat().length > 0 ? [value].flat() : ['']) sent.add(name, text)
  try {
    const written = await writeRecord(edit, definition, sent.source('form'), current)
    if (written.ok) return {}
    return written.reason === 'invalid' ? written.errors : { '': { code: 'unknown', params: {} } }
  } catch (error) {
    // The statement was rolled back to its savepoint, so the transaction goes on.
    if (error instanceof ChangeRefused) return refusalErrors(definition, error.refusal as ChangeRefusal)
    throw error
  }
}
