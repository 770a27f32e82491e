import type { Db } from '#db/schema/schema.ts'
import { jsonRows, parseJsonRows } from '#db/statements/json-rows.ts'
import { preparedList } from '#db/statements/prepared.ts'
import { discountPercent } from '../../values/discount-percent.ts'
import { toAmount } from '../../values/money.ts'
import { focusedPicture } from '../pictures/picture-focus.ts'
import { cardPictures, selectCardColor } from './card-color.ts'
import { cardVariant, type ProductCard } from './product.ts'

/**
 * Cards of these products in this order, skipping those that are missing, unpublished or without variants. One query. A product
 * that comes in one of the `requested` colors is shown in it.
 */
export async function readCards(
  db: Db,
  ids: readonly number[],
  requested: readonly number[] = [],
): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const rows = await selectCards(db, { list: ids.map(id => ({ id })) })
  const cards = new Map<number, ProductCard>()
  for (const { variants, pictures, ...product } of rows) {
    const sold = parseJsonRows(variants)
    if (sold.length > 0) cards.set(product.id, toCard(product, sold, parseJsonRows(pictures), requested))
  }
  return ids.map(id => cards.get(id)).filter(card => card !== undefined)
}

const selectCards = preparedList((db, list: { id: number }[]) =>
  db
    .selectFrom('product')
    .select(['id', 'slug', 'title', 'badge'])
    .select(eb => {
      const variants = eb
        .selectFrom('variant')
        .leftJoin('color', 'color.id', 'variant.color_id')
        .select(['sku', 'color_id', 'price', 'compare_at_price', 'available', 'color.slug as color'])
        .select(['color.name as color_name', 'color.hex', 'color.position as color_position'])
        .whereRef('product_id', '=', 'product.id')
        .where('variant.removed_at', 'is', null)
        .orderBy('variant.position')
      const pictures = eb
        .selectFrom('product_picture')
        .innerJoin('picture', 'picture.hash', 'product_picture.picture_hash')
        .select(['hash', 'width', 'height', 'alt', 'focal_x', 'focal_y', 'color_id as color'])
        .whereRef('product_id', '=', 'product.id')
        .orderBy('product_picture.position')
      return [jsonRows(db, variants).as('variants'), jsonRows(db, pictures).as('pictures')]
    })
    .where(
      'id',
      'in',
      list.map(({ id }) => id),
    )
    .where('published_at', 'is not', null),
)

type CardRow = Awaited<ReturnType<typeof selectCards>>[number]
type VariantRow = CardRow['variants'][number]
type PictureRow = CardRow['pictures'][number]

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
    ({ color: _, ...picture }) => focusedPicture(picture),
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
