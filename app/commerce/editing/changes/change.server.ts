import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { ChangeLog } from './change-log.server.ts'
import { type ChangeOrigin, type ChangeRefusal, ChangeRefused } from './change-set.ts'
import {
  addChangeSet,
  deleteChangeSet,
  findChangeSetByKey,
  finishChangeSet,
} from './change-set-store.server.ts'
import { Edit } from './edit.server.ts'

/** `changeSet` is null if nothing was different. */
export type ChangeOutcome<Result extends { ok: boolean }> =
  | { ok: true; changeSet: number | null; result: Extract<Result, { ok: true }> }
  | Exclude<Result, { ok: true }>
  | ChangeRefusal

/**
 * Runs `work` in one transaction and records its edits as a change set, which can be undone. A refusal returned by `work`, or
 * caused by a constraint, rolls everything back. A change with a known key does nothing and returns the stored result, so
 * results must survive JSON. `work` may run more than once.
 */
export async function change<Result extends { ok: boolean }>(
  db: Db,
  origin: ChangeOrigin,
  work: (edit: Edit) => Promise<Result>,
): Promise<ChangeOutcome<Result>> {
  return refusing(() => inOneCommit(db, tx => changeIn(tx, origin, work)))
}

async function changeIn<Result extends { ok: boolean }>(
  tx: Tx,
  origin: ChangeOrigin,
  work: (edit: Edit) => Promise<Result>,
): Promise<ChangeOutcome<Result>> {
  type Accepted = Extract<Result, { ok: true }>
  const changeSet = await addChangeSet(tx, origin)
  if (changeSet === undefined) {
    const first = await findChangeSetByKey(tx, origin.key!)
    return { ok: true, changeSet: first.id, result: first.result as Accepted }
  }
  const { actor, now, key } = origin
  const log = new ChangeLog(tx, changeSet)
  const result = await work(new Edit({ tx, changeSetId: changeSet, actor, now, log }))
  if (!result.ok) throw new ChangeRefused(result as Result & { ok: false })
  await log.save(now)
  if (log.length === 0 && key === undefined) {
    await deleteChangeSet(tx, changeSet)
    return { ok: true, changeSet: null, result: result as Accepted }
  }
  await finishChangeSet(tx, changeSet, key === undefined ? undefined : result, now)
  return { ok: true, changeSet, result: result as Accepted }
}

/** Returns the refusal that rolled back the transaction. */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ChangeRefused) return error.refusal as T
    throw error
  }
}
