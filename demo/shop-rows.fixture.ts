import { sql } from 'kysely'
import { readProcessState } from '#db/process-state-store.server.ts'
import type { Db } from '#db/schema/schema.ts'

export async function readSettingValues(db: Db): Promise<Record<string, string>> {
  const rows = await db.selectFrom('setting').selectAll().execute()
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

export async function openedAt(db: Db): Promise<string | undefined> {
  return readProcessState(db, 'opened_at')
}

export async function readVersion(db: Db): Promise<number> {
  return (await db.selectFrom('catalog_version').select('version').executeTakeFirstOrThrow()).version
}

export async function countRows(db: Db): Promise<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(await readAllRows(db)).map(([table, rows]) => [table, rows.length]),
  )
}

/** All rows of all tables as sorted JSON. */
export async function readAllRows(db: Db): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {}
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    contents[name] = rows.map(row => JSON.stringify(row)).sort()
  }
  return contents
}

/** The rating columns of each product, and whether they equal its reviews. */
export async function readRatings(db: Db) {
  const rows = await db
    .selectFrom('product')
    .leftJoin('review', 'review.product_id', 'product.id')
    .groupBy(['product.id', 'slug', 'rating_sum', 'review_count'])
    .select(({ fn }) => [
      'slug',
      'rating_sum',
      'review_count',
      fn.coalesce(fn.sum<number>('stars'), sql<number>`0`).as('sum'),
      fn.count<number>('stars').as('count'),
    ])
    .execute()
  return rows.map(row => ({
    ...row,
    isConsistent: row.rating_sum === Number(row.sum) && row.review_count === row.count,
  }))
}
