import type { Db, Tx } from '#db/schema/schema.ts'
import { applyOnce } from '../../visitors/apply-once.server.ts'
import type { Visitor } from '../../visitors/visitor.ts'
import {
  type KeyedRequest,
  type WishListOutcome,
  type WishListRefusal,
  wishListRefusal,
} from '../wish-list-outcome.ts'

/** Changes a visitor's lists once per key. A request without a visitor is refused for `reasonWithoutVisitor`. */
export async function changeLists(
  db: Db,
  visitor: Visitor | undefined,
  request: KeyedRequest,
  reasonWithoutVisitor: WishListRefusal,
  change: (tx: Tx, visitorId: number) => Promise<WishListOutcome>,
): Promise<WishListOutcome> {
  if (!visitor) return wishListRefusal(reasonWithoutVisitor)
  const { outcome } = await applyOnce<WishListOutcome>(db, visitor, request, async tx => ({
    outcome: await change(tx, visitor.id),
    visitor,
  }))
  return outcome
}
