import type { Db } from '#db/schema/schema.ts'
import type { Visitor } from '../../visitors/visitor.ts'
import { wishUndoPeriod } from '../wish-list.ts'
import { type KeyedRequest, type WishListOutcome, wishListRefusal } from '../wish-list-outcome.ts'
import { restoreWishes } from '../wish-store.server.ts'
import { changeLists } from './change-lists.server.ts'
import type { WishFields } from './remove-wish.server.ts'

/** Restores a product on the lists it was last removed from. */
export async function restoreWish(
  db: Db,
  visitor: Visitor | undefined,
  { product, list }: WishFields,
  request: KeyedRequest,
): Promise<WishListOutcome> {
  if (product === undefined) return wishListRefusal('not-on-list')
  const since = new Date(request.now.getTime() - wishUndoPeriod)
  return changeLists(db, visitor, request, 'not-on-list', async (tx, visitorId) => {
    const restored = await restoreWishes(tx, visitorId, { product, list }, since)
    return restored ? { ok: true, result: 'restored', product, list } : wishListRefusal('not-on-list')
  })
}
