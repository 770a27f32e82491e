import type { Db, Tx } from '#db/schema/schema.ts'
import { change } from '../changes/change.server.ts'
import { type ChangeOrigin, ChangeRefused } from '../changes/change-set.ts'
import type { Edit } from '../changes/edit.server.ts'
import { type EditedValues, type EditsInConflict, mergeEdits, type SentEdits } from '../merge-edits.ts'

type WrittenTexts<Refusal> =
  | { ok: true }
  /** By field. */
  | { ok: false; reason: 'invalid'; refusals: Partial<Record<string, Refusal>> }

/** Texts that are edited together and stored a row each: the settings of a topic, the texts of an email. */
export interface TextSet<Refusal> {
  /** As people write them, by field. */
  read(db: Db | Tx): Promise<EditedValues>
  /** They stay as they are until the transaction ends. */
  lock?(tx: Tx): Promise<unknown>
  /** Writes all of them, or none if one is refused. */
  write(edit: Edit, texts: EditedValues): Promise<WrittenTexts<Refusal>>
}

export type TextsOutcome<Refusal> =
  | { ok: true; changeSet: number | null }
  | EditsInConflict
  | Extract<WrittenTexts<Refusal>, { ok: false }>

/** Saves what a form changed, together with what others saved meanwhile. */
export async function editTexts<Refusal>(
  db: Db,
  origin: ChangeOrigin,
  { read, lock, write }: TextSet<Refusal>,
  edits: SentEdits,
): Promise<TextsOutcome<Refusal>> {
  const changed = await change(db, origin, async edit => {
    await lock?.(edit.tx)
    const theirs = await read(edit.tx)
    const { merged, conflicts } = mergeEdits({ ...edits, theirs })
    if (conflicts.length > 0) return { ok: false, reason: 'conflict', merged, conflicts, theirs } as const
    const different = Object.entries(merged).filter(([name, text]) => text.trim() !== (theirs[name] ?? ''))
    return write(edit, Object.fromEntries(different))
  })
  if (changed.ok) return { ok: true, changeSet: changed.changeSet }
  if ('refusals' in changed || 'conflicts' in changed) return changed
  throw new ChangeRefused(changed)
}
