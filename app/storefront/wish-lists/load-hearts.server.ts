import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import { countHearts, type HeartList } from '#commerce/cart/wish-lists/heart.ts'
import { readHearts } from '#commerce/cart/wish-lists/wish-list-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { VisitorCounts } from '#web/forms/visitor-cookies.server.ts'

export async function loadHearts(db: Db, visitor: Visitor | undefined): Promise<HeartList[]> {
  return visitor ? readHearts(db, visitor.id) : []
}

export function heartCounts(hearts: readonly HeartList[]): VisitorCounts {
  return { wishes: countHearts(hearts) }
}
