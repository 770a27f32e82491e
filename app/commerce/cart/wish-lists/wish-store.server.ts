import type { Db, Schema, Tx } from '#db/schema/schema.ts'

/** A visitor's lists, or one of them: every statement here is limited to these. */
function ownLists(db: Db, visitorId: number, listId?: string) {
  return db
    .selectFrom('wish_list')
    .select('wish_list.id')
    .where('visitor_id', '=', visitorId)
    .$if(listId !== undefined, query => query.where('wish_list.id', '=', listId!))
}

/** The wish for a product on a list, even a removed one; undefined when there is none. */
export async function findWish(
  tx: Tx,
  visitorId: number,
  listId: string,
  product: number,
): Promise<{ sku: string | null; removed: boolean } | undefined> {
  const wish = await tx
    .selectFrom('wish')
    .select(['sku', 'removed_at'])
    .where('list_id', 'in', ownLists(tx, visitorId, listId))
    .where('product_id', '=', product)
    .executeTakeFirst()
  return wish && { sku: wish.sku, removed: wish.removed_at !== null }
}

/** How many wishes a list holds, removed ones included. */
export async function countWishes(tx: Tx, visitorId: number, listId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('wish')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('list_id', 'in', ownLists(tx, visitorId, listId))
    .executeTakeFirstOrThrow()
  return count
}

/** Adds a wish, or replaces the list's wish for the same product. */
export async function upsertWish(tx: Tx, wish: Omit<Schema['wish'], 'removed_at'>): Promise<void> {
  await tx
    .insertInto('wish')
    .values({ ...wish, removed_at: null })
    .onConflict(on =>
      on.columns(['list_id', 'product_id']).doUpdateSet(({ ref }) => ({
        sku: ref('excluded.sku'),
        title: ref('excluded.title'),
        options: ref('excluded.options'),
        price_seen: ref('excluded.price_seen'),
        added_at: ref('excluded.added_at'),
        sold_out_at: ref('excluded.sold_out_at'),
        removed_at: null,
      })),
    )
    .execute()
}

/** Marks a product as removed from one of the visitor's lists, or from all. */
export async function removeWishes(
  tx: Tx,
  visitorId: number,
  { product, list }: { product: number; list: string | undefined },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('wish')
    .set({ removed_at: now.toISOString() })
    .where('product_id', '=', product)
    .where('removed_at', 'is', null)
    .where('list_id', 'in', ownLists(tx, visitorId, list))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Restores a product where it was removed last, if that was after `since`. */
export async function restoreWishes(
  tx: Tx,
  visitorId: number,
  { product, list }: { product: number; list: string | undefined },
  since: Date,
): Promise<boolean> {
  const own = ownLists(tx, visitorId, list)
  const lastRemoval = tx
    .selectFrom('wish')
    .select(({ fn }) => fn.max('removed_at').as('at'))
    .where('product_id', '=', product)
    .where('list_id', 'in', own)
  const { numUpdatedRows } = await tx
    .updateTable('wish')
    .set({ removed_at: null })
    .where('product_id', '=', product)
    .where('list_id', 'in', own)
    .where('removed_at', '>', since.toISOString())
    .where('removed_at', '=', lastRemoval)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Moves a wish to another of the visitor's lists that has none for this product. */
export async function moveWishRow(
  tx: Tx,
  visitorId: number,
  { product, list, to }: { product: number; list: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('wish')
    .set({ list_id: ownLists(tx, visitorId, to) })
    .where('product_id', '=', product)
    .where('removed_at', 'is', null)
    .where('list_id', 'in', ownLists(tx, visitorId, list))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Deletes a wish, removed or not. */
export async function deleteWish(tx: Tx, visitorId: number, listId: string, product: number): Promise<void> {
  await tx
    .deleteFrom('wish')
    .where('product_id', '=', product)
    .where('list_id', 'in', ownLists(tx, visitorId, listId))
    .execute()
}

/** Deletes wishes that were removed until `until`. */
export async function deleteRemovedWishes(
  tx: Tx,
  visitorId: number,
  until: Date,
  listId?: string,
): Promise<void> {
  await tx
    .deleteFrom('wish')
    .where('removed_at', '<=', until.toISOString())
    .where('list_id', 'in', ownLists(tx, visitorId, listId))
    .execute()
}

/** Records products that the owner sees sold out; an earlier record stays. */
export async function recordSoldOut(
  db: Db,
  visitorId: number,
  listId: string,
  products: readonly number[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('wish')
    .set({ sold_out_at: now.toISOString() })
    .where('product_id', 'in', [...products])
    .where('sold_out_at', 'is', null)
    .where('list_id', 'in', ownLists(db, visitorId, listId))
    .execute()
}
