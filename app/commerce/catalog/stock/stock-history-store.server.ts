import { sql } from 'kysely'
import type { Db, Schema } from '#db/schema/schema.ts'
import { type Actor, actorColumnNames, withActor } from '../../values/actor.ts'
import type { MovementSum } from './stock-series.ts'

/** A row of the ledger. */
export interface StockMovement {
  id: number
  at: string
  quantity: number
  /** Afterwards. */
  available: number
  reason: Schema['stock_movement']['reason']
  actor: Actor
  orderNumber: string | null
}

/** The newest movements of a SKU, before the one with the id `before`. */
export async function readStockHistory(
  db: Db,
  sku: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<StockMovement[]> {
  const rows = await db
    .selectFrom('stock_movement')
    .leftJoin('customer_order', 'customer_order.id', 'stock_movement.order_id')
    .select(['stock_movement.id', 'at', 'quantity', 'available', 'reason', ...actorColumnNames])
    .select('customer_order.number as orderNumber')
    .where('sku', '=', sku)
    .$if(before !== null, query => query.where('stock_movement.id', '<', before))
    .orderBy('stock_movement.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(withActor)
}

/** The movements of a SKU since then, summed by five minutes: days begin at those, also in zones such as UTC+5:45. */
export async function readMovementSums(db: Db, sku: string, since: Date): Promise<MovementSum[]> {
  const { rows } = await sql<MovementSum>`
    select sums.at, sums.quantity, stock_movement.available from (
      select max(id) as id, max(at) as at, sum(quantity) as quantity from stock_movement
      where sku = ${sku} and at >= ${since.toISOString()} group by substr(at, 1, 15), substr(at, 16, 1) < '5') as sums
    inner join stock_movement on stock_movement.id = sums.id order by sums.id`.execute(db)
  return rows.map(row => ({ ...row, quantity: Number(row.quantity) }))
}
