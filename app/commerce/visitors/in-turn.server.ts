import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Visitor } from './visitor.ts'
import { lockVisitor } from './visitor-store.server.ts'

/**
 * Changes what a visitor keeps, in one transaction. What one visitor does in two tabs, or with two quick clicks, happens one
 * after the other, whichever process it reaches: so a rule may read, decide and write.
 */
export function inTurn<T>(db: Db, visitor: Visitor | undefined, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inOneCommit(db, async tx => {
    if (visitor) await lockVisitor(tx, visitor.id)
    return work(tx)
  })
}
