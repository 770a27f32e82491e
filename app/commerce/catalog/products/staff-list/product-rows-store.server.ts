import { sql } from 'kysely'
import { type Amount, toAmount } from '#commerce/values/money.ts'
import type { Db } from '#db/schema/schema.ts'
import type { Picture } from '../../pictures/picture.ts'
import { type ProductState, productState } from './product-filter.ts'
import { saleReasons } from './sale-reasons.ts'

/** A product in the list of staff, with sums over its variants. */
export interface ProductRow {
  id: number
  slug: string
  title: string
  state: ProductState
  /** When a scheduled product will be published. */
  publish_at: string | null
  /** The first in the merchant's order; null if it has none. */
  category: string | null
  /** Without removed ones. */
  variants: number
  available: number
  /** Units sold so far. */
  sold: number
  /** Null without variants. */
  minPrice: Amount | null
  maxPrice: Amount | null
  picture: Picture | null
}

/** The units that the job has counted and those since, in one statement, so that none is counted twice. */
const soldByNow = sql<number>`sold + coalesce((select -sum(quantity) from stock_movement
  where stock_movement.sku in (select sku from variant where product_id = product.id)
  and reason in (${sql.join(saleReasons.map(reason => sql.lit(reason)))})
  and stock_movement.id > coalesce(
    (select cast(value as integer) from process_state where name = 'sales_counted_up_to'), 0)), 0)`

/** These products in this order. Four queries. */
export async function readProductRows(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const products = await db
    .selectFrom('product')
    .select(['id', 'slug', 'title', 'published_at', 'publish_at', 'removed_at', soldByNow.as('sold')])
    .where('id', 'in', ids)
    .execute()
  const sums = new Map((await readVariantSums(db, ids)).map(row => [row.product_id, row]))
  const pictures = new Map((await readFirstPictures(db, ids)).map(row => [row.product_id, row]))
  const categories = new Map((await readCategoryNames(db, ids)).map(row => [row.product_id, row.name]))
  const rows = new Map(
    products.map(({ published_at, removed_at, sold, ...product }) => {
      const sum = sums.get(product.id)
      const { product_id: _, ...picture } = pictures.get(product.id) ?? { product_id: 0 }
      return [
        product.id,
        {
          ...product,
          sold: Math.max(0, Number(sold)),
          state: productState({ published_at, removed_at, publish_at: product.publish_at }),
          category: categories.get(product.id) ?? null,
          variants: sum?.variants ?? 0,
          available: sum?.available ?? 0,
          minPrice: sum ? toAmount(sum.min_price) : null,
          maxPrice: sum ? toAmount(sum.max_price) : null,
          picture: 'hash' in picture ? picture : null,
        },
      ]
    }),
  )
  return ids.flatMap(id => rows.get(id) ?? [])
}

function readVariantSums(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('variant')
    .select('product_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('variants'),
      fn.sum<number>('available').as('available'),
      fn.min<number>('price').as('min_price'),
      fn.max<number>('price').as('max_price'),
    ])
    .where('product_id', 'in', ids)
    .where('removed_at', 'is', null)
    .groupBy('product_id')
    .execute()
}

function readFirstPictures(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('product_picture')
    .innerJoin('picture', 'hash', 'picture_hash')
    .select(['product_id', 'hash', 'width', 'height', 'alt'])
    .where('product_id', 'in', ids)
    .where('position', '=', row =>
      row
        .selectFrom('product_picture as other')
        .select(({ fn }) => fn.min('other.position').as('first'))
        .whereRef('other.product_id', '=', 'product_picture.product_id'),
    )
    .execute()
}

/** Of each product the first comes last, so that it stays in a map. */
function readCategoryNames(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'category_id')
    .select(['product_id', 'name'])
    .where('product_id', 'in', ids)
    .orderBy('category.position', 'desc')
    .orderBy('category.id', 'desc')
    .execute()
}
