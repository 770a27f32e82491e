import type { Db } from '../../db/schema.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { changeLists } from './change-lists.server.ts'
import { type Once, type Outcome, refused } from './outcome.ts'
import { readProduct } from './read-product.ts'
import { undoTime } from './wish-list.ts'
import { dropRemoved, removeWishes } from './wish-store.server.ts'

export interface WishedProduct {
  /** As it was typed. */
  product?: string | undefined
  /** Without one it is about all lists that have it. */
  list?: string | undefined
}

/** Takes a product off a list, or off all. For an hour it can be put back. */
export async function removeWish(
  db: Db,
  visitor: Visitor | undefined,
  { product: typed, list }: WishedProduct,
  once: Once,
): Promise<Outcome> {
  const wanted = readProduct(typed)
  if (!wanted) return refused('not-on-list')
  return changeLists(db, visitor, once, 'not-on-list', async (tx, id) => {
    await dropRemoved(tx, id, new Date(once.now.getTime() - undoTime))
    const removed = await removeWishes(tx, id, { ...wanted, list }, once.now)
    return removed ? { ok: true, said: 'removed', ...wanted, list } : refused('not-on-list')
  })
}
