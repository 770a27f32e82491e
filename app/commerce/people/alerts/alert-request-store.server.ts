import type { Db, Tx } from '#db/schema/schema.ts'
import { parseJsonRows } from '#db/statements/json-rows.ts'
import { type Choice, joinValueNames, toChoice } from '../../catalog/products/options/option-values.ts'
import { variantValues } from '../../catalog/products/options/variant-values-store.server.ts'

/** A variant of a published product. */
export interface AlertVariant {
  sku: string
  title: string
  slug: string
  choice: Choice
  /** Such as "Clay, XL". */
  options: string
  available: number
}

export async function findAlertVariant(db: Db | Tx, sku: string): Promise<AlertVariant | undefined> {
  const row = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.sku', 'variant.available', 'product.title', 'product.slug'])
    .select(variantValues(db).as('option_values'))
    .where('variant.sku', '=', sku)
    .where('product.published_at', 'is not', null)
    .where('variant.removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { option_values, ...variant } = row
  const values = parseJsonRows(option_values)
  return { ...variant, choice: toChoice(values), options: joinValueNames(values) }
}

/**
 * Saves an unconfirmed request for a sold-out variant and returns its id. Undefined when the variant is in stock or a confirmed
 * request exists that wasn't notified yet.
 */
export async function saveAlertRequest(
  tx: Tx,
  sku: string,
  email: string,
  now: Date,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('back_in_stock_request')
    .columns(['variant_id', 'email', 'created_at'])
    .expression(
      tx
        .selectFrom('variant')
        .innerJoin('product', 'product.id', 'variant.product_id')
        .select(({ val }) => ['variant.id', val(email).as('email'), val(now.toISOString()).as('created_at')])
        .where('variant.sku', '=', sku)
        .where('variant.available', '=', 0)
        .where('product.published_at', 'is not', null)
        .where('variant.removed_at', 'is', null),
    )
    .onConflict(on =>
      on
        .columns(['variant_id', 'email'])
        .doUpdateSet(({ ref }) => ({
          created_at: ref('excluded.created_at'),
          confirmed_at: null,
          sent_at: null,
        }))
        .where(({ or, eb }) =>
          or([
            eb('back_in_stock_request.sent_at', 'is not', null),
            eb('back_in_stock_request.confirmed_at', 'is', null),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
