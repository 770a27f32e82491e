import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { Visitor } from './visitor.ts'
import { lockVisitor } from './visitor-store.server.ts'

/**
 * Runs `work` in a transaction that no other change of this visitor overlaps, in any process. So it may read, decide and write.
 */
export function withVisitorLock<T>(
  db: Db,
  visitor: Visitor | undefined,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inOneCommit(db, async tx => {
    if (visitor) await lockVisitor(tx, visitor.id)
    return work(tx)
  })
}
