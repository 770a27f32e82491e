import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import { findProductTitle } from '#commerce/cart/wish-lists/product-to-save-store.server.ts'
import { readWishes } from '#commerce/cart/wish-lists/read-wishes-store.server.ts'
import { currentList, type Wish, type WishList } from '#commerce/cart/wish-lists/wish-list.ts'
import {
  isWishListRefusal,
  readWishListResult,
  type WishListResult,
} from '#commerce/cart/wish-lists/wish-list-outcome.ts'
import { readWishLists } from '#commerce/cart/wish-lists/wish-list-store.server.ts'
import { recordSoldOut } from '#commerce/cart/wish-lists/wish-store.server.ts'
import { readId } from '#commerce/values/whole-number.ts'
import { sideWrite } from '#db/outages/side-write.server.ts'
import { sharedMessages } from '#messages/shared.ts'
import { wishListMessages } from '#messages/wish-lists.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { loadQuantityLimit } from '../../cart/load-cart.server.ts'
import { wishListResultText } from '../wish-list-result-text.ts'

export interface LoadedWishList {
  lists: WishList[]
  /** The list that is shown; null for a visitor without lists. */
  list: WishList | null
  wishes: Wish[]
}

/** The visitor's lists with the wishes of one; undefined when they have no list with this id. */
export async function loadWishList(
  { db }: Shop,
  visitor: Visitor | undefined,
  id: string | undefined,
  now: Date,
): Promise<LoadedWishList | undefined> {
  const lists = visitor ? await readWishLists(db, visitor.id) : []
  const list = id === undefined ? currentList(lists) : lists.find(other => other.id === id)
  if (id !== undefined && !list) return undefined
  if (!visitor || !list) return { lists, list: null, wishes: [] }
  const wishes = await readWishes(db, list.id, now)
  const newlySoldOut = wishes.filter(({ offer, seenSoldOut }) => offer?.available === 0 && !seenSoldOut)
  if (newlySoldOut.length > 0) {
    const products = newlySoldOut.map(({ product }) => product)
    await sideWrite(recordSoldOut(db, visitor.id, list.id, products, now))
  }
  return { lists, list, wishes }
}

/** The message about the result that the address carries, with an undo where there is one. */
export interface WishListMessage {
  text: string
  isRefusal: boolean
  undo: { product: number; label: string } | null
}

export async function loadWishListMessage(
  shop: Shop,
  { lists, wishes }: LoadedWishList,
  address: URLSearchParams,
): Promise<WishListMessage | null> {
  const result = readWishListResult(address.get('result'))
  if (!result) return null
  const product = readId(address.get('product'))
  const wish = wishes.find(other => other.product === product)
  const title = wish?.title ?? (product === undefined ? undefined : await findProductTitle(shop.db, product))
  const label = undoLabel(result)
  return {
    text: wishListResultText(result, {
      title,
      list: lists.find(({ id }) => id === address.get('list'))?.name,
      limit: await loadQuantityLimit(shop),
    }),
    isRefusal: isWishListRefusal(result),
    undo: wish?.removed && label ? { product: wish.product, label } : null,
  }
}

function undoLabel(result: WishListResult): string | undefined {
  if (result === 'removed') return sharedMessages.undo
  return result === 'moved-to-cart' ? wishListMessages.keepOnList : undefined
}
