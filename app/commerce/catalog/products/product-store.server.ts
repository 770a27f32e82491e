import type { InferResult } from 'kysely'
import { type Db, publicProductColumns } from '#db/schema/schema.ts'
import { jsonRows, parseJsonRows } from '#db/statements/json-rows.ts'
import { preparedList } from '#db/statements/prepared.ts'
import { toAmount } from '../../values/money.ts'
import { focusedPicture } from '../pictures/picture-focus.ts'
import { averageRating, type Product, parseDetails } from './product.ts'

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
  return rows.flatMap(({ variants, pictures, ...product }) => {
    const sold = parseJsonRows(variants)
    return sold.length > 0 ? [toProduct(product, sold, parseJsonRows(pictures))] : []
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
    .select(['details', 'rating_sum', 'review_count'])
    .select(eb => {
      const variants = eb
        .selectFrom('variant')
        .leftJoin('color', 'color.id', 'variant.color_id')
        .leftJoin('size', 'size.id', 'variant.size_id')
        .select(['sku', 'price', 'compare_at_price', 'available', 'color.slug as color', 'color.hex'])
        .select(['color.name as color_name', 'color.position as color_position'])
        .select(['size.slug as size', 'size.name as size_name', 'size.position as size_position'])
        .whereRef('product_id', '=', 'product.id')
        .where('variant.removed_at', 'is', null)
        .orderBy('variant.position')
      const pictures = eb
        .selectFrom('product_picture')
        .innerJoin('picture', 'picture.hash', 'product_picture.picture_hash')
        .leftJoin('color', 'color.id', 'product_picture.color_id')
        .select(['hash', 'width', 'height', 'alt', 'focal_x', 'focal_y', 'color.slug as color'])
        .whereRef('product_id', '=', 'product.id')
        .orderBy('product_picture.position')
      return [jsonRows(db, variants).as('variants'), jsonRows(db, pictures).as('pictures')]
    })
}

function toProduct(
  product: Omit<ProductRow, 'variants' | 'pictures'>,
  variants: ProductRow['variants'],
  pictures: ProductRow['pictures'],
): Product {
  const { details, rating_sum, review_count, ...columns } = product
  const colors = variants.flatMap(v =>
    v.color ? [{ slug: v.color, name: v.color_name!, hex: v.hex!, position: v.color_position! }] : [],
  )
  const sizes = variants.flatMap(v =>
    v.size ? [{ slug: v.size, name: v.size_name!, position: v.size_position! }] : [],
  )
  return {
    ...columns,
    details: parseDetails(details),
    rating: averageRating(rating_sum, review_count),
    colors: distinctByPosition(colors),
    sizes: distinctByPosition(sizes),
    variants: variants.map(v => ({
      sku: v.sku,
      color: v.color,
      size: v.size,
      price: toAmount(v.price),
      compareAtPrice: v.compare_at_price === null ? null : toAmount(v.compare_at_price),
      available: v.available,
    })),
    pictures: pictures.map(focusedPicture),
  }
}

function distinctByPosition<T extends { slug: string; position: number }>(
  entries: T[],
): Omit<T, 'position'>[] {
  const distinct = new Map(entries.map(entry => [entry.slug, entry])).values()
  return [...distinct].sort((a, b) => a.position - b.position).map(({ position: _, ...entry }) => entry)
}
