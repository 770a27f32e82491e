import { sql } from 'kysely'
import type { Db, Tx } from '#db/schema/schema.ts'
import { type Amount, toAmount } from '../../values/money.ts'

/** A wish whose price is lower than when it was saved or last emailed about. */
export interface ListPriceDrop {
  listId: string
  email: string
  sealedToken: string | null
  productId: number
  from: Amount
  to: Amount
}

/**
 * Up to `limit` price drops on confirmed lists, or on one of them. The price is that of the saved variant, or of the cheapest
 * available one; sold-out and unpublished products are left out.
 */
export async function readPriceDrops(db: Db | Tx, limit: number, listId?: string): Promise<ListPriceDrop[]> {
  const before = sql<number>`coalesce(price_alert_sent.price, wish.price_seen)`
  const rows = await db
    .selectFrom('price_alert')
    .innerJoin('wish', 'wish.list_id', 'price_alert.list_id')
    .innerJoin('product', 'product.id', 'wish.product_id')
    .innerJoin('variant', join =>
      join.on(({ eb, selectFrom }) =>
        eb(
          'variant.id',
          '=',
          selectFrom('variant as offered')
            .select('offered.id')
            .whereRef('offered.product_id', '=', 'wish.product_id')
            .where('offered.available', '>', 0)
            .where('offered.removed_at', 'is', null)
            .where(offered =>
              offered.or([
                offered('wish.sku', 'is', null),
                offered('offered.sku', '=', offered.ref('wish.sku')),
              ]),
            )
            .orderBy('offered.price')
            .orderBy('offered.id')
            .limit(1),
        ),
      ),
    )
    .leftJoin('price_alert_sent', join =>
      join
        .onRef('price_alert_sent.list_id', '=', 'wish.list_id')
        .onRef('price_alert_sent.product_id', '=', 'wish.product_id'),
    )
    .select([
      'price_alert.list_id as listId',
      'email',
      'token_sealed as sealedToken',
      'wish.product_id as productId',
    ])
    .select(['variant.price as to', before.as('from')])
    .where('confirmed_at', 'is not', null)
    .where('wish.removed_at', 'is', null)
    .where('published_at', 'is not', null)
    .where(({ eb, ref }) => eb(ref('variant.price'), '<', before))
    .$if(listId !== undefined, query => query.where('price_alert.list_id', '=', listId!))
    .orderBy('price_alert.list_id')
    .orderBy('wish.product_id')
    .limit(limit)
    .execute()
  return rows.map(({ from, to, ...drop }) => ({ ...drop, from: toAmount(from), to: toAmount(to) }))
}

/** Records a price as sent; false when it or a lower one was sent before. */
export async function recordPriceAlertSent(
  tx: Tx,
  { listId, productId, to }: ListPriceDrop,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('price_alert_sent')
    .values({ list_id: listId, product_id: productId, price: to })
    .onConflict(on =>
      on
        .columns(['list_id', 'product_id'])
        .doUpdateSet(({ ref }) => ({ price: ref('excluded.price') }))
        .whereRef('price_alert_sent.price', '>', 'excluded.price'),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
