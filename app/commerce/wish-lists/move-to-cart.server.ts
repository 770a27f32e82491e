import type { Db } from '../../db/schema.ts'
import { putIntoCart } from '../cart/add-to-cart.server.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { changeLists } from './change-lists.server.ts'
import { type Once, type Outcome, refused } from './outcome.ts'
import { readProduct } from './read-product.ts'
import { readWishes } from './read-wishes-store.server.ts'
import type { WishedProduct } from './remove-wish.server.ts'
import { readLists } from './wish-list-store.server.ts'
import { removeWishes } from './wish-store.server.ts'
import { asRefusal } from './wish-words.ts'

/**
 * Puts one of what is wished for into the cart, and takes it off the list: it can be put back there, too. What has to be
 * chosen first stays, and what the cart does not take.
 */
export async function moveToCart(
  db: Db,
  visitor: Visitor | undefined,
  { product: typed, list = '', limit }: WishedProduct & { limit: number },
  once: Once,
): Promise<Outcome> {
  const product = readProduct(typed)?.product
  if (!visitor || product === undefined) return refused('not-on-list')
  return changeLists(db, visitor, once, 'not-on-list', async (tx, id) => {
    const isOwn = (await readLists(tx, id)).some(other => other.id === list)
    const wishes = isOwn ? await readWishes(tx, list, once.now) : []
    const wish = wishes.find(other => other.product === product && !other.removed)
    if (!wish) return refused('not-on-list')
    if (!wish.offer) return refused('unknown-sku', { product, list })
    if (wish.offer.sku === null) return refused('choose-first', { product, list })
    const { outcome } = await putIntoCart(tx, visitor, { sku: wish.offer.sku, more: 1, limit }, once.now)
    if (!outcome.ok) return refused(asRefusal(outcome.said), { product, list })
    await removeWishes(tx, id, { product, list }, once.now)
    return { ok: true, said: 'moved-to-cart', product, list }
  })
}
