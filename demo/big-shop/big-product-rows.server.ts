import { withPositions } from '../add-rows.server.ts'
import { type Ids, idOf } from '../ids-by-slug.server.ts'
import { type KeptPictures, masterOf } from '../kept-pictures.server.ts'
import { ratingOf } from '../review-rows.ts'
import type { BigProduct } from './big-product.ts'

/** What products name by slug or file, as it is called in this shop's database. */
export interface Known {
  brands: Ids
  categories: Ids
  colors: Ids
  sizes: Ids
  pictures: KeptPictures
}

export function productRow(product: BigProduct, known: Known) {
  return {
    slug: product.slug,
    title: product.title,
    description: product.description,
    details: product.details,
    brand_id: idOf(known.brands, product.brand),
    badge: product.badge,
    ...ratingOf(product.reviews),
    sold: product.sold,
    created_at: product.createdAt,
    published_at: product.publishedAt,
  }
}

export function variantRows({ variants }: BigProduct, product_id: number, known: Known) {
  return withPositions(variants).map(variant => ({
    product_id,
    sku: variant.sku,
    color_id: variant.color && idOf(known.colors, variant.color),
    size_id: variant.size && idOf(known.sizes, variant.size),
    price: variant.price,
    compare_at_price: variant.compareAtPrice,
    available: variant.available,
    position: variant.position,
  }))
}

export function categoryRows({ categories }: BigProduct, product_id: number, known: Known) {
  return categories.map(slug => ({ product_id, category_id: idOf(known.categories, slug) }))
}

export function pictureRows({ pictures }: BigProduct, product_id: number, known: Known) {
  return withPositions(pictures).map(({ file, alt, color, position }) => ({
    product_id,
    picture_hash: masterOf(known.pictures, file).hash,
    color_id: color && idOf(known.colors, color),
    alt,
    position,
  }))
}

export function tagRows({ tags }: BigProduct, product_id: number) {
  return tags.map(tag => ({ product_id, tag }))
}
