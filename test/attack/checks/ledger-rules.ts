import { findLedgerMismatches } from '../../../app/commerce/stock/stock-ledger-store.server.ts'
import type { Db } from '../../../app/db/schema/schema.ts'

/** Mismatches in the shop's ledgers; empty when they add up. */
export async function ledgerFaults(db: Db): Promise<string[]> {
  const faults: string[] = []
  const expectNone = (what: string, wrong: unknown[]) => {
    if (wrong.length > 0) faults.push(`${what}: ${JSON.stringify(wrong.slice(0, 3))}`)
  }
  expectNone('stock is not what its ledger says', await findLedgerMismatches(db))
  const variants = await db.selectFrom('variant').select(['sku', 'available']).execute()
  expectNone(
    'negative stock',
    variants.filter(({ available }) => available < 0),
  )

  const orders = await db.selectFrom('customer_order').selectAll().execute()
  const lines = await db.selectFrom('order_line').selectAll().execute()
  const ofOrder = Map.groupBy(lines, ({ order_id }) => order_id)
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
  expectNone(
    'orders that do not add up',
    orders.filter(
      ({ id, total, delivery }) => sum(ofOrder.get(id)!.map(line => line.total)) + delivery !== total,
    ),
  )
  expectNone(
    'negative or excessive amounts of orders',
    orders.filter(
      ({ total, delivery, discount, tax, paid, refunded, gift_card }) =>
        [total, delivery, discount, tax, paid, refunded, gift_card].some(amount => amount < 0) ||
        refunded > paid ||
        gift_card > total,
    ),
  )
  expectNone(
    'lines that sell nothing, for less than nothing, or take back more than was sold',
    lines.filter(({ quantity, total, returned }) => quantity < 1 || total < 0 || returned > quantity),
  )
  const payments = await db.selectFrom('payment').select(['order_id', 'amount', 'state']).execute()
  expectNone(
    'negative payments',
    payments.filter(({ amount }) => amount < 0),
  )
  const refunds = await db.selectFrom('refund').select(['order_id', 'amount']).execute()
  expectNone(
    'refunds of nothing or less',
    refunds.filter(({ amount }) => amount <= 0),
  )

  const cards = await db.selectFrom('gift_card').selectAll().execute()
  const movements = await db.selectFrom('gift_card_movement').selectAll().execute()
  expectNone(
    'gift cards that are not what was put on them and spent',
    cards.filter(
      ({ id, balance }) =>
        balance < 0 ||
        balance !== sum(movements.filter(one => one.gift_card_id === id).map(one => one.amount)),
    ),
  )
  const promotions = await db.selectFrom('promotion').selectAll().execute()
  expectNone(
    'promotions used more often than they may be',
    promotions.filter(({ uses, max_uses }) => uses < 0 || (max_uses !== null && uses > max_uses)),
  )
  const carts = await db.selectFrom('cart_line').select(['sku', 'quantity']).execute()
  expectNone(
    'carts with impossible quantities',
    carts.filter(({ quantity }) => !(quantity >= 1 && quantity <= 100)),
  )
  return faults
}
