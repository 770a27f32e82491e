import type { Tx } from '#db/schema/schema.ts'
import { mergedLines } from './merged-lines.ts'
import type { Merging } from './merging.ts'

/** Removed lines of the guest are dropped, and make room in the other cart. */
export async function mergeCarts(tx: Tx, { from, into }: Merging, limit: number): Promise<void> {
  const guest = await readLines(tx, from)
  if (guest.length === 0) return
  await tx
    .deleteFrom('cart_line')
    .where('visitor_id', '=', into)
    .where('removed_at', 'is not', null)
    .execute()
  const merged = mergedLines(guest, await readLines(tx, into), limit)
  for (const { savedAt, addedAt, ...line } of merged)
    await tx
      .insertInto('cart_line')
      .values({ ...line, visitor_id: into, added_at: addedAt, saved_at: savedAt })
      .onConflict(on =>
        on.columns(['visitor_id', 'sku']).doUpdateSet({ quantity: line.quantity, saved_at: savedAt }),
      )
      .execute()
}

async function readLines(tx: Tx, visitorId: number) {
  return tx
    .selectFrom('cart_line')
    .select(['sku', 'title', 'options', 'quantity', 'price_seen'])
    .select(['added_at as addedAt', 'saved_at as savedAt'])
    .where('visitor_id', '=', visitorId)
    .where('removed_at', 'is', null)
    .execute()
}
