import type { Db, Tx } from '#db/schema/schema.ts'
import { change } from '../changes/change.server.ts'
import { type ChangeOrigin, ChangeRefused } from '../changes/change-set.ts'
import type { Edit } from '../changes/edit.server.ts'
import { type EditedValues, type EditsInConflict, mergeEdits, type SentEdits } from '../merge-edits.ts'
import type { RecordErrors } from '../records/record-error.ts'

type WrittenTexts = { ok: true } | { ok: false; reason: 'invalid'; errors: RecordErrors }

/** Texts that are edited together and stored a row each: the settings of a topic, the texts of an email. */
export interface TextSet {
  /** As people write them, by field. */
  read(db: Db | Tx): Promise<EditedValues>
  /** They stay as they are until the transaction ends. */
  lock?(tx: Tx): Promise<unknown>
  /** Writes all of them, or none if one is refused. */
  write(edit: Edit, texts: EditedValues): Promise<WrittenTexts>
}

export type TextsOutcome =
  | { ok: true; changeSet: number | null }
  | EditsInConflict
  | Extract<WrittenTexts, { ok: false }>

/** Saves what a form changed, together with what others saved meanwhile. */
export async function editTexts(
  db: Db,
  origin: ChangeOrigin,
  { read, lock, write }: TextSet,
  edits: SentEdits,
): Promise<TextsOutcome> {
  const changed = await change(db, origin, async edit => {
    await lock?.(edit.tx)
    const theirs = await read(edit.tx)
    const { merged, conflicts } = mergeEdits({ ...edits, theirs })
    if (conflicts.length > 0) return { ok: false, reason: 'conflict', merged, conflicts, theirs } as const
    const different = Object.entries(merged).filter(([name, text]) => text.trim() !== (theirs[name] ?? ''))
    return write(edit, Object.fromEntries(different))
  })
  if (changed.ok) return { ok: true, changeSet: changed.changeSet }
  if ('errors' in changed || 'conflicts' in changed) return changed
  throw new ChangeRefused(changed)
}
