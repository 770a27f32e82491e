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
    .leftJoin('attribute_value', join =>
      join.onRef('attribute_id', '=', 'attribute.id').on('attribute_value.removed_at', 'is', null),
    )
    .select(['attribute.id', 'attribute.slug', 'attribute.name', 'kind', 'unit', 'group_name'])
    .select(['searched', 'filtered', 'attribute_value.id as value_id'])
    .select(['attribute_value.slug as value_slug', 'attribute_value.name as value_name'])
    .where('attribute.removed_at', 'is', null)
    .$if(slugs !== undefined, query => query.where('attribute.slug', 'in', slugs!))
    .orderBy('attribute.position')
    .orderBy('attribute.id')
    .orderBy('attribute_value.position')
    .orderBy('attribute_value.id')
    .execute()
  const byId = Map.groupBy(rows, ({ id }) => id)
  if (byId.size === 0) return []
  const categories = await db
    .selectFrom('attribute_category')
    .selectAll()
    .where('attribute_id', 'in', [...byId.keys()])
    .execute()
  const categoriesOf = Map.groupBy(categories, ({ attribute_id }) => attribute_id)
  return [...byId].map(([id, own]) => {
    const { slug, name, kind, unit, group_name, searched, filtered } = own[0]!
    return {
      ...{ id, slug, name, kind, unit: unit ?? '', group: group_name ?? '' },
      values: own.flatMap(({ value_id, value_slug, value_name }) =>
        value_id === null ? [] : { id: value_id, slug: value_slug!, name: value_name! },
      ),
      categories: (categoriesOf.get(id) ?? []).map(({ category_id }) => category_id),
      ...{ isSearched: searched === 1, isFiltered: filtered === 1 },
    }
  })
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
