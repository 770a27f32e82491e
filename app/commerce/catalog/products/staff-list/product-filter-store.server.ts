import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import { type ProductFilter, type ProductState, searchWords } from './product-filter.ts'

type Conditions = ExpressionWrapper<Schema, 'product', SqlBool>[]
type Products = ExpressionBuilder<Schema, 'product'>

/** The products of a filter. `lowStock` is the setting: this many or fewer are low. */
export function selectProducts(db: Db | Tx, filter: ProductFilter, lowStock: number) {
  return db
    .selectFrom('product')
    .where(product =>
      product.and([
        ...ofState(product, filter.state),
        ...searchWords(filter.search).map(word => ofWord(product, word, isPostgres(db))),
        ...ofTaxonomy(product, filter),
        ...ofAttribute(product, filter),
        ...ofVariants(product, filter, lowStock),
        ...ofParts(product, filter),
      ]),
    )
}

function ofState(product: Products, state: ProductState | null): Conditions {
  if (state === 'removed') return [product('removed_at', 'is not', null), product('published_at', 'is', null)]
  const present = product('removed_at', 'is', null)
  if (state === null) return [present]
  if (state === 'published') return [present, product('published_at', 'is not', null)]
  const isScheduled = product('publish_at', state === 'scheduled' ? 'is not' : 'is', null)
  return [present, product('published_at', 'is', null), isScheduled]
}

/** Every product is read once for all words: as one list per word, PostgreSQL takes seconds until it has statistics. */
function ofWord(product: Products, word: string, onPostgres: boolean) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, character => `\\${character}`)}%`
  const slugs = product.selectFrom('product as named').select('named.id').where('named.slug', '=', word)
  const sku = onPostgres ? sql`lower(variant.sku) collate "C"` : sql`lower(variant.sku)`
  const skus = product
    .selectFrom('variant')
    .select('product_id as id')
    .where(sql<SqlBool>`${sku} >= ${word} and ${sku} < ${`${word}\u{10ffff}`}`)
    .where('removed_at', 'is', null)
  const barcodes = product
    .selectFrom('variant')
    .select('product_id as id')
    .where('barcode', '=', word)
    .where('removed_at', 'is', null)
  return product.or([
    sql<SqlBool>`lower(product.title) like ${pattern} escape '\\'`,
    product('id', 'in', slugs.unionAll(skus).unionAll(barcodes)),
  ])
}

function ofTaxonomy(product: Products, { category, brand, tag }: ProductFilter): Conditions {
  const conditions: Conditions = []
  if (category !== null) {
    const below = product
      .selectFrom('product_category')
      .select('product_id')
      .where(
        'category_id',
        'in',
        sql<number>`(
        with recursive below(id) as (
          select id from category where slug = ${category}
          union select category.id from category join below on category.parent_id = below.id
        ) select id from below)`,
      )
    conditions.push(product('id', 'in', below))
  }
  if (brand !== null)
    conditions.push(
      product(
        'brand_id',
        'in',
        product.selectFrom('brand').select('brand.id').where('brand.slug', '=', brand),
      ),
    )
  if (tag !== null)
    conditions.push(
      product('id', 'in', product.selectFrom('product_tag').select('product_id').where('tag', '=', tag)),
    )
  return conditions
}

function ofAttribute(product: Products, { attribute: filter }: ProductFilter): Conditions {
  if (filter === null) return []
  const { attribute, value } = filter
  const given = product
    .selectFrom('product_attribute')
    .innerJoin('attribute', 'attribute.id', 'product_attribute.attribute_id')
    .leftJoin('attribute_value', 'attribute_value.id', 'value_id')
    .select('product_attribute.product_id')
    .whereRef('product_attribute.product_id', '=', 'product.id')
    .where('attribute.slug', '=', attribute)
    .where('attribute.removed_at', 'is', null)
  if (value === 'any') return [product.exists(given)]
  if (value === 'none') return [product.not(product.exists(given))]
  const flag = value.is === 'yes' ? 1 : value.is === 'no' ? 0 : null
  return [
    product.exists(
      given.where(row =>
        row.or([
          row('attribute_value.slug', '=', value.is),
          ...(flag === null ? [] : [row('flag', '=', flag)]),
        ]),
      ),
    ),
  ]
}

/** With EXISTS: PostgreSQL takes minutes for NOT IN with a list that exceeds its memory for one. */
function ofVariants(
  product: Products,
  { stock, minPrice, maxPrice, isOnSale }: ProductFilter,
  lowStock: number,
): Conditions {
  const { exists, not } = product
  const variants = product
    .selectFrom('variant')
    .select('variant.id')
    .whereRef('product_id', '=', 'product.id')
    .where('variant.removed_at', 'is', null)
  const conditions: Conditions = []
  if (stock === 'low') conditions.push(exists(variants.where('available', '<=', lowStock)))
  if (stock === 'sold-out') conditions.push(not(exists(variants.where('available', '>', 0))))
  if (minPrice !== null || maxPrice !== null)
    conditions.push(
      exists(
        variants
          .$if(minPrice !== null, query => query.where('price', '>=', minPrice!))
          .$if(maxPrice !== null, query => query.where('price', '<=', maxPrice!)),
      ),
    )
  const onSale = exists(variants.where('compare_at_price', 'is not', null))
  if (isOnSale !== null) conditions.push(isOnSale ? onSale : not(onSale))
  return conditions
}

function ofParts(product: Products, { missing }: ProductFilter): Conditions {
  const { exists, not } = product
  const pictures = product
    .selectFrom('product_picture')
    .select('position')
    .whereRef('product_id', '=', 'product.id')
  if (missing === 'picture') return [not(exists(pictures))]
  const undescribed = product
    .selectFrom('product_picture')
    .select('product_id')
    .where('alt', '=', '')
    .where('decorative', '=', 0)
  return missing === 'alt-text' ? [product('id', 'in', undescribed)] : []
}
