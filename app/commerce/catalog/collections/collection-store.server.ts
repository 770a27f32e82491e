import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import { jsonRows, parseJsonRows } from '#db/statements/json-rows.ts'

export interface CollectionRow {
  id: number
  slug: string
  title: string
  rule: Schema['collection']['rule']
  rule_value: string | null
  max_products: number | null
}

/** These collections, with the products of those by hand in order. */
export async function readCollections(
  db: Db,
  slugs: readonly string[],
): Promise<(CollectionRow & { products: number[] })[]> {
  const rows = await db
    .selectFrom('collection')
    .select(['id', 'slug', 'title', 'rule', 'rule_value', 'max_products'])
    .select(eb => {
      const products = eb
        .selectFrom('collection_product')
        .select('product_id')
        .whereRef('collection_id', '=', 'collection.id')
        .orderBy('position')
      return jsonRows(db, products).as('products')
    })
    .where('slug', 'in', [...slugs])
    .where('removed_at', 'is', null)
    .execute()
  return rows.map(row => ({
    ...row,
    products: parseJsonRows(row.products).map(({ product_id }) => product_id),
  }))
}

/** Ids of the products with a tag, newest first. */
export async function readTaggedProductIds(db: Db, tag: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_tag')
    .select('product_id')
    .where('tag', '=', tag)
    .orderBy('product_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(row => row.product_id)
}

/** Ids of the collections whose rule names this category, brand or tag. */
export async function readRuleCollections(
  tx: Db | Tx,
  rule: 'category' | 'brand' | 'tag',
  value: string,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('collection')
    .select('id')
    .where('rule', '=', rule)
    .where('rule_value', '=', value)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Ids of the products with these slugs, in their order. Unknown and removed ones are left out. */
export async function readProductIds(db: Db, slugs: readonly string[]): Promise<number[]> {
  if (slugs.length === 0) return []
  const rows = await db
    .selectFrom('product')
    .select(['id', 'slug'])
    .where('slug', 'in', [...slugs])
    .where('removed_at', 'is', null)
    .execute()
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return slugs.flatMap(slug => ids.get(slug) ?? [])
}

/** Titles of these products by slug. */
export async function readTitles(db: Db, slugs: readonly string[]): Promise<Record<string, string>> {
  if (slugs.length === 0) return {}
  const rows = await db
    .selectFrom('product')
    .select(['slug', 'title'])
    .where('slug', 'in', [...slugs])
    .execute()
  return Object.fromEntries(rows.map(({ slug, title }) => [slug, title]))
}
