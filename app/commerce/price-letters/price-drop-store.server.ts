import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import { type Cents, cents } from '../money.ts'

/** A wish that costs less than when it was wished or last told of. */
export interface Drop {
  listId: string
  email: string
  sealedToken: string | null
  productId: number
  from: Cents
  to: Cents
}

/**
 * Wishes that cost less now, of all confirmed lists or of one; at most so many. What counts is the variant that was chosen, or
 * the cheapest that can be had where none was, as on the product's card. What is sold out or not shown costs nothing less.
 */
export async function readDrops(db: Db | Tx, most: number, listId?: string): Promise<Drop[]> {
  const before = sql<number>`coalesce(price_told.price, wish.price_seen)`
  const rows = await db
    .selectFrom('price_letter')
    .innerJoin('wish', 'wish.list_id', 'price_letter.list_id')
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
    .leftJoin('price_told', join =>
      join
        .onRef('price_told.list_id', '=', 'wish.list_id')
        .onRef('price_told.product_id', '=', 'wish.product_id'),
    )
    .select([
      'price_letter.list_id as listId',
      'email',
      'token_sealed as sealedToken',
      'wish.product_id as productId',
    ])
    .select(['variant.price as to', before.as('from')])
    .where('confirmed_at', 'is not', null)
    .where('wish.removed_at', 'is', null)
    .where('published_at', 'is not', null)
    .where(({ eb, ref }) => eb(ref('variant.price'), '<', before))
    .$if(listId !== undefined, query => query.where('price_letter.list_id', '=', listId!))
    .orderBy('price_letter.list_id')
    .orderBy('wish.product_id')
    .limit(most)
    .execute()
  return rows.map(({ from, to, ...drop }) => ({ ...drop, from: cents(from), to: cents(to) }))
}

/** Notes a price as told; false when it or a lower one was told before. */
export async function notePriceTold(tx: Tx, { listId, productId, to }: Drop): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('price_told')
    .values({ list_id: listId, product_id: productId, price: to })
    .onConflict(on =>
      on
        .columns(['list_id', 'product_id'])
        .doUpdateSet(({ ref }) => ({ price: ref('excluded.price') }))
        .whereRef('price_told.price', '>', 'excluded.price'),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
