import type { Tx } from '../app/db/schema.ts'
import { addReviews, addTags, factsOf } from './add-product-facts.server.ts'
import { added, withPositions } from './add-rows.server.ts'
import type { DemoCollection } from './catalog.ts'
import type { DemoProduct } from './demo-product.ts'
import { bySlug, type Ids, idOf, idsBySlug } from './ids-by-slug.server.ts'
import { addPictures, type KeptPictures, masterOf } from './kept-pictures.server.ts'

/** Adds the products that the shop does not have, each with all that belongs to it; the others stay untouched. */
export async function addProducts(
  tx: Tx,
  products: readonly DemoProduct[],
  kept: KeptPictures,
): Promise<number> {
  const missing = await withoutKnown(tx, products)
  if (missing.length === 0) return 0

  const brandIds = await idsBySlug(tx, 'brand')
  const inserted = await tx
    .insertInto('product')
    .values(missing.map(product => productRow(product, brandIds)))
    .onConflict(on => on.column('slug').doNothing())
    .returning(['id', 'slug'])
    .execute()
  const productIds = bySlug(inserted)
  const fresh = missing.filter(({ slug }) => productIds.has(slug))
  if (fresh.length === 0) return 0

  await addVariants(tx, fresh, productIds)
  await addProductCategories(tx, fresh, productIds)
  await addProductPictures(tx, fresh, productIds, kept)
  await addTags(tx, productIds)
  await addReviews(tx, productIds)
  return fresh.length
}

/** Without those that are already in the shop, perhaps under an address that the merchant changed: a SKU stays. */
async function withoutKnown(tx: Tx, products: readonly DemoProduct[]): Promise<DemoProduct[]> {
  const slugs = products.map(({ slug }) => slug)
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  const sameSlug = await tx.selectFrom('product').select('slug').where('slug', 'in', slugs).execute()
  const sameSku = await tx.selectFrom('variant').select('sku').where('sku', 'in', skus).execute()
  const known = new Set([...sameSlug.map(({ slug }) => slug), ...sameSku.map(({ sku }) => sku)])
  return products.filter(
    ({ slug, variants }) => !known.has(slug) && !variants.some(({ sku }) => known.has(sku)),
  )
}

function productRow(product: DemoProduct, brandIds: Ids) {
  return {
    slug: product.slug,
    title: product.title,
    description: product.description,
    brand_id: idOf(brandIds, product.brand),
    badge: product.badge,
    ...factsOf(product.slug),
    created_at: product.createdAt,
    published_at: product.createdAt,
  }
}

async function addVariants(tx: Tx, products: readonly DemoProduct[], productIds: Ids): Promise<void> {
  const colorIds = await idsBySlug(tx, 'color')
  const sizeIds = await idsBySlug(tx, 'size')
  const rows = products.flatMap(({ slug, variants }) =>
    withPositions(variants).map(variant => ({
      product_id: idOf(productIds, slug),
      sku: variant.sku,
      color_id: variant.color && idOf(colorIds, variant.color),
      size_id: variant.size && idOf(sizeIds, variant.size),
      price: variant.price,
      compare_at_price: variant.compareAtPrice,
      available: variant.available,
      position: variant.position,
    })),
  )
  await tx.insertInto('variant').values(rows).execute()
}

async function addProductCategories(
  tx: Tx,
  products: readonly DemoProduct[],
  productIds: Ids,
): Promise<void> {
  const categoryIds = await idsBySlug(tx, 'category')
  const rows = products.flatMap(({ slug, categories }) =>
    categories.map(category => ({
      product_id: idOf(productIds, slug),
      category_id: idOf(categoryIds, category),
    })),
  )
  await tx.insertInto('product_category').values(rows).execute()
}

async function addProductPictures(
  tx: Tx,
  products: readonly DemoProduct[],
  productIds: Ids,
  kept: KeptPictures,
): Promise<void> {
  const colorIds = await idsBySlug(tx, 'color')
  const shown = products.flatMap(({ slug, pictures }) =>
    withPositions(pictures).map(picture => ({ ...picture, slug, master: masterOf(kept, picture.file) })),
  )
  await addPictures(
    tx,
    shown.map(({ master }) => master),
  )
  const rows = shown.map(({ slug, master, color, alt, position }) => ({
    product_id: idOf(productIds, slug),
    picture_hash: master.hash,
    color_id: color && idOf(colorIds, color),
    alt,
    position,
  }))
  await tx.insertInto('product_picture').values(rows).execute()
}

/** Adds the collections that the shop does not have; what is in the others is the merchant's choice. */
export async function addCollections(tx: Tx, collections: readonly DemoCollection[]): Promise<number> {
  const inserted = await tx
    .insertInto('collection')
    .values(
      collections.map(({ slug, title, rule = null, rule_value = '', most = null }) => ({
        slug,
        title,
        rule,
        rule_value,
        most,
      })),
    )
    .onConflict(on => on.column('slug').doNothing())
    .returning(['id', 'slug'])
    .execute()
  if (inserted.length === 0) return 0

  const collectionIds = bySlug(inserted)
  const slugs = collections.flatMap(({ products = [] }) => products.map(({ slug }) => slug))
  const productIds = bySlug(
    await tx.selectFrom('product').select(['id', 'slug']).where('slug', 'in', slugs).execute(),
  )
  const rows = collections
    .filter(({ slug }) => collectionIds.has(slug))
    .flatMap(({ slug, products = [] }) =>
      withPositions(products.filter(product => productIds.has(product.slug))).map(product => ({
        collection_id: idOf(collectionIds, slug),
        product_id: idOf(productIds, product.slug),
        position: product.position,
      })),
    )
  if (rows.length === 0) return inserted.length
  return (
    inserted.length + added(await tx.insertInto('collection_product').values(rows).executeTakeFirstOrThrow())
  )
}
