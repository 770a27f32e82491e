import { type RawBuilder, sql } from 'kysely'
import { type ValueColumn, valueColumns } from '#commerce/catalog/products/options/option-values.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { readCategoryChoices } from '../../catalog/categories/category-tree-store.server.ts'
import type { TableRow } from '../changes/change-set.ts'
import { referencesFrom, rulesOf } from '../changes/editable-tables.ts'
import {
  hasAddress,
  isValueKind,
  type MergeKind,
  type MergeSide,
  mergedTables,
  mergeScopes,
} from './merge-kind.ts'

/** A table whose rows say that a product belongs to something. */
export interface PairLink {
  table: 'product_category' | 'product_tag' | 'collection_product' | 'product_attribute'
  column: 'category_id' | 'tag' | 'collection_id' | 'value_id'
}

/** A column that names what is merged. */
export interface ColumnLink {
  table: 'product' | 'variant' | 'product_picture' | 'product_attribute' | 'promotion' | 'category'
  column: 'brand_id' | 'value_id' | ValueColumn | 'category_id' | 'parent_id'
}

type Value = string | number

/** Those with an address that aren't parts of each other. */
type FlatKind = Exclude<keyof typeof mergedTables, 'categories'>

/** A list of all products that aren't removed would be made for each query: it takes a second for a million. */
const isOfLiveProduct = sql`exists (select 1 from product where product.id = product_id and product.removed_at is null)`

/** Those whose rows shoppers or staff can still see. Rows of removed products stay as they are. */
function isLive(table: string): RawBuilder<unknown> {
  const isPresent = rulesOf(table)!.isRemovable ? sql`removed_at is null` : sql`1 = 1`
  return referencesFrom(table).some(({ to, isPart }) => isPart && to === 'product')
    ? sql`${isPresent} and ${isOfLiveProduct}`
    : isPresent
}

/** The record or tag with this name; undefined if there is none. */
export async function findMergeSide(
  db: Db | Tx,
  kind: MergeKind,
  slug: string,
): Promise<MergeSide | undefined> {
  if (!hasAddress(kind)) {
    const row = await db
      .selectFrom('product_tag')
      .select('tag')
      .where('tag', '=', slug)
      .limit(1)
      .executeTakeFirst()
    return row && { slug, name: slug, id: 0, scope: 0 }
  }
  if (kind === 'categories') {
    const category = (await readCategoryChoices(db)).find(category => category.slug === slug)
    return category && { ...category, scope: 0 }
  }
  const [side] = await readSides(db, kind, sql`${pathOf(kind)} = ${slug}`)
  return side
}

/** All that something can be merged into, in the merchant's order. Tags are typed instead. */
export function readMergeChoices(db: Db, kind: FlatKind, { scope }: MergeSide): Promise<MergeSide[]> {
  return readSides(db, kind, isValueKind(kind) ? sql`${scopeOf(kind)} = ${scope}` : sql`1 = 1`)
}

/** A row's name in addresses. */
function pathOf(kind: FlatKind): RawBuilder<unknown> {
  if (!isValueKind(kind)) return sql`slug`
  const owner = sql.table(mergeScopes[kind].table)
  return sql`(select owner.slug from ${owner} as owner where owner.id = ${scopeOf(kind)}) || '/' || slug`
}

function scopeOf(kind: FlatKind): RawBuilder<unknown> {
  return isValueKind(kind) ? sql.ref(mergeScopes[kind].column) : sql`0`
}

async function readSides(db: Db | Tx, kind: FlatKind, condition: RawBuilder<unknown>): Promise<MergeSide[]> {
  const isCollection = kind === 'collections'
  const { rows } = await sql<MergeSide>`
    select id, ${pathOf(kind)} as slug, ${sql.ref(isCollection ? 'title' : 'name')} as name,
      ${scopeOf(kind)} as scope from ${sql.table(mergedTables[kind])}
    where removed_at is null and ${condition}
    order by ${isCollection ? sql`title` : sql`position`}, id`.execute(db)
  return rows
}

/** Ids of the attributes of the products of a category, ascending. */
export async function readCategoryAttributes(db: Db | Tx, category: number): Promise<number[]> {
  const rows = await db
    .selectFrom('attribute_category')
    .select('attribute_id')
    .where('category_id', '=', category)
    .orderBy('attribute_id')
    .execute()
  return rows.map(({ attribute_id }) => attribute_id)
}

/** Ids of the products that belong to it, ascending. */
export async function readPairs(db: Db | Tx, { table, column }: PairLink, value: Value): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from ${sql.table(table)}
    where ${sql.ref(column)} = ${value} and ${isOfLiveProduct}
    order by ${table === 'collection_product' ? sql`position` : sql`product_id`}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many products belong to the first, and how many of these to both. */
export async function countPairs(
  db: Db,
  { table, column }: PairLink,
  from: Value,
  into: Value,
): Promise<{ products: number; both: number }> {
  const { rows } = await sql<{ products: number; both: number }>`
    select count(*) as products, count(other.product_id) as both
    from ${sql.table(table)} as pair
    left join ${sql.table(table)} as other on other.product_id = pair.product_id and ${sql.ref(`other.${column}`)} = ${into}
    where ${sql.ref(`pair.${column}`)} = ${from} and exists
      (select 1 from product where product.id = pair.product_id and product.removed_at is null)`.execute(db)
  return { products: Number(rows[0]!.products), both: Number(rows[0]!.both) }
}

/** The keys of the rows with this value. */
export async function readLinked(
  db: Db | Tx,
  { table, column }: ColumnLink,
  value: number,
): Promise<TableRow[]> {
  const key = rulesOf(table)!.key.map(name => sql.ref(name))
  const { rows } = await sql<TableRow>`
    select ${sql.join(key)} from ${sql.table(table)}
    where ${sql.ref(column)} = ${value} and ${isLive(table)} order by ${sql.join(key)}`.execute(db)
  return rows
}

/** How many rows have this value; of variants and pictures, how many products. */
export async function countLinked(db: Db, links: readonly ColumnLink[], value: number): Promise<number> {
  if (links.length === 0) return 0
  const ids = links.map(({ table, column }) => {
    const id = table === 'variant' || table === 'product_picture' ? 'product_id' : 'id'
    return sql`select ${sql.ref(id)} as id from ${sql.table(table)}
      where ${sql.ref(column)} = ${value} and ${isLive(table)}`
  })
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${sql.join(ids, sql` union `)}) as linked`.execute(db)
  return Number(rows[0]!.count)
}

/** Titles of products that would have two variants with the same options, at most `max`. */
export async function readClashingTitles(
  db: Db | Tx,
  { from, into, max }: { from: number; into: number; max: number },
): Promise<string[]> {
  const clashes = valueColumns.map(merged => {
    const others = valueColumns.filter(column => column !== merged)
    const areSame = others.map(
      other => sql`${sql.ref(`two.${other}`)} is not distinct from ${sql.ref(`one.${other}`)}`,
    )
    return sql`select product.id, title from variant as one
      join variant as two on two.product_id = one.product_id and ${sql.ref(`two.${merged}`)} = ${into}
        and two.removed_at is null and ${sql.join(areSame, sql` and `)}
      join product on product.id = one.product_id and product.removed_at is null
      where ${sql.ref(`one.${merged}`)} = ${from} and one.removed_at is null`
  })
  const { rows } = await sql<{ title: string }>`
    select id, title from (${sql.join(clashes, sql` union `)}) as clash order by id limit ${max}`.execute(db)
  return rows.map(({ title }) => title)
}

export async function readCollectionRules(
  db: Db | Tx,
  ids: readonly number[],
): Promise<Map<number, string | null>> {
  const rows = await db.selectFrom('collection').select(['id', 'rule']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, rule }) => [id, rule]))
}

/** The last position in a collection; 0 for an empty one. */
export async function readLastPlace(db: Db | Tx, collection: number): Promise<number> {
  const row = await db
    .selectFrom('collection_product')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('collection_id', '=', collection)
    .executeTakeFirst()
  return Number(row?.last ?? 0)
}
