import type { Db, Tx } from '../../db/schema.ts'
import { findDone, noteDone } from './done-change-store.server.ts'
import { inTurn } from './in-turn.server.ts'
import type { Visitor } from './visitor.ts'

/** What came of a change, and whose it is: the first of a newcomer makes a visitor. */
export interface Done<Outcome> {
  outcome: Outcome
  visitor: Visitor | undefined
}

/**
 * Changes what a visitor keeps, in turn and only once: a browser sends a change again when it got no answer, and cannot know
 * whether the shop did. With the key of what was done it is answered as it was then. What was refused changed nothing, and may
 * be tried again.
 */
export function onceInTurn<Outcome extends { ok: boolean }>(
  db: Db,
  visitor: Visitor | undefined,
  { key, now }: { key?: string | undefined; now: Date },
  work: (tx: Tx) => Promise<Done<Outcome>>,
): Promise<Done<Outcome>> {
  return inTurn(db, visitor, async tx => {
    const before = visitor && key !== undefined && (await findDone(tx, visitor.id, key))
    if (before) return { outcome: before as Outcome, visitor }
    const done = await work(tx)
    if (done.visitor && key !== undefined && done.outcome.ok)
      await noteDone(tx, done.visitor.id, key, done.outcome, now)
    return done
  })
}
