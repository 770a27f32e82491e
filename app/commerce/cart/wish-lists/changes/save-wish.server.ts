import { newToken } from '#commerce/values/random-token.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { type AppliedChange, applyOnce } from '../../visitors/apply-once.server.ts'
import { createVisitor } from '../../visitors/create-visitor.server.ts'
import type { Visitor } from '../../visitors/visitor.ts'
import { listNameKey } from '../list-name.ts'
import { findProductToSave, type ProductToSave } from '../product-to-save-store.server.ts'
import { currentList, maxWishesPerList } from '../wish-list.ts'
import { type KeyedRequest, type WishListOutcome, wishListRefusal } from '../wish-list-outcome.ts'
import { addWishList, readWishLists } from '../wish-list-store.server.ts'
import { countWishes, deleteRemovedWishes, findWish, upsertWish } from '../wish-store.server.ts'

export interface SaveWishFields {
  /** The product, or else the SKU of a variant. */
  product?: number | undefined
  sku?: string | undefined
  /** The most recently used list when left out. */
  list?: string | undefined
  /** The name of a first list. */
  firstListName: string
}

/** Saves a product. Another variant of a saved product replaces it; the first wish also creates a list. */
export async function saveWish(
  db: Db,
  visitor: Visitor | undefined,
  { product, sku, list: listId, firstListName }: SaveWishFields,
  request: KeyedRequest,
): Promise<AppliedChange<WishListOutcome>> {
  const { now } = request
  if (sku === undefined && product === undefined)
    return { outcome: wishListRefusal('unknown-product'), visitor }
  return applyOnce<WishListOutcome>(db, visitor, request, async tx => {
    const found = await findProductToSave(tx, sku !== undefined ? { sku } : { product: product! })
    if (!found) return { outcome: wishListRefusal('unknown-product'), visitor }
    const lists = visitor ? await readWishLists(tx, visitor.id) : []
    const chosenList = listId === undefined ? currentList(lists) : lists.find(({ id }) => id === listId)
    if (!chosenList && listId !== undefined) return { outcome: wishListRefusal('unknown-list'), visitor }
    const owner = visitor ?? (await createVisitor(tx, now))
    const list = chosenList?.id ?? (await addFirstList(tx, owner, firstListName, now))
    const outcome = await saveToList(tx, owner, list, found, now)
    return { outcome: { ...outcome, list, product: found.product }, visitor: owner }
  })
}

async function addFirstList(tx: Tx, { id: visitorId }: Visitor, name: string, now: Date): Promise<string> {
  const id = newToken()
  await addWishList(tx, { id, visitorId, name, key: listNameKey(name) }, now)
  return id
}

async function saveToList(
  tx: Tx,
  { id: visitorId }: Visitor,
  list: string,
  { product, sku, title, options, price, available }: ProductToSave,
  now: Date,
): Promise<WishListOutcome> {
  const wish = await findWish(tx, visitorId, list, product)
  const isSaved = wish !== undefined && !wish.removed
  if (isSaved && (sku === null || sku === wish.sku)) return { ok: true, result: 'saved-already' }
  if (!wish && !(await hasRoomForWish(tx, visitorId, list, now))) return wishListRefusal('list-full')
  const at = now.toISOString()
  await upsertWish(tx, {
    list_id: list,
    product_id: product,
    sku,
    title,
    options,
    price_seen: price,
    added_at: at,
    sold_out_at: available === 0 ? at : null,
  })
  return { ok: true, result: isSaved ? 'saved-other-variant' : 'saved' }
}

/** Whether a list has room; a full one gives up wishes that could still be restored. */
export async function hasRoomForWish(tx: Tx, visitorId: number, list: string, now: Date): Promise<boolean> {
  if ((await countWishes(tx, visitorId, list)) < maxWishesPerList) return true
  await deleteRemovedWishes(tx, visitorId, now, list)
  return (await countWishes(tx, visitorId, list)) < maxWishesPerList
}
