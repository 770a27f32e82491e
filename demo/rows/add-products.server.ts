import type { Tx } from '#db/schema/schema.ts'
import { productAttributes } from '../catalog/attributes.ts'
import { type DemoCollection, relatedProducts } from '../catalog/catalog.ts'
import { productMakers } from '../catalog/companies.ts'
import type { DemoProduct } from '../catalog/demo-product.ts'
import { detailsAndTags } from '../catalog/details-and-tags.ts'
import { reviews } from '../catalog/reviews.ts'
import type { SavedFiles } from '../saved-files.server.ts'
import { getSavedPicture, type SavedPictures } from '../saved-pictures.server.ts'
import { factRows, readAttributeIds } from './add-attributes.server.ts'
import { readMakers } from './add-brands.server.ts'
import { addDemoFiles } from './add-files.server.ts'
import { addOptions } from './add-options.server.ts'
import { insertedCount, withPositions } from './add-rows.server.ts'
import {
  getId,
  type IdsBySlug,
  readIdsBySlug,
  readValueIds,
  toIdsBySlug,
  valuesInColumns,
} from './ids-by-slug.server.ts'
import { ratingColumns, reviewRows } from './review-rows.ts'

/** Adds missing products with everything that belongs to them. Existing products stay as they are. */
export async function addProducts(
  tx: Tx,
  products: readonly DemoProduct[],
  saved: { pictures: SavedPictures; files: SavedFiles },
): Promise<number> {
  const missing = await withoutExisting(tx, products)
  if (missing.length === 0) return 0

  const brandIds = await readIdsBySlug(tx, 'brand')
  const makersOf = await readMakers(tx)
  const inserted = await tx
    .insertInto('product')
    .values(
      missing.map(product => ({
        ...productRow(product, brandIds),
        ...makersOf(productMakers[product.slug]),
      })),
    )
    .onConflict(on => on.column('slug').doNothing())
    .returning(['id', 'slug'])
    .execute()
  const productIds = toIdsBySlug(inserted)
  const fresh = missing.filter(({ slug }) => productIds.has(slug))
  if (fresh.length === 0) return 0

  await addOwnOptions(tx, fresh, productIds)
  await addVariants(tx, fresh, productIds)
  await addProductCategories(tx, fresh, productIds)
  await addProductPictures(tx, fresh, productIds, saved.pictures)
  await addDemoFiles(tx, productIds, saved.files)
  await addTags(tx, productIds)
  await addFacts(tx, productIds)
  await addReviews(tx, productIds)
  await addRelated(tx, productIds)
  return fresh.length
}

async function addOwnOptions(tx: Tx, products: readonly DemoProduct[], productIds: IdsBySlug): Promise<void> {
  const own = products.flatMap(({ slug, option }) =>
    option ? [{ ...option, product_id: getId(productIds, slug) }] : [],
  )
  if (own.length > 0) await addOptions(tx, own)
}

async function addFacts(tx: Tx, productIds: IdsBySlug): Promise<void> {
  const ids = await readAttributeIds(tx)
  const rows = [...productIds].flatMap(([slug, id]) => factRows(productAttributes[slug] ?? {}, id, ids))
  if (rows.length > 0) await tx.insertInto('product_attribute').values(rows).execute()
}

/** Excludes existing products, also those whose slug the merchant changed: SKUs stay the same. */
async function withoutExisting(tx: Tx, products: readonly DemoProduct[]): Promise<DemoProduct[]> {
  const slugs = products.map(({ slug }) => slug)
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  const sameSlug = await tx.selectFrom('product').select('slug').where('slug', 'in', slugs).execute()
  const sameSku = await tx.selectFrom('variant').select('sku').where('sku', 'in', skus).execute()
  const existing = new Set([...sameSlug.map(({ slug }) => slug), ...sameSku.map(({ sku }) => sku)])
  return products.filter(
    ({ slug, variants }) => !existing.has(slug) && !variants.some(({ sku }) => existing.has(sku)),
  )
}

function productRow(product: DemoProduct, brandIds: IdsBySlug) {
  return {
    slug: product.slug,
    title: product.title,
    description: product.description,
    brand_id: getId(brandIds, product.brand),
    badge: product.badge,
    sold: product.sold ?? 0,
    ...detailsAndRating(product.slug),
    created_at: product.createdAt,
    published_at: product.createdAt,
  }
}

async function addVariants(tx: Tx, products: readonly DemoProduct[], productIds: IdsBySlug): Promise<void> {
  const valueIds = await readValueIds(tx)
  const rows = products.flatMap(({ slug, variants }) =>
    withPositions(variants).map(variant => ({
      product_id: getId(productIds, slug),
      sku: variant.sku,
      ...valuesInColumns(variant, valueIds),
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
  productIds: IdsBySlug,
): Promise<void> {
  const categoryIds = await readIdsBySlug(tx, 'category')
  const rows = products.flatMap(({ slug, categories }) =>
    categories.map(category => ({
      product_id: getId(productIds, slug),
      category_id: getId(categoryIds, category),
    })),
  )
  await tx.insertInto('product_category').values(rows).execute()
}

async function addProductPictures(
  tx: Tx,
  products: readonly DemoProduct[],
  productIds: IdsBySlug,
  saved: SavedPictures,
): Promise<void> {
  const valueIds = await readValueIds(tx)
  const shown = products.flatMap(({ slug, pictures }) =>
    withPositions(pictures).map(picture => ({
      ...picture,
      slug,
      master: getSavedPicture(saved, picture.file),
    })),
  )
  const rows = shown.map(({ slug, master, color, alt, position }) => ({
    product_id: getId(productIds, slug),
    picture_hash: master.hash,
    value_id: color && getId(valueIds, `color/${color}`),
    alt,
    position,
  }))
  await tx.insertInto('product_picture').values(rows).execute()
}

/** Adds missing collections. The contents of existing ones belong to the merchant. */
export async function addCollections(tx: Tx, collections: readonly DemoCollection[]): Promise<number> {
  const inserted = await tx
    .insertInto('collection')
    .values(
      collections.map(({ slug, title, rule = null, rule_value = null, max_products = null }) => ({
        slug,
        title,
        rule,
        rule_value,
        max_products,
      })),
    )
    .onConflict(on => on.column('slug').doNothing())
    .returning(['id', 'slug'])
    .execute()
  if (inserted.length === 0) return 0

  const collectionIds = toIdsBySlug(inserted)
  const slugs = collections.flatMap(({ products = [] }) => products.map(({ slug }) => slug))
  const productIds = toIdsBySlug(
    await tx.selectFrom('product').select(['id', 'slug']).where('slug', 'in', slugs).execute(),
  )
  const rows = collections
    .filter(({ slug }) => collectionIds.has(slug))
    .flatMap(({ slug, products = [] }) =>
      withPositions(products.filter(product => productIds.has(product.slug))).map(product => ({
        collection_id: getId(collectionIds, slug),
        product_id: getId(productIds, product.slug),
        position: product.position,
      })),
    )
  if (rows.length === 0) return inserted.length
  return (
    inserted.length +
    insertedCount(await tx.insertInto('collection_product').values(rows).executeTakeFirstOrThrow())
  )
}

/** The columns of a product with its details and rating. */
function detailsAndRating(slug: string) {
  return { details: detailsAndTags[slug]?.details ?? '', ...ratingColumns(reviews[slug] ?? []) }
}

async function addTags(tx: Tx, productIds: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...productIds].flatMap(([slug, product_id]) =>
    (detailsAndTags[slug]?.tags ?? []).map(tag => ({ product_id, tag })),
  )
  if (rows.length > 0) await tx.insertInto('product_tag').values(rows).execute()
}

/** Only among these products: the merchant may have removed others. */
async function addRelated(tx: Tx, productIds: IdsBySlug): Promise<void> {
  const rows = [...productIds].flatMap(([slug, product_id]) =>
    withPositions(
      (relatedProducts[slug] ?? []).map(other => ({ related_id: productIds.get(other) })),
    ).flatMap(({ related_id, position }) =>
      related_id === undefined ? [] : [{ product_id, related_id, position }],
    ),
  )
  if (rows.length > 0) await tx.insertInto('product_related').values(rows).execute()
}

async function addReviews(tx: Tx, productIds: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...productIds].flatMap(([slug, id]) => reviewRows({ reviews: reviews[slug] ?? [] }, id))
  if (rows.length > 0) await tx.insertInto('review').values(rows).execute()
}
