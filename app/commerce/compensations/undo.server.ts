import type { Db } from '../../db/schema/schema.ts'
import type { Actor } from '../actor.ts'
import { type UndoOutcome, undoChangeSet } from '../changes/undo/undo-change-set.server.ts'
import type { OnConflict } from '../changes/undo/undo-conflict.ts'
import { compensations } from './compensations.server.ts'

/** Undoes a change set by a new one, so undoing that one is redo. */
export function undo(
  db: Db,
  changeSetId: number,
  { actor, now, onConflict = 'stop' }: { actor: Actor; now: Date; onConflict?: OnConflict },
): Promise<UndoOutcome> {
  return undoChangeSet(db, changeSetId, { actor, now, onConflict, compensations })
}
