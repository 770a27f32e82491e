import type { Visitor } from '../../commerce/visitors/visitor.ts'
import { readProduct } from '../../commerce/wish-lists/read-product.ts'
import { readWishes } from '../../commerce/wish-lists/read-wishes-store.server.ts'
import { findTitle } from '../../commerce/wish-lists/wanted-product-store.server.ts'
import { currentList, type Wish, type WishList } from '../../commerce/wish-lists/wish-list.ts'
import { readLists } from '../../commerce/wish-lists/wish-list-store.server.ts'
import { noteSoldOut } from '../../commerce/wish-lists/wish-store.server.ts'
import { isRefusal, readSaid, saidInWords } from '../../commerce/wish-lists/wish-words.ts'
import { sideWrite } from '../../db/side-write.server.ts'
import type { Shop } from '../../web/shop.server.ts'
import { quantityLimit } from '../cart/load-cart.server.ts'

/** What one visitor sees of their lists. */
export interface WishListView {
  lists: WishList[]
  /** The one that is shown; null for whom nothing is kept yet. */
  list: WishList | null
  wishes: Wish[]
}

/** The lists of a visitor with the wishes of one of them; undefined when they have no list of this id. */
export async function loadWishList(
  { db }: Shop,
  visitor: Visitor | undefined,
  id: string | undefined,
  now: Date,
): Promise<WishListView | undefined> {
  const lists = visitor ? await readLists(db, visitor.id) : []
  const list = id === undefined ? currentList(lists) : lists.find(other => other.id === id)
  if (id !== undefined && !list) return undefined
  if (!visitor || !list) return { lists, list: null, wishes: [] }
  const wishes = await readWishes(db, list.id, now)
  const newlySoldOut = wishes.filter(({ offer, seenSoldOut }) => offer?.available === 0 && !seenSoldOut)
  if (newlySoldOut.length > 0) {
    const products = newlySoldOut.map(({ product }) => product)
    await sideWrite(noteSoldOut(db, visitor.id, list.id, products, now))
  }
  return { lists, list, wishes }
}

/** What there is to say about what was done before, as the address names it. */
export interface WishMessage {
  words: string
  refused: boolean
  /** The product that can be put back by "Undo", or kept although it went into the cart. */
  undo: { product: number; label: string } | null
}

export async function messageOf(
  shop: Shop,
  { lists, wishes }: WishListView,
  address: URLSearchParams,
): Promise<WishMessage | null> {
  const said = readSaid(address.get('said'))
  if (!said) return null
  const product = readProduct(address.get('product') ?? undefined)?.product
  const wish = wishes.find(other => other.product === product)
  const title = wish?.title ?? (product === undefined ? undefined : await findTitle(shop.db, product))
  const list = lists.find(({ id }) => id === address.get('about'))?.name
  const label = said === 'removed' ? 'Undo' : said === 'moved-to-cart' ? 'Keep it here, too' : undefined
  return {
    words: saidInWords(said, { title, list, limit: await quantityLimit(shop) }),
    refused: isRefusal(said),
    undo: wish?.removed && label ? { product: wish.product, label } : null,
  }
}
