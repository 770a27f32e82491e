import type { Schema, Tx } from '#db/schema/schema.ts'
import { parseJsonRows } from '#db/statements/json-rows.ts'
import { prepared } from '#db/statements/prepared.ts'
import { joinValueNames } from '../catalog/products/options/option-values.ts'
import { variantValues } from '../catalog/products/options/variant-values-store.server.ts'

export interface VariantForCart {
  sku: string
  title: string
  options: string
  price: number
  available: number
  /** The visitor's line with this SKU, in any state. */
  line: { quantity: number; addedAt: string; isInCart: boolean } | null
  /** All lines of the visitor. */
  lineCount: number
}

/** A variant with this visitor's line; undefined when the product isn't published. */
export async function findVariantForCart(
  tx: Tx,
  visitorId: number | undefined,
  sku: string,
): Promise<VariantForCart | undefined> {
  // No visitor has the id 0.
  const [row] = await selectVariantForCart(tx, { visitorId: visitorId ?? 0, sku })
  if (!row) return undefined
  const { quantity, added_at, saved_at, removed_at } = row
  return {
    sku: row.sku,
    title: row.title,
    options: joinValueNames(parseJsonRows(row.option_values)),
    price: row.price,
    available: row.available,
    line:
      quantity === null
        ? null
        : { quantity, addedAt: added_at!, isInCart: saved_at === null && removed_at === null },
    lineCount: row.lines ?? 0,
  }
}

const selectVariantForCart = prepared((db, { visitorId, sku }: { visitorId: number; sku: string }) =>
  db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .leftJoin('cart_line', join =>
      join.onRef('cart_line.sku', '=', 'variant.sku').on('cart_line.visitor_id', '=', visitorId),
    )
    .select(['variant.sku', 'product.title', 'price', 'available'])
    .select(['quantity', 'added_at', 'saved_at', 'cart_line.removed_at'])
    .select(variantValues(db).as('option_values'))
    .select(({ selectFrom, fn }) =>
      selectFrom('cart_line')
        .select(fn.countAll<number>().as('count'))
        .where('visitor_id', '=', visitorId)
        .as('lines'),
    )
    .where('variant.sku', '=', sku)
    .where('published_at', 'is not', null)
    .where('variant.removed_at', 'is', null),
)

export type NewCartLine = Omit<Schema['cart_line'], 'saved_at' | 'removed_at'>

/** Inserts or replaces the visitor's line with this SKU. */
export async function putLine(tx: Tx, line: NewCartLine): Promise<void> {
  await insertLine(tx, line)
}

const insertLine = prepared((db, line: NewCartLine) =>
  db
    .insertInto('cart_line')
    .values({
      visitor_id: line.visitor_id,
      sku: line.sku,
      title: line.title,
      options: line.options,
      quantity: line.quantity,
      price_seen: line.price_seen,
      added_at: line.added_at,
    })
    .onConflict(on =>
      on.columns(['visitor_id', 'sku']).doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        options: ref('excluded.options'),
        quantity: ref('excluded.quantity'),
        price_seen: ref('excluded.price_seen'),
        added_at: ref('excluded.added_at'),
        saved_at: null,
        removed_at: null,
      })),
    ),
)

/** Returns whether the line is in the cart. */
export async function setLineQuantity(
  tx: Tx,
  visitorId: number,
  sku: string,
  quantity: number,
): Promise<boolean> {
  return hasUpdatedRows(
    updateLine(tx, visitorId, sku)
      .set({ quantity })
      .where('saved_at', 'is', null)
      .where('removed_at', 'is', null),
  )
}

export async function saveLine(tx: Tx, visitorId: number, sku: string, now: Date): Promise<boolean> {
  return hasUpdatedRows(
    updateLine(tx, visitorId, sku)
      .set({ saved_at: now.toISOString() })
      .where('saved_at', 'is', null)
      .where('removed_at', 'is', null),
  )
}

export async function unsaveLine(tx: Tx, visitorId: number, sku: string): Promise<boolean> {
  return hasUpdatedRows(
    updateLine(tx, visitorId, sku)
      .set({ saved_at: null })
      .where('saved_at', 'is not', null)
      .where('removed_at', 'is', null),
  )
}

/** Marks a line as removed; it can be restored for a while. */
export async function removeLine(tx: Tx, visitorId: number, sku: string, now: Date): Promise<boolean> {
  return hasUpdatedRows(
    updateLine(tx, visitorId, sku).set({ removed_at: now.toISOString() }).where('removed_at', 'is', null),
  )
}

/** Restores a line that was removed after `since`. */
export async function restoreLine(tx: Tx, visitorId: number, sku: string, since: Date): Promise<boolean> {
  return hasUpdatedRows(
    updateLine(tx, visitorId, sku).set({ removed_at: null }).where('removed_at', '>', since.toISOString()),
  )
}

/** Deletes lines that were removed up to `until` and returns their number. */
export async function deleteRemovedLines(tx: Tx, visitorId: number, until: Date): Promise<number> {
  const result = await tx
    .deleteFrom('cart_line')
    .where('visitor_id', '=', visitorId)
    .where('removed_at', '<=', until.toISOString())
    .executeTakeFirstOrThrow()
  return Number(result.numDeletedRows)
}

function updateLine(tx: Tx, visitorId: number, sku: string) {
  return tx.updateTable('cart_line').where('visitor_id', '=', visitorId).where('sku', '=', sku)
}

async function hasUpdatedRows(update: {
  executeTakeFirstOrThrow(): Promise<{ numUpdatedRows: bigint }>
}): Promise<boolean> {
  return (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n
}
