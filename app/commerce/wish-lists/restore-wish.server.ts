import type { Db } from '../../db/schema.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { changeLists } from './change-lists.server.ts'
import { type Once, type Outcome, refused } from './outcome.ts'
import { readProduct } from './read-product.ts'
import type { WishedProduct } from './remove-wish.server.ts'
import { undoTime } from './wish-list.ts'
import { restoreWishes } from './wish-store.server.ts'

/** Puts a product back where it was taken off last. */
export async function restoreWish(
  db: Db,
  visitor: Visitor | undefined,
  { product: typed, list }: WishedProduct,
  once: Once,
): Promise<Outcome> {
  const wanted = readProduct(typed)
  if (!wanted) return refused('not-on-list')
  const since = new Date(once.now.getTime() - undoTime)
  return changeLists(db, visitor, once, 'not-on-list', async (tx, id) => {
    const restored = await restoreWishes(tx, id, { ...wanted, list }, since)
    return restored ? { ok: true, said: 'restored', ...wanted, list } : refused('not-on-list')
  })
}
