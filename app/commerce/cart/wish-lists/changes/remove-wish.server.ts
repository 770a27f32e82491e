import type { Db } from '#db/schema/schema.ts'
import type { Visitor } from '../../visitors/visitor.ts'
import { wishUndoPeriod } from '../wish-list.ts'
import { type KeyedRequest, type WishListOutcome, wishListRefusal } from '../wish-list-outcome.ts'
import { deleteRemovedWishes, removeWishes } from '../wish-store.server.ts'
import { changeLists } from './change-lists.server.ts'

export interface WishFields {
  product?: number | undefined
  /** All lists when left out. */
  list?: string | undefined
}

/** Removes a product from a list, or from all. It can be restored for an hour. */
export async function removeWish(
  db: Db,
  visitor: Visitor | undefined,
  { product, list }: WishFields,
  request: KeyedRequest,
): Promise<WishListOutcome> {
  if (product === undefined) return wishListRefusal('not-on-list')
  return changeLists(db, visitor, request, 'not-on-list', async (tx, visitorId) => {
    await deleteRemovedWishes(tx, visitorId, new Date(request.now.getTime() - wishUndoPeriod))
    const removed = await removeWishes(tx, visitorId, { product, list }, request.now)
    return removed ? { ok: true, result: 'removed', product, list } : wishListRefusal('not-on-list')
  })
}
