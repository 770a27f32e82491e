import { findLedgerMismatches } from '#commerce/catalog/stock/stock-ledger-store.server.ts'
import { hashToken } from '#commerce/values/random-token.server.ts'
import type { Db } from '#db/schema/schema.ts'

/** Acknowledged by the shop: orders by visitor and payments by token. */
export interface Acknowledged {
  visitors: readonly number[]
  payments: readonly string[]
}

/** Counts what is missing, duplicated or wrong after nothing but these orders and payments. */
export async function countDiscrepancies(db: Db, { visitors, payments }: Acknowledged, stock: number) {
  const orders = await db
    .selectFrom('customer_order')
    .select(['id', 'visitor_id', 'state', 'total', 'paid'])
    .execute()
  const byVisitor = Map.groupBy(orders, ({ visitor_id }) => visitor_id)
  const lost = visitors.filter(visitor => !byVisitor.has(visitor)).length
  const doubled = orders.length - byVisitor.size

  const acknowledged = new Set(payments.map(hashToken))
  const known = await db.selectFrom('payment').select(['token_hash', 'order_id', 'state']).execute()
  const due = new Set(
    known.filter(({ token_hash }) => acknowledged.has(token_hash)).map(({ order_id }) => order_id),
  )
  const wronglyPaid = orders.filter(({ id, state, total, paid }) =>
    due.has(id) ? state !== 'paid' || paid !== total : state !== 'placed' || paid !== 0,
  )
  const unknown = payments.length - due.size

  const emails = await db.selectFrom('email').select(['kind']).execute()
  const kinds = Map.groupBy(emails, ({ kind }) => kind)
  const written = (kind: string) => kinds.get(kind)?.length ?? 0
  // The payment of an order that is paid at once confirms it, and needs no email of its own.
  const wrongEmails = Math.abs(written('order-confirmed') - orders.length) + written('payment-received')

  const variants = await db.selectFrom('variant').select(['sku', 'available']).execute()
  const sold = await db
    .selectFrom('order_line')
    .select('sku')
    .select(({ fn }) => fn.sum<number>('quantity').as('units'))
    .groupBy('sku')
    .execute()
  const units = new Map(sold.map(({ sku, units }) => [sku, Number(units)]))
  const wrongStock = variants.filter(({ sku, available }) => available !== stock - (units.get(sku) ?? 0))
  return {
    lost,
    doubled,
    'wrongly paid': wronglyPaid.length + unknown,
    emails: wrongEmails,
    stock: wrongStock.length,
    ledger: (await findLedgerMismatches(db)).length,
  }
}
