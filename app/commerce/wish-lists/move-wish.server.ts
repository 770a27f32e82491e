import type { Db } from '../../db/schema.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { changeLists } from './change-lists.server.ts'
import { type Once, type Outcome, refused } from './outcome.ts'
import { readProduct } from './read-product.ts'
import type { WishedProduct } from './remove-wish.server.ts'
import { hasRoom } from './save-wish.server.ts'
import { readLists } from './wish-list-store.server.ts'
import { dropWish, findWish, moveWishRow } from './wish-store.server.ts'

/** Moves a wish as it is, with the price that was seen, to another list. Where that has it already, it has it still. */
export async function moveWish(
  db: Db,
  visitor: Visitor | undefined,
  { product: typed, list, to }: WishedProduct & { to?: string | undefined },
  once: Once,
): Promise<Outcome> {
  const product = readProduct(typed)?.product
  if (product === undefined) return refused('not-on-list')
  return changeLists(db, visitor, once, 'unknown-list', async (tx, id) => {
    const ids = (await readLists(tx, id)).map(list => list.id)
    if (list === undefined || to === undefined || !ids.includes(list) || !ids.includes(to))
      return refused('unknown-list')
    const wish = await findWish(tx, id, list, product)
    if (!wish || wish.removed) return refused('not-on-list')
    const moved: Outcome = { ok: true, said: 'moved', product, list: to }
    if (to === list) return moved
    const there = await findWish(tx, id, to, product)
    if (there && !there.removed) {
      await dropWish(tx, id, list, product)
      return moved
    }
    if (there) await dropWish(tx, id, to, product)
    else if (!(await hasRoom(tx, id, to, once.now))) return refused('wishes-full', { product, list: to })
    await moveWishRow(tx, id, { product, list, to })
    return moved
  })
}
