import type { Db } from '#db/schema/schema.ts'
import { type ChangeOutcome, change } from '../../editing/changes/change.server.ts'
import type { ChangeOrigin } from '../../editing/changes/change-set.ts'
import { addRecord, type RecordOutcome } from '../../editing/edit-records.server.ts'
import type { InputSource } from '../../editing/input/input-source.server.ts'
import type { RecordDefinition } from '../../editing/records/record-definition.server.ts'

/** Adds a synonym or redirect, which takes a search without results off the list until it's missed again. */
export function answerSearch(
  db: Db,
  origin: ChangeOrigin,
  { query, definition, source }: { query: string; definition: RecordDefinition; source: InputSource },
): Promise<RecordOutcome> {
  return addRecord(db, origin, definition, source, async edit => {
    await edit.update('search_miss', { query }, { answered_at: edit.now.toISOString() })
  })
}

/** Takes a search without results off the list for good. */
export function dismissSearch(
  db: Db,
  origin: ChangeOrigin,
  query: string,
): Promise<ChangeOutcome<{ ok: true }>> {
  return change(db, origin, async edit => {
    await edit.update('search_miss', { query }, { dismissed_at: edit.now.toISOString() })
    return { ok: true }
  })
}
