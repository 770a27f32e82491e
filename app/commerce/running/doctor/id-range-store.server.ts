import type { Db } from '#db/schema/schema.ts'

/** Rows with ids above `after`, up to `last`. */
export interface IdRange {
  after: number
  last: number
}

/** The id of the last of the next `count` rows; undefined after the end. */
export async function findLastOfNext(
  db: Db,
  table: 'variant' | 'product' | 'customer_order',
  after: number,
  count: number,
): Promise<number | undefined> {
  const next = db.selectFrom(table).select('id').where('id', '>', after).orderBy('id').limit(count).as('next')
  const row = await db
    .selectFrom(next)
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  return row.last ?? undefined
}
