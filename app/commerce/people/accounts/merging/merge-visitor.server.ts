import { deleteVisitor } from '#commerce/cart/visitors/visitor-store.server.ts'
import type { Tx } from '#db/schema/schema.ts'
import { mergeCarts } from './merge-carts-store.server.ts'
import { mergeWishLists } from './merge-wish-lists.server.ts'
import type { Merging } from './merging.ts'
import { moveVisitorRows } from './move-visitor-rows-store.server.ts'

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
