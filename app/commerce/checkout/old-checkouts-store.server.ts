import type { Db } from '../../db/schema.ts'

/** Forgets what was filled in and not ordered since this day, at most so many; how many. */
export async function removeOldCheckouts(db: Db, before: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('checkout')
    .select('visitor_id')
    .where('updated_at', '<', before.toISOString())
    .orderBy('updated_at')
    .limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('checkout')
    .where('visitor_id', 'in', old)
    // Who goes on filling it in just now keeps it.
    .where('updated_at', '<', before.toISOString())
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
