import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { AttributeKind } from './attribute.ts'

/** An attribute as staff give products values of it. */
export interface ShopAttribute {
  id: number
  slug: string
  name: string
  kind: AttributeKind
  unit: string
  group: string
  /** In their order; empty for kinds without a list. */
  values: { id: number; slug: string; name: string }[]
  /** Ids of the categories whose products have it; empty for all products. */
  categories: number[]
  isSearched: boolean
  isFiltered: boolean
}

/** The attributes of the shop in their order, or those with these slugs. */
export async function readAttributes(db: Db | Tx, slugs?: readonly string[]): Promise<ShopAttribute[]> {
  if (slugs?.length === 0) return []
  const rows = await db
    .selectFrom('attribute')
    .select(['id', 'slug', 'name', 'kind', 'unit', 'group_name', 'searched', 'filtered'])
    .where('removed_at', 'is', null)
    .$if(slugs !== undefined, query => query.where('slug', 'in', slugs!))
    .orderBy('position')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const values = await db
    .selectFrom('attribute_value')
    .select(['id', 'attribute_id', 'slug', 'name'])
    .where('attribute_id', 'in', ids)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const categories = await db
    .selectFrom('attribute_category')
    .selectAll()
    .where('attribute_id', 'in', ids)
    .execute()
  const valuesOf = Map.groupBy(values, ({ attribute_id }) => attribute_id)
  const categoriesOf = Map.groupBy(categories, ({ attribute_id }) => attribute_id)
  return rows.map(({ unit, group_name, searched, filtered, ...row }) => ({
    ...{ ...row, isSearched: searched === 1, isFiltered: filtered === 1 },
    unit: unit ?? '',
    group: group_name ?? '',
    values: (valuesOf.get(row.id) ?? []).map(({ attribute_id: _, ...value }) => value),
    categories: (categoriesOf.get(row.id) ?? []).map(({ category_id }) => category_id),
  }))
}

/** Undefined for an attribute that isn't there. */
export async function findAttributeKind(db: Db | Tx, id: number): Promise<AttributeKind | undefined> {
  const row = await db.selectFrom('attribute').select('kind').where('id', '=', id).executeTakeFirst()
  return row?.kind
}

/** Whether an option or attribute has this slug. Both name parameters of a listing. */
export async function isSlugTaken(
  db: Db | Tx,
  table: 'option' | 'attribute',
  slug: string,
): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where slug = ${slug}`.execute(db)
  return rows.length > 0
}

/** The values of products, in the order of attributes and of their lists. */
export function selectProductAttributes(db: Db | Tx, products: readonly number[]) {
  return db
    .selectFrom('product_attribute')
    .innerJoin('attribute', 'attribute.id', 'product_attribute.attribute_id')
    .leftJoin('attribute_value', 'attribute_value.id', 'value_id')
    .select(['product_id', 'number', 'flag', 'date', 'text'])
    .select(['attribute.slug', 'kind', 'attribute_value.slug as value', 'attribute_value.name as value_name'])
    .where(sql<SqlBool>`product_id in (${sql.join(products)})`)
    .where('attribute.removed_at', 'is', null)
    .orderBy('attribute.position')
    .orderBy('attribute.id')
    .orderBy('attribute_value.position')
    .orderBy('attribute_value.id')
}
