import type { Db } from '#db/schema/schema.ts'
import { addToCartInTransaction } from '../../add-to-cart.server.ts'
import type { Visitor } from '../../visitors/visitor.ts'
import { readWishes } from '../read-wishes-store.server.ts'
import {
  fromCartRefusal,
  type KeyedRequest,
  type WishListOutcome,
  wishListRefusal,
} from '../wish-list-outcome.ts'
import { readWishLists } from '../wish-list-store.server.ts'
import { removeWishes } from '../wish-store.server.ts'
import { changeLists } from './change-lists.server.ts'
import type { WishFields } from './remove-wish.server.ts'

/** Adds one unit to the cart and removes the wish, which can be restored. A wish without a single variant stays on the list. */
export async function moveWishToCart(
  db: Db,
  visitor: Visitor | undefined,
  { product, list = '', limit }: WishFields & { limit: number },
  request: KeyedRequest,
): Promise<WishListOutcome> {
  if (!visitor || product === undefined) return wishListRefusal('not-on-list')
  return changeLists(db, visitor, request, 'not-on-list', async (tx, id) => {
    const isOwn = (await readWishLists(tx, id)).some(other => other.id === list)
    const wishes = isOwn ? await readWishes(tx, list, request.now) : []
    const wish = wishes.find(other => other.product === product && !other.removed)
    if (!wish) return wishListRefusal('not-on-list')
    if (!wish.offer) return wishListRefusal('unknown-sku', { product, list })
    if (wish.offer.sku === null) return wishListRefusal('choose-options-first', { product, list })
    const { outcome } = await addToCartInTransaction(
      tx,
      visitor,
      { sku: wish.offer.sku, more: 1, limit },
      request.now,
    )
    if (!outcome.ok) return wishListRefusal(fromCartRefusal(outcome.reason), { product, list })
    await removeWishes(tx, id, { product, list }, request.now)
    return { ok: true, result: 'moved-to-cart', product, list }
  })
}
