import { deleteVisitor } from '#commerce/cart/visitors/visitor-store.server.ts'
import type { Tx } from '#db/schema/schema.ts'
import {
  addMissingWishes,
  giveListTo,
  moveShareLinks,
  readMergedLists,
} from './merge-wish-lists-store.server.ts'
import type { Merging } from './merging.ts'
import { mergeCarts, mergePriceAlerts, moveVisitorRows } from './move-visitor-rows-store.server.ts'

/** Moves all data of a guest to another visitor, and deletes the guest. Both are locked. */
export async function mergeVisitor(
  tx: Tx,
  visitors: Merging,
  quantityLimit: number,
  now: Date,
): Promise<void> {
  await mergeCarts(tx, visitors, quantityLimit)
  await mergeWishLists(tx, visitors, now)
  await moveVisitorRows(tx, visitors)
  await deleteVisitor(tx, visitors.from)
}

/** Lists with the same name become one, and every link to them keeps working. The others change their owner. */
async function mergeWishLists(tx: Tx, { from, into }: Merging, now: Date): Promise<void> {
  const own = new Map((await readMergedLists(tx, into)).map(list => [list.nameKey, list]))
  for (const list of await readMergedLists(tx, from)) {
    const same = own.get(list.nameKey)
    if (!same) {
      await giveListTo(tx, list.id, into)
      continue
    }
    await addMissingWishes(tx, { from: list.id, into: same.id }, now)
    await moveShareLinks(tx, list, same)
    await mergePriceAlerts(tx, { from: list.id, into: same.id })
  }
}
