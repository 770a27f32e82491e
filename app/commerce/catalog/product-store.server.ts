import type { Db } from '../../db/schema.ts'
import { cents } from '../money.ts'
import { type Product, rating, readDetails } from './product.ts'

/** A published product with everything its page shows; undefined when there is none or it has no variant. */
export async function findProduct(db: Db, slug: string): Promise<Product | undefined> {
  const product = await db
    .selectFrom('product')
    .select(['id', 'slug', 'title', 'description', 'details', 'rating_sum', 'review_count'])
    .where('slug', '=', slug)
    .where('published_at', 'is not', null)
    .executeTakeFirst()
  if (!product) return undefined

  const variants = await db
    .selectFrom('variant')
    .leftJoin('color', 'color.id', 'variant.color_id')
    .leftJoin('size', 'size.id', 'variant.size_id')
    .select(['sku', 'price', 'compare_at_price', 'available'])
    .select([
      'color.slug as color',
      'color.name as color_name',
      'color.hex',
      'color.position as color_position',
    ])
    .select(['size.slug as size', 'size.name as size_name', 'size.position as size_position'])
    .where('product_id', '=', product.id)
    .orderBy('variant.position')
    .execute()
  if (variants.length === 0) return undefined

  const pictures = await db
    .selectFrom('product_picture')
    .innerJoin('picture', 'picture.hash', 'product_picture.picture_hash')
    .leftJoin('color', 'color.id', 'product_picture.color_id')
    .select(['hash', 'width', 'height', 'alt', 'color.slug as color'])
    .where('product_id', '=', product.id)
    .orderBy('product_picture.position')
    .execute()

  const colors = variants.flatMap(v =>
    v.color ? [{ slug: v.color, name: v.color_name!, hex: v.hex!, position: v.color_position! }] : [],
  )
  const sizes = variants.flatMap(v =>
    v.size ? [{ slug: v.size, name: v.size_name!, position: v.size_position! }] : [],
  )
  return {
    id: product.id,
    slug: product.slug,
    title: product.title,
    description: product.description,
    details: readDetails(product.details),
    rating: rating(product.rating_sum, product.review_count),
    colors: inOrder(colors),
    sizes: inOrder(sizes),
    variants: variants.map(v => ({
      sku: v.sku,
      color: v.color,
      size: v.size,
      price: cents(v.price),
      compareAtPrice: v.compare_at_price === null ? null : cents(v.compare_at_price),
      available: v.available,
    })),
    pictures,
  }
}

function inOrder<T extends { slug: string; position: number }>(entries: T[]): Omit<T, 'position'>[] {
  const each = new Map(entries.map(entry => [entry.slug, entry])).values()
  return [...each].sort((a, b) => a.position - b.position).map(({ position: _, ...entry }) => entry)
}
