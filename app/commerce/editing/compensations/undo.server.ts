import type { Db } from '#db/schema/schema.ts'
import type { Actor } from '../../values/actor.ts'
import {
  previewUndo,
  type UndoOutcome,
  type UndoPreview,
  type UndoRequest,
  undoChangeSet,
} from '../changes/undo/undo-change-set.server.ts'
import type { OnConflict } from '../changes/undo/undo-conflict.ts'
import { compensations } from './compensations.server.ts'

/** Undoes a change set by a new one, so undoing that one is redo. */
export function undo(
  db: Db,
  changeSetId: number,
  {
    onConflict = 'stop',
    ...request
  }: Pick<UndoRequest, 'actor' | 'now' | 'overwrites'> & { onConflict?: OnConflict },
): Promise<UndoOutcome> {
  return undoChangeSet(db, changeSetId, { ...request, onConflict, compensations })
}

/** The conflicts that undoing a change set would stop at, or its refusal. Writes nothing. */
export function findUndoConflicts(
  db: Db,
  changeSetId: number,
  request: { actor: Actor; now: Date },
): Promise<UndoPreview> {
  return previewUndo(db, changeSetId, { ...request, onConflict: 'stop', compensations })
}
