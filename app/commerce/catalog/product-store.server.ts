import type { InferResult } from 'kysely'
import { type Db, publicProductColumns } from '../../db/schema/schema.ts'
import { toAmount } from '../money.ts'
import { focusedPicture } from '../pictures/picture-focus.ts'
import { averageRating, type Product, parseDetails } from './product.ts'

/** A published product with everything its page shows; undefined if missing or without variants. */
export async function findProduct(db: Db, slug: string): Promise<Product | undefined> {
  return (await findProducts(db, [slug]))[0]
}

/** Products by slug in this order, skipping those that are missing, unpublished or without variants. Three queries. */
export async function findProducts(db: Db, slugs: readonly string[]): Promise<Product[]> {
  if (slugs.length === 0) return []
  const products = await completeProducts(db, await selectProducts(db).where('slug', 'in', slugs).execute())
  return products.sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug))
}

/** Like `findProducts`, by id, in any order. */
export async function findProductsById(db: Db, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  return completeProducts(db, await selectProducts(db).where('id', 'in', ids).execute())
}

/** Like `findProduct`, by id, published or not. Only for those who may see drafts. */
export async function findProductPreview(db: Db, id: number): Promise<Product | undefined> {
  const rows = await selectAnyProducts(db).where('id', '=', id).where('removed_at', 'is', null).execute()
  return (await completeProducts(db, rows))[0]
}

/** Like `findProduct`, by the SKU of one of its variants. */
export async function findProductBySku(db: Db, sku: string): Promise<Product | undefined> {
  const ids = db.selectFrom('variant').select('product_id').where('sku', '=', sku)
  return (await completeProducts(db, await selectProducts(db).where('id', 'in', ids).execute()))[0]
}

/** Adds variants and pictures, and skips products without variants. */
async function completeProducts(db: Db, products: readonly ProductRow[]): Promise<Product[]> {
  if (products.length === 0) return []
  const ids = products.map(({ id }) => id)
  const variants = Map.groupBy(await readVariants(db, ids), variant => variant.product_id)
  const pictures = Map.groupBy(await readPictures(db, ids), picture => picture.product_id)
  return products
    .filter(({ id }) => variants.has(id))
    .map(product => toProduct(product, variants.get(product.id)!, pictures.get(product.id) ?? []))
}

type ProductRow = InferResult<ReturnType<typeof selectProducts>>[number]
type VariantRow = Awaited<ReturnType<typeof readVariants>>[number]
type PictureRow = Awaited<ReturnType<typeof readPictures>>[number]

function selectProducts(db: Db) {
  return selectAnyProducts(db).where('published_at', 'is not', null)
}

function selectAnyProducts(db: Db) {
  return db
    .selectFrom('product')
    .select(publicProductColumns)
    .select(['details', 'rating_sum', 'review_count'])
}

function readVariants(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom('variant')
    .leftJoin('color', 'color.id', 'variant.color_id')
    .leftJoin('size', 'size.id', 'variant.size_id')
    .select(['product_id', 'sku', 'price', 'compare_at_price', 'available'])
    .select([
      'color.slug as color',
      'color.name as color_name',
      'color.hex',
      'color.position as color_position',
    ])
    .select(['size.slug as size', 'size.name as size_name', 'size.position as size_position'])
    .where('product_id', 'in', [...productIds])
    .where('variant.removed_at', 'is', null)
    .orderBy('variant.position')
    .execute()
}

function readPictures(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom('product_picture')
    .innerJoin('picture', 'picture.hash', 'product_picture.picture_hash')
    .leftJoin('color', 'color.id', 'product_picture.color_id')
    .select(['product_id', 'hash', 'width', 'height', 'alt', 'focal_x', 'focal_y', 'color.slug as color'])
    .where('product_id', 'in', [...productIds])
    .orderBy('product_picture.position')
    .execute()
}

function toProduct(product: ProductRow, variants: VariantRow[], pictures: PictureRow[]): Product {
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
    pictures: pictures.map(({ product_id: _, ...picture }) => focusedPicture(picture)),
  }
}

function distinctByPosition<T extends { slug: string; position: number }>(
  entries: T[],
): Omit<T, 'position'>[] {
  const distinct = new Map(entries.map(entry => [entry.slug, entry])).values()
  return [...distinct].sort((a, b) => a.position - b.position).map(({ position: _, ...entry }) => entry)
}
