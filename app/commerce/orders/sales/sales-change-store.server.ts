import type { CompiledQuery } from 'kysely'
import type { Tx } from '#db/schema/schema.ts'
import { prepared } from '#db/statements/prepared.ts'

// Rows are only added, so that orders never wait for each other.
const insertChange = prepared((db, { at, carts }: { at: string; carts: number }) =>
  db.insertInto('sales_change').values({ at, carts }),
)

/** Has the day of a payment or refund counted again. In the transaction that records it. */
export async function noteSale(tx: Tx, at: string): Promise<void> {
  await tx.executeQuery(saleWrite(tx, at))
}

export function saleWrite(tx: Tx, at: string): CompiledQuery {
  return insertChange.with(tx, { at, carts: 0 })
}

/** Counts a cart that was started, and not whose it is. */
export async function noteCart(tx: Tx, at: string): Promise<void> {
  await insertChange(tx, { at, carts: 1 })
}

/** Has every day counted again on which an order was paid or refunded. In the transaction that edits, cancels or takes it back. */
export async function noteOrderChange(tx: Tx, orderId: number): Promise<void> {
  await tx
    .insertInto('sales_change')
    .columns(['at'])
    .expression(db =>
      db
        .selectFrom('customer_order')
        .select('paid_at as at')
        .where('id', '=', orderId)
        .where('paid_at', 'is not', null)
        .unionAll(db.selectFrom('refund').select('created_at as at').where('order_id', '=', orderId)),
    )
    .execute()
}

/** Has all days counted again. */
export async function recountSales(tx: Tx): Promise<void> {
  await tx.updateTable('sales_state').set({ time_zone: null, counted_from: null }).execute()
}
