import type { Db } from '#db/schema/schema.ts'

/** Deletes up to `limit` drafts last changed before this time. Returns how many. */
export async function deleteOldCheckoutDrafts(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .selectFrom('checkout')
    .select('visitor_id')
    .where('updated_at', '<', before.toISOString())
    .orderBy('updated_at')
    .limit(limit)
  const { numDeletedRows } = await db
    .deleteFrom('checkout')
    .where('visitor_id', 'in', old)
    // Keeps a draft that was saved in the meantime.
    .where('updated_at', '<', before.toISOString())
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
