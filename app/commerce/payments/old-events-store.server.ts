import type { Db } from '../../db/schema.ts'

/** Forgets what providers told before a day, at most so many; how many. They repeat themselves for days, not for months. */
export async function removeOldEvents(db: Db, before: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('payment_event')
    .select(['provider', 'id'])
    .where('at', '<', before.toISOString())
    .orderBy('at')
    .limit(most)
    .$asTuple('provider', 'id')
  const { numDeletedRows } = await db
    .deleteFrom('payment_event')
    .where(({ eb, refTuple }) => eb(refTuple('provider', 'id'), 'in', old))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
