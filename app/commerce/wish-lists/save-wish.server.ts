import type { Db, Tx } from '../../db/schema.ts'
import { type Done, onceInTurn } from '../visitors/once-in-turn.server.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { newToken } from '../visitors/visitor-token.server.ts'
import { welcomeVisitor } from '../visitors/welcome-visitor.server.ts'
import { keyOf } from './list-name.ts'
import { type Once, type Outcome, refused } from './outcome.ts'
import { readProduct } from './read-product.ts'
import { findWantedProduct, type WantedProduct } from './wanted-product-store.server.ts'
import { currentList, firstName, mostWishes } from './wish-list.ts'
import { addList, readLists } from './wish-list-store.server.ts'
import { countWishes, dropRemoved, findWish, putWish } from './wish-store.server.ts'

export interface HeartWish {
  /** The product by its number, or a variant of it; as they were typed. */
  product?: string | undefined
  sku?: string | undefined
  /** Without one it goes to the list that was used last. */
  list?: string | undefined
}

/** Puts a product on a list. One that is on it stays there; another choice of it takes its place. The first heart makes a list. */
export async function saveWish(
  db: Db,
  visitor: Visitor | undefined,
  { product, sku, list: listId }: HeartWish,
  once: Once,
): Promise<Done<Outcome>> {
  const { now } = once
  const wanted = sku !== undefined ? { sku } : readProduct(product)
  if (!wanted) return { outcome: refused('unknown-product'), visitor }
  return onceInTurn<Outcome>(db, visitor, once, async tx => {
    const found = await findWantedProduct(tx, wanted)
    if (!found) return { outcome: refused('unknown-product'), visitor }
    const lists = visitor ? await readLists(tx, visitor.id) : []
    const known = listId === undefined ? currentList(lists) : lists.find(({ id }) => id === listId)
    if (!known && listId !== undefined) return { outcome: refused('unknown-list'), visitor }
    const owner = visitor ?? (await welcomeVisitor(tx, now))
    const list = known?.id ?? (await addFirstList(tx, owner, now))
    const outcome = await putOn(tx, owner, list, found, now)
    return { outcome: { ...outcome, list, product: found.product }, visitor: owner }
  })
}

async function addFirstList(tx: Tx, { id: visitorId }: Visitor, now: Date): Promise<string> {
  const id = newToken()
  await addList(tx, { id, visitorId, name: firstName, key: keyOf(firstName) }, now)
  return id
}

async function putOn(
  tx: Tx,
  { id: visitorId }: Visitor,
  list: string,
  { product, sku, title, options, price, available }: WantedProduct,
  now: Date,
): Promise<Outcome> {
  const wish = await findWish(tx, visitorId, list, product)
  const there = wish && !wish.removed
  if (there && (sku === null || sku === wish.sku)) return { ok: true, said: 'saved-already' }
  if (!wish && !(await hasRoom(tx, visitorId, list, now))) return refused('wishes-full')
  const at = now.toISOString()
  await putWish(tx, {
    list_id: list,
    product_id: product,
    sku,
    title,
    options,
    price_seen: price,
    added_at: at,
    sold_out_at: available === 0 ? at : null,
  })
  return { ok: true, said: there ? 'saved-other-choice' : 'saved' }
}

/** Wishes that were taken off stand back for a new one. */
export async function hasRoom(tx: Tx, visitorId: number, list: string, now: Date): Promise<boolean> {
  if ((await countWishes(tx, visitorId, list)) < mostWishes) return true
  await dropRemoved(tx, visitorId, now, list)
  return (await countWishes(tx, visitorId, list)) < mostWishes
}
