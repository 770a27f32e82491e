import type { Db } from '../../db/schema/schema.ts'
import { discountPercent } from '../discount-percent.ts'
import { toAmount } from '../money.ts'
import { focusedPicture } from '../pictures/picture-focus.ts'
import { cardPictures, selectCardColor } from './card-color.ts'
import { cardVariant, type ProductCard } from './product.ts'

/**
 * Cards of these products in this order, skipping those that are missing, unpublished or without variants. Three queries. A
 * product that comes in one of the `requested` colors is shown in it.
 */
export async function readCards(
  db: Db,
  ids: readonly number[],
  requested: readonly number[] = [],
): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const products = await db
    .selectFrom('product')
    .select(['id', 'slug', 'title', 'badge'])
    .where('id', 'in', [...ids])
    .where('published_at', 'is not', null)
    .execute()
  const variants = Map.groupBy(await readCardVariants(db, ids), variant => variant.product_id)
  const pictures = Map.groupBy(await readCardPictures(db, ids), picture => picture.product_id)
  const cards = new Map<number, ProductCard>()
  for (const product of products) {
    const productVariants = variants.get(product.id)
    if (productVariants)
      cards.set(product.id, toCard(product, productVariants, pictures.get(product.id) ?? [], requested))
  }
  return ids.map(id => cards.get(id)).filter(card => card !== undefined)
}

type VariantRow = Awaited<ReturnType<typeof readCardVariants>>[number]
type PictureRow = Awaited<ReturnType<typeof readCardPictures>>[number]

function readCardVariants(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('variant')
    .leftJoin('color', 'color.id', 'variant.color_id')
    .select(['product_id', 'sku', 'color_id', 'price', 'compare_at_price', 'available'])
    .select([
      'color.slug as color',
      'color.name as color_name',
      'color.hex',
      'color.position as color_position',
    ])
    .where('product_id', 'in', [...ids])
    .where('variant.removed_at', 'is', null)
    .orderBy('product_id')
    .orderBy('variant.position')
    .execute()
}

function readCardPictures(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('product_picture')
    .innerJoin('picture', 'picture.hash', 'product_picture.picture_hash')
    .select(['product_id', 'hash', 'width', 'height', 'alt', 'focal_x', 'focal_y', 'color_id as color'])
    .where('product_id', 'in', [...ids])
    .orderBy('product_picture.position')
    .execute()
}

function toCard(
  product: Pick<ProductCard, 'id' | 'slug' | 'title' | 'badge'>,
  variants: readonly VariantRow[],
  pictures: readonly PictureRow[],
  requested: readonly number[],
): ProductCard {
  const color = selectCardColor(variants, requested)
  const inColor = color === undefined ? variants : variants.filter(({ color_id }) => color_id === color)
  const shown = cardVariant(inColor)
  const colors = colorsOf(variants)
  const [picture = null, hoverPicture = null] = cardPictures(pictures, color).map(
    ({ product_id: _, color: __, ...picture }) => focusedPicture(picture),
  )
  return {
    ...product,
    price: toAmount(shown.price),
    compareAtPrice: shown.compare_at_price === null ? null : toAmount(shown.compare_at_price),
    discount: product.badge === null ? discountPercent(shown.price, shown.compare_at_price) : null,
    colors: colors.length > 1 ? colors : [],
    color: color !== undefined && colors.length > 1 ? shown.color : null,
    picture,
    hoverPicture: hoverPicture && { ...hoverPicture, alt: '' },
    sku: inColor.length === 1 ? shown.sku : null,
    soldOut: shown.available === 0,
  }
}

function colorsOf(variants: readonly VariantRow[]): ProductCard['colors'] {
  return [...new Map(variants.map(variant => [variant.color_id, variant])).values()]
    .sort((a, b) => (a.color_position ?? 0) - (b.color_position ?? 0))
    .flatMap(({ color_name: name, hex }) => (name !== null && hex !== null ? [{ name, hex }] : []))
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
