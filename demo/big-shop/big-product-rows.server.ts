import { type AttributeIds, type FactRow, factRows } from '../rows/add-attributes.server.ts'
import { withPositions } from '../rows/add-rows.server.ts'
import { getId, type IdsBySlug, valuesInColumns } from '../rows/ids-by-slug.server.ts'
import { ratingColumns } from '../rows/review-rows.ts'
import { getSavedPicture, type SavedPictures } from '../saved-pictures.server.ts'
import type { BigProduct } from './product/big-product.ts'

/** Database ids by slug, and saved pictures by file name. */
export interface ProductReferences {
  brands: IdsBySlug
  categories: IdsBySlug
  /** Such as `color/clay`. */
  values: IdsBySlug
  facts: AttributeIds
  pictures: SavedPictures
}

export function productRow(product: BigProduct, references: ProductReferences) {
  return {
    slug: product.slug,
    title: product.title,
    description: product.description,
    details: product.details,
    brand_id: getId(references.brands, product.brand),
    badge: product.badge,
    ...ratingColumns(product.reviews),
    sold: product.sold,
    created_at: product.createdAt,
    published_at: product.publishedAt,
  }
}

export function variantRows({ variants }: BigProduct, product_id: number, references: ProductReferences) {
  return withPositions(variants).map(variant => ({
    product_id,
    sku: variant.sku,
    ...valuesInColumns({ ...variant, other: variant.set && `set/${variant.set}` }, references.values),
    price: variant.price,
    compare_at_price: variant.compareAtPrice,
    available: variant.available,
    position: variant.position,
  }))
}

export function categoryRows({ categories }: BigProduct, product_id: number, references: ProductReferences) {
  return categories.map(slug => ({ product_id, category_id: getId(references.categories, slug) }))
}

export function pictureRows({ pictures }: BigProduct, product_id: number, references: ProductReferences) {
  return withPositions(pictures).map(({ file, alt, color, position }) => ({
    product_id,
    picture_hash: getSavedPicture(references.pictures, file).hash,
    value_id: color && getId(references.values, `color/${color}`),
    alt,
    position,
  }))
}

export function tagRows({ tags }: BigProduct, product_id: number) {
  return tags.map(tag => ({ product_id, tag }))
}

export function bigFactRows(
  { facts }: BigProduct,
  product_id: number,
  references: ProductReferences,
): FactRow[] {
  return factRows(facts, product_id, references.facts)
}
