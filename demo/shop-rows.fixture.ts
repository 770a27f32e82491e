import { sql } from 'kysely'
import type { Db } from '../app/db/schema.ts'

export async function settings(db: Db): Promise<Record<string, string>> {
  const rows = await db.selectFrom('setting').selectAll().execute()
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

export async function version(db: Db): Promise<number> {
  return (await db.selectFrom('catalog_version').select('version').executeTakeFirstOrThrow()).version
}

export async function counts(db: Db): Promise<Record<string, number>> {
  return Object.fromEntries(Object.entries(await everything(db)).map(([table, rows]) => [table, rows.length]))
}

/** All rows of all tables, as text in a fixed order. */
export async function everything(db: Db): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {}
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    contents[name] = rows.map(row => JSON.stringify(row)).sort()
  }
  return contents
}

/** What each product's row says of its reviews, what they add up to, and whether that is the same. */
export async function ratings(db: Db) {
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
    isTrue: row.rating_sum === Number(row.sum) && row.review_count === row.count,
  }))
}
