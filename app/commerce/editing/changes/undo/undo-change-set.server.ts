import type { Actor } from '#commerce/values/actor.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { refusing } from '../change.server.ts'
import { addBatches, type BatchWork, rowsPerBatch } from '../change-batch-store.server.ts'
import { ChangeLog } from '../change-log.server.ts'
import { ChangeRefused, maxRowsAtOnce } from '../change-set.ts'
import { addChangeSet, type ChangeSet, findChangeSet, finishChangeSet } from '../change-set-store.server.ts'
import { Edit } from '../edit.server.ts'
import {
  countSteps,
  hasPersonalSteps,
  isUndone,
  lockChangeSet,
  readStepsBackwards,
} from './change-history-store.server.ts'
import { findConflicts } from './find-conflicts.server.ts'
import type { OnConflict, UndoConflict } from './undo-conflict.ts'
import type { Compensations, UndoContext } from './undo-context.server.ts'
import { undoSteps } from './undo-steps.server.ts'

export interface UndoRequest {
  actor: Actor
  now: Date
  onConflict: OnConflict
  /** Conflicts to overwrite where others are skipped. Not for change sets that are undone in batches. */
  overwrites?: UndoContext['overwrites']
  /** How to undo what has a ledger. */
  compensations: Compensations
}

export type UndoOutcome =
  /** `skipped` are the conflicts that were left alone. An unfinished undo continues in batches. */
  | { ok: true; changeSet: number; isFinished: boolean; skipped: UndoConflict[] }
  | { ok: false; reason: 'conflict'; conflicts: UndoConflict[] }
  | { ok: false; reason: UndoRefusal }

/** Without conflicts if all can be undone. */
export type UndoPreview = Extract<UndoOutcome, { ok: false }>

type UndoRefusal =
  | 'unknown-change'
  | 'unfinished'
  | 'already-undone'
  /** The values of people are not recorded. */
  | 'personal-data'
  /** The shop needs an owner. */
  | 'last-owner'

/** Undoes a change set by a new one, which can be undone again. */
export async function undoChangeSet(db: Db, changeSetId: number, request: UndoRequest): Promise<UndoOutcome> {
  return refusing(async () => {
    await stopAtManyConflicts(db, changeSetId, request)
    return inOneCommit(db, tx => undoIn(tx, changeSetId, request))
  })
}

/** The conflicts or the refusal that undoing would stop at. Writes nothing. */
export async function previewUndo(db: Db, changeSetId: number, request: UndoRequest): Promise<UndoPreview> {
  const stopping = { ...request, onConflict: 'stop' } as const
  return refusing(async () => {
    await stopAtManyConflicts(db, changeSetId, stopping)
    return inOneCommit(db, async (tx): Promise<UndoPreview> => {
      await undoIn(tx, changeSetId, stopping)
      throw new ChangeRefused({ ok: false, reason: 'conflict', conflicts: [] })
    })
  })
}

/** Looks through what is undone in batches before the transaction: for a million rows that takes a quarter of a minute. */
async function stopAtManyConflicts(db: Db, changeSetId: number, request: UndoRequest): Promise<void> {
  const count = await countSteps(db, changeSetId)
  if (request.onConflict !== 'stop' || count <= maxRowsAtOnce) return
  await inOneCommit(db, tx => lockUndoable(tx, changeSetId))
  stopAt(request, await findConflicts(db, changeSetId, count))
}

async function undoIn(tx: Tx, changeSetId: number, request: UndoRequest): Promise<UndoOutcome> {
  const set = await lockUndoable(tx, changeSetId)
  const { actor, now } = request
  const origin = { actor, reason: set.reason, cause: 'undo', now } as const
  const id = (await addChangeSet(tx, origin, changeSetId))!
  const count = await countSteps(tx, changeSetId)
  const log = new ChangeLog(tx, id)
  const base = { tx, changeSetId: id, actor, now, log }
  const context = { ...base, ...request, edit: new Edit(base), undoes: changeSetId, conflicts: [] }
  if (count > maxRowsAtOnce) return queueUndo(context, count)
  await undoSteps(context, await readStepsBackwards(tx, changeSetId, { from: 0, to: count }))
  stopAt(context, context.conflicts)
  await log.save(now)
  await finishChangeSet(tx, id, undefined, now)
  return { ok: true, changeSet: id, isFinished: true, skipped: context.conflicts }
}

/** Later conflicts are skipped, unless they are overwritten by force. */
async function queueUndo(context: UndoContext, count: number): Promise<UndoOutcome> {
  const { tx, changeSetId, undoes } = context
  const onConflict = context.onConflict === 'force' ? 'force' : 'skip'
  const batches: BatchWork[] = []
  for (let to = count - 1; to >= 0; to -= rowsPerBatch)
    batches.push({ kind: 'undo', undoes, from: to - rowsPerBatch + 1, to, onConflict })
  await addBatches(tx, changeSetId, batches)
  return { ok: true, changeSet: changeSetId, isFinished: false, skipped: [] }
}

function stopAt({ onConflict }: Pick<UndoContext, 'onConflict'>, conflicts: UndoConflict[]): void {
  if (conflicts.length > 0 && onConflict === 'stop')
    throw new ChangeRefused({ ok: false, reason: 'conflict', conflicts })
}

async function lockUndoable(tx: Tx, changeSetId: number): Promise<ChangeSet> {
  const refuse = (reason: UndoRefusal) => new ChangeRefused({ ok: false, reason })
  if (!(await lockChangeSet(tx, changeSetId))) throw refuse('unknown-change')
  const set = (await findChangeSet(tx, changeSetId))!
  if (set.finishedAt === null) throw refuse('unfinished')
  if (await isUndone(tx, changeSetId)) throw refuse('already-undone')
  if (await hasPersonalSteps(tx, changeSetId)) throw refuse('personal-data')
  return set
}
