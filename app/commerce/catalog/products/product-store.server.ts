import { type InferResult, sql } from 'kysely'
import { type Db, publicProductColumns } from '#db/schema/schema.ts'
import { jsonRows, parseJsonRows } from '#db/statements/json-rows.ts'
import { preparedList } from '#db/statements/prepared.ts'
import { toAmount } from '../../values/money.ts'
import { factsOfProduct, toFacts } from '../attributes/attribute-facts-store.server.ts'
import { focusedPicture } from '../pictures/picture-focus.ts'
import { swatchLook, type ValueColumn, valueColumns } from './options/option-values.ts'
import { lowestPriceShown } from './prices/asked-price-store.server.ts'
import { readPriceNotes } from './prices/read-price-notes.server.ts'
import { averageRating, type Product, type ProductOption, parseDetails } from './product.ts'

/** A published product with everything its page shows; undefined if missing or without variants. */
export async function findProduct(db: Db, slug: string): Promise<Product | undefined> {
  return (await findProducts(db, [slug]))[0]
}

/** Products by slug in this order, skipping those that are missing, unpublished or without variants. One query. */
export async function findProducts(db: Db, slugs: readonly string[]): Promise<Product[]> {
  if (slugs.length === 0) return []
  const products = toProducts(await productsBySlug(db, { list: slugs.map(slug => ({ slug })) }))
  return products.sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug))
}

const productsBySlug = preparedList((db, list: { slug: string }[]) =>
  selectProducts(db).where(
    'slug',
    'in',
    list.map(({ slug }) => slug),
  ),
)

/** Like `findProducts`, by id, in any order. */
export async function findProductsById(db: Db, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  return toProducts(await selectProducts(db).where('id', 'in', ids).execute())
}

/** Like `findProduct`, by id, published or not. Only for those who may see drafts. */
export async function findProductPreview(db: Db, id: number): Promise<Product | undefined> {
  const rows = await selectAnyProducts(db).where('id', '=', id).where('removed_at', 'is', null).execute()
  return toProducts(rows)[0]
}

/** Like `findProduct`, by the SKU of one of its variants. */
export async function findProductBySku(db: Db, sku: string): Promise<Product | undefined> {
  const ids = db.selectFrom('variant').select('product_id').where('sku', '=', sku)
  return toProducts(await selectProducts(db).where('id', 'in', ids).execute())[0]
}

/** Skips products without variants. */
function toProducts(rows: readonly ProductRow[]): Product[] {
  return rows.flatMap(({ facts, variants, values, pictures, ...product }) => {
    const parts = {
      facts: parseJsonRows(facts),
      variants: parseJsonRows(variants),
      values: parseJsonRows(values),
      pictures: parseJsonRows(pictures),
    }
    return parts.variants.length > 0 ? [toProduct(product, parts)] : []
  })
}

type ProductRow = InferResult<ReturnType<typeof selectProducts>>[number]

function selectProducts(db: Db) {
  return selectAnyProducts(db).where('published_at', 'is not', null)
}

function selectAnyProducts(db: Db) {
  return db
    .selectFrom('product')
    .select(publicProductColumns)
    .select(['details', 'rating_sum', 'review_count', 'unit_measure', 'unit_base'])
    .select(eb => {
      const variants = eb
        .selectFrom('variant')
        .select(['sku', 'price', 'compare_at_price', 'available', 'measure', 'weight', ...valueColumns])
        .select(lowestPriceShown.as('lowest_price'))
        .whereRef('product_id', '=', 'product.id')
        .where('variant.removed_at', 'is', null)
        .orderBy('variant.position')
      const pictures = eb
        .selectFrom('product_picture')
        .innerJoin('picture', 'picture.hash', 'product_picture.picture_hash')
        .select(['hash', 'width', 'height', 'alt', 'focal_x', 'focal_y', 'value_id'])
        .whereRef('product_id', '=', 'product.id')
        .orderBy('product_picture.position')
      return [
        jsonRows(db, factsOfProduct(db)).as('facts'),
        jsonRows(db, variants).as('variants'),
        jsonRows(db, valuesOfProduct(db)).as('values'),
        jsonRows(db, pictures).as('pictures'),
      ]
    })
}

/** The values that a product's variants have and its pictures show, with their options. */
function valuesOfProduct(db: Db) {
  // Of thousands of variants, the database keeps few values, and skips columns that none has.
  const ofVariants = valueColumns.map(
    column => sql`select distinct ${sql.ref(column)} from variant
      where product_id = product.id and removed_at is null and ${sql.ref(column)} is not null`,
  )
  const ids = [...ofVariants, sql`select value_id from product_picture where product_id = product.id`]
  return db
    .selectFrom('option_value')
    .innerJoin('option', 'option.id', 'option_id')
    .select(['option_value.id', 'option_id', 'option_value.slug', 'option_value.name'])
    .select(['hex', 'option_value.picture_hash'])
    .select(['option.slug as option', 'option.name as option_name', 'kind'])
    .where(sql<boolean>`option_value.id in (${sql.join(ids, sql` union all `)})`)
    .orderBy('option_value.position')
    .orderBy('option_value.id')
}

type Parts = { [Name in 'facts' | 'variants' | 'values' | 'pictures']: ProductRow[Name] }

function toProduct(
  product: Omit<ProductRow, keyof Parts>,
  { facts, variants, values, pictures }: Parts,
): Product {
  const { details, rating_sum, review_count, unit_measure, unit_base, ...columns } = product
  const valueById = new Map(values.map(value => [value.id, value]))
  const hasWeights = new Set(variants.map(({ weight }) => weight)).size > 1
  const used = valueColumns.filter(column => variants.some(row => row[column] !== null))
  return {
    ...columns,
    ...(facts.length > 0 && { facts: toFacts(facts) }),
    details: parseDetails(details),
    rating: averageRating(rating_sum, review_count),
    options: used.map(column => optionOf(column, variants, values)),
    variants: variants.map(row => ({
      sku: row.sku,
      values: used.map(column => valueById.get(row[column] ?? 0)?.slug ?? ''),
      price: toAmount(row.price),
      compareAtPrice: row.compare_at_price === null ? null : toAmount(row.compare_at_price),
      available: row.available,
      ...readPriceNotes({ ...row, unit_measure, unit_base }),
      ...(hasWeights && row.weight > 0 && { weight: row.weight }),
    })),
    pictures: pictures.map(({ value_id, ...picture }) => {
      const value = valueById.get(value_id ?? 0)
      return { ...focusedPicture(picture), choice: value ? { [value.option]: value.slug } : {} }
    }),
  }
}

/** The option whose values this column has. */
function optionOf(column: ValueColumn, variants: Parts['variants'], values: Parts['values']): ProductOption {
  const ids = new Set(variants.map(row => row[column]))
  const own = values.filter(({ id }) => ids.has(id))
  const { option: slug, option_name: name, kind } = own[0]!
  const offered = own.map(({ slug, name, ...look }) => ({ slug, name, ...swatchLook(look) }))
  return { slug, name, kind, values: offered }
}
