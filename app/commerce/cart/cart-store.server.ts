import type { Db, Tx } from '#db/schema/schema.ts'
import { ask, type Question, question } from '#db/statements/ask.ts'
import { parseJsonRows } from '#db/statements/json-rows.ts'
import { prepared } from '#db/statements/prepared.ts'
import { joinValueNames, toChoice, valueColumns } from '../catalog/products/options/option-values.ts'
import { variantValues } from '../catalog/products/options/variant-values-store.server.ts'
import { lowestPriceShown } from '../catalog/products/prices/asked-price-store.server.ts'
import { readPriceNotes } from '../catalog/products/prices/read-price-notes.server.ts'
import type { SellableItem } from '../selling/pricing/sellable-items-store.server.ts'
import { toAmount } from '../values/money.ts'
import { type CartLine, cartUndoWindow } from './cart.ts'

/** A visitor's lines with current prices and stock, newest first, including removed ones that can be restored. One query. */
export async function readCartLines(db: Db, visitorId: number, now: Date): Promise<CartLine[]> {
  return (await readCartToPrice(db, visitorId, now)).lines
}

interface CartWithItems {
  lines: CartLine[]
  items: SellableItem[]
}

/** A visitor's lines with their items on sale, so that pricing reads nothing again. One query. */
export function readCartToPrice(db: Db, visitorId: number, now: Date): Promise<CartWithItems> {
  return ask(db, cartToPriceQuestion(db, visitorId, now))
}

/** As `readCartToPrice`. */
export function cartToPriceQuestion(db: Db | Tx, visitorId: number, now: Date): Question<CartWithItems> {
  const restorableSince = new Date(now.getTime() - cartUndoWindow).toISOString()
  const query = selectCartLines.with(db, { visitorId, restorableSince })
  return question(query, rows => ({ lines: toLines(rows), items: toSellableItems(rows) }))
}

type CartRow = Awaited<ReturnType<typeof selectCartLines>>[number]

// A published product implies that the variant's columns are set.
function toSellableItems(rows: readonly CartRow[]): SellableItem[] {
  return rows
    .filter(row => row.published_at !== null)
    .map(row => ({
      sku: row.sku,
      productId: row.product_id!,
      unitPrice: toAmount(row.price!),
      weight: row.weight!,
      taxClassId: row.tax_class_id,
    }))
}

function toLines(rows: readonly CartRow[]): CartLine[] {
  return rows.map(row => {
    const isSold = row.published_at !== null
    const values = parseJsonRows(row.option_values)
    return {
      sku: row.sku,
      title: row.current_title ?? row.title,
      options: isSold ? joinValueNames(values) : row.options,
      picture:
        row.hash === null ? null : { hash: row.hash, width: row.width!, height: row.height!, alt: row.alt! },
      quantity: row.quantity,
      priceSeen: toAmount(row.price_seen),
      addedAt: row.added_at,
      saved: row.saved_at !== null,
      removed: row.removed_at !== null,
      offer: isSold
        ? {
            slug: row.slug!,
            choice: toChoice(values),
            price: toAmount(row.price!),
            compareAtPrice: row.compare_at_price === null ? null : toAmount(row.compare_at_price),
            available: row.available!,
            ...readPriceNotes({ ...row, price: row.price! }),
          }
        : null,
    }
  })
}

const selectCartLines = prepared(
  (db, { visitorId, restorableSince }: { visitorId: number; restorableSince: string }) =>
    db
      .selectFrom('cart_line')
      .leftJoin('variant', join =>
        join.onRef('variant.sku', '=', 'cart_line.sku').on('variant.removed_at', 'is', null),
      )
      .leftJoin('product', 'product.id', 'variant.product_id')
      .leftJoin('product_picture as shown', join =>
        join.onRef('shown.product_id', '=', 'variant.product_id').on('shown.position', '=', eb =>
          // A picture of one of its values first, then one for all, then any other.
          eb
            .selectFrom('product_picture as any')
            .select('any.position')
            .whereRef('any.product_id', '=', 'variant.product_id')
            .orderBy(({ case: when, ref }) =>
              when()
                .when(
                  'any.value_id',
                  'in',
                  valueColumns.map(column => ref(`variant.${column}`)),
                )
                .then(0)
                .when('any.value_id', 'is', null)
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
      .select(['saved_at', 'cart_line.removed_at', 'product.title as current_title', 'product.slug'])
      .select(['published_at', 'price', 'compare_at_price', 'available'])
      .select(['measure', 'unit_measure', 'unit_base', lowestPriceShown.as('lowest_price')])
      .select(['variant.product_id', 'weight', 'tax_class_id'])
      .select(variantValues(db).as('option_values'))
      .select(['picture.hash', 'picture.width', 'picture.height', 'shown.alt'])
      .where('visitor_id', '=', visitorId)
      .where(({ eb, or }) =>
        or([eb('cart_line.removed_at', 'is', null), eb('cart_line.removed_at', '>', restorableSince)]),
      )
      .orderBy('added_at', 'desc')
      .orderBy('cart_line.sku'),
)
