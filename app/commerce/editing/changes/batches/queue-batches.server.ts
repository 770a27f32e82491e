import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { addBatches, type BatchWork } from '../change-batch-store.server.ts'
import type { ChangeOrigin } from '../change-set.ts'
import { addChangeSet, findChangeSetByKey } from '../change-set-store.server.ts'

export interface QueuedChange {
  ok: true
  changeSet: number
  isFinished: boolean
}

/** Adds a change set that a job finishes, batch by batch. With a known key, nothing is added. */
export function queueBatches(
  db: Db,
  origin: ChangeOrigin,
  batches: readonly BatchWork[],
): Promise<QueuedChange> {
  return inOneCommit(db, async tx => {
    const changeSet = await addChangeSet(tx, origin)
    if (changeSet === undefined) {
      const { id, isFinished } = await findChangeSetByKey(tx, origin.key!)
      return { ok: true, changeSet: id, isFinished }
    }
    await addBatches(tx, changeSet, batches)
    return { ok: true, changeSet, isFinished: false }
  })
}
