import type { Db } from '../../db/schema/schema.ts'
import { toAmount } from '../money.ts'
import { cardVariant, type ProductCard } from './product.ts'

/** Cards of these products in this order, skipping those that are missing, unpublished or without variants. Three queries. */
export async function readCards(db: Db, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const products = await db
    .selectFrom('product')
    .select(['id', 'slug', 'title', 'badge'])
    .where('id', 'in', [...ids])
    .where('published_at', 'is not', null)
    .execute()
  const variants = await db
    .selectFrom('variant')
    .select(['product_id', 'sku', 'color_id', 'price', 'compare_at_price', 'available'])
    .where('product_id', 'in', [...ids])
    .where('removed_at', 'is', null)
    .orderBy('product_id')
    .orderBy('position')
    .execute()
  const pictures = await db
    .selectFrom('product_picture')
    .innerJoin('picture', 'picture.hash', 'product_picture.picture_hash')
    .select(['product_id', 'hash', 'width', 'height', 'alt'])
    .where('product_id', 'in', [...ids])
    .orderBy('product_picture.position', 'desc')
    .execute()

  const variantsByProduct = Map.groupBy(variants, variant => variant.product_id)
  const firstPictures = new Map(pictures.map(({ product_id, ...picture }) => [product_id, picture]))
  const cards = new Map<number, ProductCard>()
  for (const product of products) {
    const productVariants = variantsByProduct.get(product.id)
    if (!productVariants) continue
    const shown = cardVariant(productVariants)
    cards.set(product.id, {
      ...product,
      price: toAmount(shown.price),
      compareAtPrice: shown.compare_at_price === null ? null : toAmount(shown.compare_at_price),
      colors: new Set(productVariants.map(({ color_id }) => color_id).filter(id => id !== null)).size,
      picture: firstPictures.get(product.id) ?? null,
      sku: productVariants.length === 1 ? shown.sku : null,
      soldOut: shown.available === 0,
    })
  }
  return ids.map(id => cards.get(id)).filter(card => card !== undefined)
}

/** Like `readCards`, by slug, with one more query. */
export async function readCardsBySlug(db: Db, slugs: readonly string[]): Promise<ProductCard[]> {
  if (slugs.length === 0) return []
  const products = await db
    .selectFrom('product')
    .select(['id', 'slug'])
    .where('slug', 'in', [...slugs])
    .execute()
  const ids = new Map(products.map(({ id, slug }) => [slug, id]))
  return readCards(
    db,
    slugs.flatMap(slug => ids.get(slug) ?? []),
  )
}

/** The published product with this SKU in upper, lower or exact case; undefined if there is none. */
export async function findProductIdBySku(db: Db, sku: string): Promise<number | undefined> {
  if (!/^[\w./-]{3,40}$/.test(sku)) return undefined
  const row = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select('product_id')
    .where('sku', 'in', [sku, sku.toUpperCase(), sku.toLowerCase()])
    .where('published_at', 'is not', null)
    .where('variant.removed_at', 'is', null)
    .executeTakeFirst()
  return row?.product_id
}
