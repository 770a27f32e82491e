import { toAmount } from '#commerce/values/money.ts'
import type { Db } from '#db/schema/schema.ts'
import { jsonRows, parseJsonRows } from '#db/statements/json-rows.ts'
import { preparedList } from '#db/statements/prepared.ts'
import { focusedPicture } from '../../pictures/picture-focus.ts'
import { swatchLook, valueColumns } from '../options/option-values.ts'
import { lowestPriceShown } from '../prices/asked-price-store.server.ts'
import { readPriceNotes } from '../prices/read-price-notes.server.ts'
import { cardVariant, type ProductCard } from '../product.ts'
import { cardPictures, discountPercent, selectCardValue } from './card-value.ts'

/**
 * Cards of these products in this order, skipping those that are missing, unpublished or without variants. One query. A product
 * that comes in one of the `requested` values, such as colors, is shown in it.
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
    const sold = withFirstSwatch(parseJsonRows(variants))
    if (sold.length > 0) cards.set(product.id, toCard(product, sold, parseJsonRows(pictures), requested))
  }
  return ids.map(id => cards.get(id)).filter(card => card !== undefined)
}

const selectCards = preparedList((db, list: { id: number }[]) =>
  db
    .selectFrom('product')
    .select(['id', 'slug', 'title', 'badge', 'unit_measure', 'unit_base'])
    .select(eb => {
      const variants = eb
        .selectFrom('variant')
        .leftJoin('option_value as swatch', join =>
          join
            .on(({ eb, ref }) =>
              eb(
                'swatch.id',
                'in',
                valueColumns.map(column => ref(column)),
              ),
            )
            .on(
              'swatch.option_id',
              'in',
              eb.selectFrom('option').select('option.id').where('kind', '=', 'swatch'),
            ),
        )
        .leftJoin('option', 'option.id', 'swatch.option_id')
        .select(['variant.id', 'sku', 'price', 'compare_at_price', 'available', 'measure', 'option_id'])
        .select(['swatch.id as swatch_id', 'swatch.slug as swatch', 'swatch.hex', 'swatch.picture_hash'])
        .select(lowestPriceShown.as('lowest_price'))
        .select(['swatch.position as swatch_position', 'option.slug as option'])
        .whereRef('variant.product_id', '=', 'product.id')
        .where('variant.removed_at', 'is', null)
        .orderBy('variant.position')
      const pictures = eb
        .selectFrom('product_picture')
        .innerJoin('picture', 'picture.hash', 'product_picture.picture_hash')
        .select(['hash', 'width', 'height', 'alt', 'focal_x', 'focal_y', 'value_id'])
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
  { unit_measure, unit_base, ...product }: Omit<CardRow, 'variants' | 'pictures'>,
  variants: readonly VariantRow[],
  pictures: readonly PictureRow[],
  requested: readonly number[],
): ProductCard {
  const value = selectCardValue(variants, requested)
  const withValue = value === undefined ? variants : variants.filter(({ swatch_id }) => swatch_id === value)
  const shown = cardVariant(withValue)
  const swatches = swatchesOf(variants)
  const [picture = null, hoverPicture = null] = cardPictures(pictures, value).map(
    ({ value_id: _, ...picture }) => focusedPicture(picture),
  )
  return {
    ...product,
    ...readPriceNotes({ ...shown, unit_measure, unit_base }),
    price: toAmount(shown.price),
    ...(withValue.some(({ price }) => price > shown.price) && { isStartingPrice: true }),
    compareAtPrice: shown.compare_at_price === null ? null : toAmount(shown.compare_at_price),
    discount:
      product.badge === null
        ? discountPercent(shown.price, shown.lowest_price ?? shown.compare_at_price)
        : null,
    swatches: swatches.length > 1 ? swatches : [],
    choice: value !== undefined && swatches.length > 1 ? { [shown.option!]: shown.swatch! } : {},
    picture,
    hoverPicture: hoverPicture && { ...hoverPicture, alt: '' },
    sku: withValue.length === 1 ? shown.sku : null,
    soldOut: shown.available === 0,
  }
}

/** A variant with values of two such options has a row for each of them: cards show one option. */
function withFirstSwatch(rows: VariantRow[]): VariantRow[] {
  const option = rows.find(({ option_id }) => option_id !== null)?.option_id ?? null
  return rows.filter(({ option_id }) => option_id === null || option_id === option)
}

function swatchesOf(variants: readonly VariantRow[]): ProductCard['swatches'] {
  return [...new Map(variants.map(variant => [variant.swatch_id, variant])).values()]
    .sort((a, b) => (a.swatch_position ?? 0) - (b.swatch_position ?? 0))
    .filter(({ swatch_id }) => swatch_id !== null)
    .map(swatchLook)
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
