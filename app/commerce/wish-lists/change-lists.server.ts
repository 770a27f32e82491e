import type { Db, Tx } from '../../db/schema.ts'
import { onceInTurn } from '../visitors/once-in-turn.server.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { type Once, type Outcome, refused } from './outcome.ts'
import type { Refusal } from './wish-words.ts'

/** Changes the lists of a visitor, in turn and once. Whom the shop does not know has none: to them it says `otherwise`. */
export async function changeLists(
  db: Db,
  visitor: Visitor | undefined,
  once: Once,
  otherwise: Refusal,
  change: (tx: Tx, visitorId: number) => Promise<Outcome>,
): Promise<Outcome> {
  if (!visitor) return refused(otherwise)
  const done = await onceInTurn<Outcome>(db, visitor, once, async tx => ({
    outcome: await change(tx, visitor.id),
    visitor,
  }))
  return done.outcome
}
