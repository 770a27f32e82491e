import { ledgerDisagreements } from '../../app/commerce/stock/stock-ledger-store.server.ts'
import { hashOf } from '../../app/commerce/visitors/visitor-token.server.ts'
import type { Db } from '../../app/db/schema.ts'

/** What the shop has acknowledged: who placed an order, each one, and which payments it has heard of, by their tokens. */
export interface Acknowledged {
  visitors: readonly number[]
  payments: readonly string[]
}

/** How often something is not as it must be after so much was acknowledged and nothing else begun. */
export async function whatIsWrong(db: Db, { visitors, payments }: Acknowledged, stock: number) {
  const orders = await db
    .selectFrom('customer_order')
    .select(['id', 'visitor_id', 'state', 'total', 'paid'])
    .execute()
  const byVisitor = Map.groupBy(orders, ({ visitor_id }) => visitor_id)
  const lost = visitors.filter(visitor => !byVisitor.has(visitor)).length
  const doubled = orders.length - byVisitor.size

  const heard = new Set(payments.map(hashOf))
  const known = await db.selectFrom('payment').select(['token_hash', 'order_id', 'state']).execute()
  const due = new Set(known.filter(({ token_hash }) => heard.has(token_hash)).map(({ order_id }) => order_id))
  const wronglyPaid = orders.filter(({ id, state, total, paid }) =>
    due.has(id) ? state !== 'paid' || paid !== total : state !== 'placed' || paid !== 0,
  )
  const unknown = payments.length - due.size

  const letters = await db.selectFrom('letter').select(['kind']).execute()
  const kinds = Map.groupBy(letters, ({ kind }) => kind)
  const written = (kind: string) => kinds.get(kind)?.length ?? 0
  const wrongLetters =
    Math.abs(written('order-confirmed') - orders.length) + Math.abs(written('payment-received') - due.size)

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
    letters: wrongLetters,
    stock: wrongStock.length,
    ledger: (await ledgerDisagreements(db)).length,
  }
}
