import { sql } from 'kysely'
import { actorColumnNames, withActor } from '#commerce/values/actor.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { StockCount } from './stock-count.ts'

const columns = [
  ...(['id', 'scope', ...actorColumnNames] as const),
  ...(['started_at as startedAt', 'finished_at as finishedAt', 'abandoned_at as abandonedAt'] as const),
]

export async function findCount(db: Db | Tx, id: number): Promise<StockCount | undefined> {
  const row = await db.selectFrom('stock_count').select(columns).where('id', '=', id).executeTakeFirst()
  return row && withActor(row)
}

/** The newest counts, open ones first, with the SKUs they have and have counted. */
export async function readCounts(
  db: Db,
  limit: number,
): Promise<(StockCount & { lines: number; counted: number })[]> {
  const linesOf = (value: string) => sql<number>`(
    select ${sql.raw(value)} from stock_count_line where count_id = stock_count.id)`
  const rows = await db
    .selectFrom('stock_count')
    .select(columns)
    .select([linesOf('count(*)').as('lines'), linesOf('count(counted)').as('counted')])
    .orderBy(sql`case when finished_at is null and abandoned_at is null then 0 else 1 end`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(withActor)
}

/** Closes an open count and frees its SKUs for others. False if it isn't open. */
export async function closeCount(
  tx: Tx,
  id: number,
  how: { finished_at: string } | { abandoned_at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stock_count')
    .set(how)
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where('abandoned_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await tx.updateTable('stock_count_line').set({ open_sku: null }).where('count_id', '=', id).execute()
  return true
}

/** Opens a closed count again. False if it's open, or another count has one of its SKUs by now. */
export async function reopenCount(tx: Tx, id: number): Promise<boolean> {
  const taken = await tx
    .selectFrom('stock_count_line as line')
    .innerJoin('stock_count_line as other', 'other.open_sku', 'line.sku')
    .select('line.sku')
    .where('line.count_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (taken) return false
  const { numUpdatedRows } = await tx
    .updateTable('stock_count')
    .set({ finished_at: null, abandoned_at: null })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('finished_at', 'is not', null), eb('abandoned_at', 'is not', null)]))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await tx
    .updateTable('stock_count_line')
    .set(({ ref }) => ({ open_sku: ref('sku') }))
    .where('count_id', '=', id)
    .execute()
  return true
}
