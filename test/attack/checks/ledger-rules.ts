import { findLedgerMismatches } from '#commerce/catalog/stock/stock-ledger-store.server.ts'
import type { Db } from '#db/schema/schema.ts'

/** The rows that break a rule, by the name of the fault. */
type Faults = Record<string, unknown[]>

/** Mismatches in the shop's ledgers; empty when they add up. */
export async function ledgerFaults(db: Db): Promise<string[]> {
  const faults = {
    ...(await stockFaults(db)),
    ...(await orderFaults(db)),
    ...(await paymentFaults(db)),
    ...(await giftCardFaults(db)),
    ...(await limitFaults(db)),
    ...(await reviewFaults(db)),
  }
  return Object.entries(faults)
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => `${name}: ${JSON.stringify(rows.slice(0, 3))}`)
}

async function stockFaults(db: Db): Promise<Faults> {
  const variants = await db.selectFrom('variant').select(['sku', 'available']).execute()
  return {
    'stock that differs from its ledger': await findLedgerMismatches(db),
    'negative stock': variants.filter(({ available }) => available < 0),
  }
}

async function reviewFaults(db: Db): Promise<Faults> {
  const reviews = await db.selectFrom('review').selectAll().where('state', '=', 'published').execute()
  const ofProduct = Map.groupBy(reviews, ({ product_id }) => product_id)
  const products = await db.selectFrom('product').select(['id', 'rating_sum', 'review_count']).execute()
  return {
    'ratings that differ from the published reviews': products.filter(({ id, rating_sum, review_count }) => {
      const published = ofProduct.get(id) ?? []
      return review_count !== published.length || rating_sum !== sum(published.map(({ stars }) => stars))
    }),
  }
}

async function orderFaults(db: Db): Promise<Faults> {
  const orders = await db.selectFrom('customer_order').selectAll().execute()
  const lines = await db.selectFrom('order_line').selectAll().execute()
  const ofOrder = Map.groupBy(lines, ({ order_id }) => order_id)
  return {
    'orders that do not add up': orders.filter(
      ({ id, total, delivery }) => sum(ofOrder.get(id)!.map(line => line.total)) + delivery !== total,
    ),
    'negative or excessive amounts of orders': orders.filter(
      ({ total, delivery, discount, tax, paid, refunded, gift_card }) =>
        [total, delivery, discount, tax, paid, refunded, gift_card].some(amount => amount < 0) ||
        refunded > paid ||
        gift_card > total,
    ),
    'lines that sell nothing, for less than nothing, or take back more than was sold': lines.filter(
      ({ quantity, total, returned }) => quantity < 1 || total < 0 || returned > quantity,
    ),
  }
}

async function paymentFaults(db: Db): Promise<Faults> {
  const payments = await db.selectFrom('payment').select(['order_id', 'amount', 'state']).execute()
  const refunds = await db.selectFrom('refund').select(['order_id', 'amount']).execute()
  return {
    'negative payments': payments.filter(({ amount }) => amount < 0),
    'refunds of nothing or less': refunds.filter(({ amount }) => amount <= 0),
  }
}

async function giftCardFaults(db: Db): Promise<Faults> {
  const cards = await db.selectFrom('gift_card').selectAll().execute()
  const movements = await db.selectFrom('gift_card_movement').selectAll().execute()
  const moved = (card: number) =>
    sum(movements.filter(one => one.gift_card_id === card).map(one => one.amount))
  return {
    'gift cards whose balance differs from their movements': cards.filter(
      ({ id, balance }) => balance < 0 || balance !== moved(id),
    ),
  }
}

async function limitFaults(db: Db): Promise<Faults> {
  const promotions = await db.selectFrom('promotion').selectAll().execute()
  const carts = await db.selectFrom('cart_line').select(['sku', 'quantity']).execute()
  return {
    'promotions used beyond their limit': promotions.filter(
      ({ uses, max_uses }) => uses < 0 || (max_uses !== null && uses > max_uses),
    ),
    'carts with impossible quantities': carts.filter(({ quantity }) => !(quantity >= 1 && quantity <= 100)),
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
