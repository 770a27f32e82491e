import type { Db } from '#db/schema/schema.ts'
import type { Visitor } from '../../visitors/visitor.ts'
import { type KeyedRequest, type WishListOutcome, wishListRefusal } from '../wish-list-outcome.ts'
import { readWishLists } from '../wish-list-store.server.ts'
import { deleteWish, findWish, moveWishRow } from '../wish-store.server.ts'
import { changeLists } from './change-lists.server.ts'
import type { WishFields } from './remove-wish.server.ts'
import { hasRoomForWish } from './save-wish.server.ts'

/** Moves a wish with the price it was saved at. A list that already has the product keeps its own wish. */
export async function moveWish(
  db: Db,
  visitor: Visitor | undefined,
  { product, list, to }: WishFields & { to?: string | undefined },
  request: KeyedRequest,
): Promise<WishListOutcome> {
  if (product === undefined) return wishListRefusal('not-on-list')
  return changeLists(db, visitor, request, 'unknown-list', async (tx, id) => {
    const ids = (await readWishLists(tx, id)).map(list => list.id)
    if (list === undefined || to === undefined || !ids.includes(list) || !ids.includes(to))
      return wishListRefusal('unknown-list')
    const wish = await findWish(tx, id, list, product)
    if (!wish || wish.removed) return wishListRefusal('not-on-list')
    const moved: WishListOutcome = { ok: true, result: 'moved', product, list: to }
    if (to === list) return moved
    const there = await findWish(tx, id, to, product)
    if (there && !there.removed) {
      await deleteWish(tx, id, list, product)
      return moved
    }
    if (there) await deleteWish(tx, id, to, product)
    else if (!(await hasRoomForWish(tx, id, to, request.now)))
      return wishListRefusal('list-full', { product, list: to })
    await moveWishRow(tx, id, { product, list, to })
    return moved
  })
}
