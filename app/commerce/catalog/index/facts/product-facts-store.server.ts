import type { SelectQueryBuilder } from 'kysely'
import type { Db, Schema } from '#db/schema/schema.ts'
import { type ValueColumn, valueColumns } from '../../products/options/option-values.ts'
import { cardVariant, isDiscountBadge } from '../../products/product.ts'
import { readIndexedValues } from './indexed-attributes-store.server.ts'
import type { AttributeEntry, ProductFacts } from './product-facts.ts'

/** Facts of at most `limit` products with ids above `after`, ascending, published or not, without descriptions. */
export async function readFactsAfter(db: Db, after: number, limit: number): Promise<ProductFacts[]> {
  return readFacts(db, db.selectFrom('product').where('id', '>', after).orderBy('id').limit(limit))
}

/** Facts of these products with descriptions; deleted products are missing. */
export async function readFactsByIds(db: Db, ids: readonly number[]): Promise<ProductFacts[]> {
  if (ids.length === 0) return []
  const which = db
    .selectFrom('product')
    .where('id', 'in', [...ids])
    .orderBy('id')
  const facts = await readFacts(db, which)
  const rows = await which.select(['id', 'description']).execute()
  const descriptions = new Map(rows.map(({ id, description }) => [id, description]))
  return facts.map(product => ({ ...product, description: descriptions.get(product.id) }))
}

/** Descriptions of at most `limit` products with ids above `after`, ascending. */
export async function readDescriptionsAfter(
  db: Db,
  after: number,
  limit: number,
): Promise<{ id: number; description: string }[]> {
  return db
    .selectFrom('product')
    .select(['id', 'description'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Counts at most `limit` products after an id, published or not, and returns the id of the last. */
export async function countProductsAfter(
  db: Db,
  after: number,
  limit: number,
): Promise<{ count: number; last: number | null }> {
  return db
    .selectFrom(
      db.selectFrom('product').select('id').where('id', '>', after).orderBy('id').limit(limit).as('batch'),
    )
    .select(row => [row.fn.countAll<number>().as('count'), row.fn.max('id').as('last')])
    .executeTakeFirstOrThrow()
}

async function readFacts(
  db: Db,
  which: SelectQueryBuilder<Schema, 'product', object>,
): Promise<ProductFacts[]> {
  const products = await which
    .select(['id', 'title', 'brand_id', 'created_at', 'sold', 'rating_sum', 'review_count', 'published_at'])
    .select('badge')
    .execute()
  if (products.length === 0) return []
  // A range of ids is faster than a list of thousands, even if it reads a few more rows.
  const [first, last] = [products[0]!.id, products.at(-1)!.id]
  const isDense = last - first < 2 * products.length
  const ids = products.map(({ id }) => id)
  const variants = await db
    .selectFrom('variant')
    .select(['product_id', ...valueColumns, 'price', 'compare_at_price', 'available'])
    .where('removed_at', 'is', null)
    .$if(isDense, query => query.where('product_id', '>=', first).where('product_id', '<=', last))
    .$if(!isDense, query => query.where('product_id', 'in', ids))
    .orderBy('product_id')
    .execute()
  const categories = await db
    .selectFrom('product_category')
    .select(['product_id', 'category_id'])
    .$if(isDense, query => query.where('product_id', '>=', first).where('product_id', '<=', last))
    .$if(!isDense, query => query.where('product_id', 'in', ids))
    .execute()
  const ownValues = await db
    .selectFrom('option')
    .innerJoin('option_value', 'option_value.option_id', 'option.id')
    .select(['product_id', 'option_value.id', 'option_value.name'])
    .where('product_id', 'is not', null)
    .$if(isDense, query => query.where('product_id', '>=', first).where('product_id', '<=', last))
    .$if(!isDense, query => query.where('product_id', 'in', ids))
    .execute()

  const attributes = await readIndexedValues(db, { ids, isDense })

  const ownByProduct = Map.groupBy(ownValues, row => row.product_id!)
  const variantsByProduct = Map.groupBy(variants, row => row.product_id)
  const categoriesByProduct = Map.groupBy(categories, row => row.product_id)
  const attributesByProduct = Map.groupBy(attributes, row => row.product_id)
  return products.map(row => {
    const all = variantsByProduct.get(row.id) ?? []
    const inStock = all.filter(({ available }) => available > 0)
    const values = distinctValues(all)
    const ownNames: string[] = []
    for (const { id, name } of ownByProduct.get(row.id) ?? []) if (values.includes(id)) ownNames.push(name)
    const attributes: AttributeEntry[] = []
    for (const { attribute_id: attribute, value, text } of attributesByProduct.get(row.id) ?? [])
      if (value !== null) attributes.push({ attribute, value })
      else if (text !== null) ownNames.push(text)
    const shown = all.length > 0 ? cardVariant(all) : undefined
    return {
      id: row.id,
      listed: row.published_at !== null && all.length > 0,
      title: row.title,
      description: undefined,
      brand: row.brand_id ?? 0,
      categories: (categoriesByProduct.get(row.id) ?? []).map(({ category_id }) => category_id),
      values,
      ownValues: ownNames,
      attributes,
      valuesInStock: distinctValues(inStock),
      price: shown?.price ?? 0,
      onSale: isDiscountBadge(row.badge) || (shown !== undefined && shown.compare_at_price !== null),
      inStock: inStock.length > 0,
      createdAt: Math.floor(Date.parse(row.created_at) / 1000),
      sold: row.sold,
      ratingSum: row.rating_sum,
      reviewCount: row.review_count,
    }
  })
}

function distinctValues(variants: readonly Record<ValueColumn, number | null>[]): number[] {
  // They are few: a set would take longer.
  const ids: number[] = []
  for (const variant of variants)
    for (const column of valueColumns) {
      const id = variant[column]
      if (id !== null && !ids.includes(id)) ids.push(id)
    }
  return ids
}

/** Ids of the featured products, in the merchant's order. */
export async function readFeatured(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('collection_product')
    .innerJoin('collection', 'collection.id', 'collection_product.collection_id')
    .select('product_id')
    .where('collection.slug', '=', 'featured')
    .where('collection.removed_at', 'is', null)
    .orderBy('collection_product.position')
    .execute()
  return rows.map(row => row.product_id)
}
