import type { Visitor } from '../../commerce/visitors/visitor.ts'
import { countHearts, type HeartList } from '../../commerce/wish-lists/heart.ts'
import { readHearts } from '../../commerce/wish-lists/wish-list-store.server.ts'
import type { Db } from '../../db/schema.ts'
import type { Counts } from '../../web/visitor.server.ts'

/** What a visitor has saved; nothing for whom the shop does not know. */
export async function heartsOf(db: Db, visitor: Visitor | undefined): Promise<HeartList[]> {
  return visitor ? readHearts(db, visitor.id) : []
}

export function heartCounts(hearts: readonly HeartList[]): Counts {
  return { wishes: countHearts(hearts) }
}
