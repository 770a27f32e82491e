import { sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'

/** A sold-out variant that shoppers wait for. */
export interface WantedVariant {
  sku: string
  title: string
  /** Requests for an email once it's back. */
  requests: number
  /** ISO time of the last unit's sale; null if it never had any. */
  soldOutAt: string | null
}

/** A movement after which nothing was left. Units of an order that come back damaged were no stock before either. */
export const ranOut = sql<boolean>`(stock_movement.available = 0
  and not (stock_movement.reason = 'damaged' and stock_movement.order_id is not null))`

/** Those with the most requests first. */
export async function readWantedVariants(db: Db, limit: number): Promise<WantedVariant[]> {
  const { rows } = await sql<WantedVariant>`
    select variant.sku, product.title, waiting.requests, (select max(at) from stock_movement
      where stock_movement.sku = variant.sku and ${ranOut}) as "soldOutAt"
    from (select variant_id, count(*) as requests from back_in_stock_request
      where sent_at is null and confirmed_at is not null group by variant_id) as waiting
    join variant on variant.id = waiting.variant_id join product on product.id = variant.product_id
    where variant.available = 0 and variant.removed_at is null and product.published_at is not null
    order by waiting.requests desc, variant.sku limit ${limit}`.execute(db)
  return rows.map(row => ({ ...row, requests: Number(row.requests) }))
}
