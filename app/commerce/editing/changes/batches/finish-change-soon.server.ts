import type { Db } from '#db/schema/schema.ts'
import { findChangeSet } from '../change-set-store.server.ts'
import type { Compensations } from '../undo/undo-context.server.ts'
import { runNextBatch } from './run-change-batches.server.ts'

/** How long a request works on a change before a job continues it, in milliseconds. */
const maxWait = 4000

/** Runs batches until this change set is finished; false if that takes longer than a request should. */
export async function finishChangeSoon(
  db: Db,
  changeSet: number,
  compensations: Compensations,
): Promise<boolean> {
  const until = performance.now() + maxWait
  while ((await findChangeSet(db, changeSet))?.finishedAt === null) {
    if (performance.now() > until) return false
    await runNextBatch(db, compensations, new Date())
  }
  return true
}
