import type { Db, Tx } from '#db/schema/schema.ts'

/** Whether the shop has amounts in its currency that can't be changed any more. */
export async function isCurrencyUsed(db: Db | Tx): Promise<boolean> {
  for (const table of ['customer_order', 'payment', 'gift_card'] as const)
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true
  return false
}
