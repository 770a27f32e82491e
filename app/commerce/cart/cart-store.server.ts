import { prepared } from '../../db/prepared.ts'
import type { Db } from '../../db/schema.ts'
import { cents } from '../money.ts'
import { type CartLine, optionsInWords, undoTime } from './cart.ts'

/**
 * A visitor's lines, newest first, with what is sold under their SKUs now; of those removed the ones that can still be put
 * back. One query whatever the number of lines.
 */
export async function readLines(db: Db, visitorId: number, now: Date): Promise<CartLine[]> {
  const undoable = new Date(now.getTime() - undoTime).toISOString()
  const rows = await linesOf(db, { visitorId, undoable })
  return rows.map(row => {
    // Published, so its variant is there with all that it must have.
    const sold = row.published_at !== null
    return {
      sku: row.sku,
      title: row.title_now ?? row.title,
      options: sold ? optionsInWords(row) : row.options,
      picture:
        row.hash === null ? null : { hash: row.hash, width: row.width!, height: row.height!, alt: row.alt! },
      quantity: row.quantity,
      priceSeen: cents(row.price_seen),
      addedAt: row.added_at,
      saved: row.saved_at !== null,
      removed: row.removed_at !== null,
      offer: sold
        ? {
            slug: row.slug!,
            color: row.color,
            size: row.size,
            price: cents(row.price!),
            compareAtPrice: row.compare_at_price === null ? null : cents(row.compare_at_price),
            available: row.available!,
          }
        : null,
    }
  })
}

const linesOf = prepared((db, { visitorId, undoable }: { visitorId: number; undoable: string }) =>
  db
    .selectFrom('cart_line')
    .leftJoin('variant', 'variant.sku', 'cart_line.sku')
    .leftJoin('product', 'product.id', 'variant.product_id')
    .leftJoin('color', 'color.id', 'variant.color_id')
    .leftJoin('size', 'size.id', 'variant.size_id')
    .leftJoin('product_picture as shown', join =>
      join.onRef('shown.product_id', '=', 'variant.product_id').on('shown.position', '=', eb =>
        // Its own colour comes before what fits every colour, and that before any other.
        eb
          .selectFrom('product_picture as any')
          .select('any.position')
          .whereRef('any.product_id', '=', 'variant.product_id')
          .orderBy(({ case: when, ref }) =>
            when()
              .when('any.color_id', '=', ref('variant.color_id'))
              .then(0)
              .when('any.color_id', 'is', null)
              .then(1)
              .else(2)
              .end(),
          )
          .orderBy('any.position')
          .limit(1),
      ),
    )
    .leftJoin('picture', 'picture.hash', 'shown.picture_hash')
    .select(['cart_line.sku', 'cart_line.title', 'options', 'quantity', 'price_seen', 'added_at'])
    .select(['saved_at', 'removed_at', 'product.title as title_now', 'product.slug'])
    .select(['published_at', 'price', 'compare_at_price', 'available'])
    .select([
      'color.slug as color',
      'color.name as color_name',
      'size.slug as size',
      'size.name as size_name',
    ])
    .select(['picture.hash', 'picture.width', 'picture.height', 'shown.alt'])
    .where('visitor_id', '=', visitorId)
    .where(({ eb, or }) => or([eb('removed_at', 'is', null), eb('removed_at', '>', undoable)]))
    .orderBy('added_at', 'desc')
    .orderBy('cart_line.sku'),
)
