import { sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import type { DatabaseKind } from '#test/databases.ts'
import { sampleAddress } from '#test/sample-customer.ts'
import { findLedgerMismatches } from '../../catalog/stock/stock-ledger-store.server.ts'
import { readOrderById } from '../../orders/order-store.server.ts'
import { priceCart } from '../../selling/pricing/price-cart.server.ts'
import { cartLimit, cartShop, cartTestNow } from '../cart-shop.fixture.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { orderableLines } from './order-change.ts'
import { type PlaceOrderRequest, placeOrder } from './place-order.server.ts'

export const orderPaymentTimeout = 15 * 60_000

let keys = 0

/** The demo shop with one delivery method for $5.00 and a sales tax, for tests that place orders. */
export async function orderShop(kind: DatabaseKind) {
  const shop = await cartShop(kind)
  const { db } = shop
  await keepOneDeliveryMethod(db)

  /** The request of a shopper who sees the checkout now. */
  const seen = async (
    visitor: Visitor,
    other: Partial<PlaceOrderRequest> = {},
  ): Promise<PlaceOrderRequest> => {
    const lines = orderableLines(await shop.lines(visitor), cartLimit)
    const { codes = [], email = 'ada@example.com', deliveryMethodId = null } = other
    const { country, region } = sampleAddress
    const confirmedEmail = null
    const cart = { lines, country, region, deliveryMethodId, codes, confirmedEmail }
    const { quote } = await priceCart(db, cart, cartTestNow)
    return {
      checkoutKey: `checkout-${++keys}`,
      email,
      address: sampleAddress,
      deliveryMethodId: quote.delivery?.methodId ?? null,
      codes,
      payment: 'invoice',
      paysOnline: true,
      paymentTimeout: orderPaymentTimeout,
      isTest: false,
      network: `192.0.2.${keys % 250}`,
      promises: { returnDays: 30, warrantyYears: 2, handlingDays: 1, timeZone: 'UTC' },
      unpaidUnits: 1000,
      seenCurrency: quote.currency,
      seenTotal: quote.total,
      seenDue: quote.due,
      seenLines: quote.lines,
      limit: cartLimit,
      ...other,
    }
  }
  const place = (visitor: Visitor | undefined, request: PlaceOrderRequest, now = cartTestNow) =>
    placeOrder(db, visitor, request, now)
  /** Orders what the shopper sees. */
  const buy = async (visitor: Visitor, other: Partial<PlaceOrderRequest> = {}, now = cartTestNow) => {
    const placed = await place(visitor, await seen(visitor, other), now)
    if (!placed.ok) throw new Error(`not placed: ${JSON.stringify(placed)}`)
    return (await readOrderById(db, placed.order.id))!
  }
  const available = async (sku: string) => {
    const row = await db.selectFrom('variant').select('available').where('sku', '=', sku).executeTakeFirst()
    return row?.available
  }
  const count = async (table: keyof Schema) => {
    const all = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'))
    return (await all.executeTakeFirstOrThrow()).count
  }
  /** Row counts of all tables an order writes to. */
  const written = () =>
    Promise.all(
      (
        ['customer_order', 'order_line', 'order_event', 'stock_movement', 'email', 'promotion_use'] as const
      ).map(count),
    )
  const disagreements = () => findLedgerMismatches(db)
  return { ...shop, seen, place, buy, available, count, written, disagreements }
}

async function keepOneDeliveryMethod(db: Db): Promise<void> {
  for (const table of ['delivery_method', 'delivery_zone', 'tax_rate', 'promotion'] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('setting').where('name', '=', 'prices_include_tax').execute()
  await db.insertInto('setting').values({ name: 'prices_include_tax', value: 'no' }).execute()
  const id = 9000
  await db.insertInto('delivery_zone').values({ id, name: 'Here', position: 0 }).execute()
  await db.insertInto('delivery_zone_country').values({ country: 'US', zone_id: id }).execute()
  await db
    .insertInto('delivery_method')
    .values({
      id,
      zone_id: id,
      name: 'Standard',
      duration: '',
      measure: 'price',
      free_from: null,
      position: 0,
    })
    .execute()
  await db.insertInto('delivery_rate').values({ method_id: id, from_measure: 0, price: 500 }).execute()
  await db
    .insertInto('tax_rate')
    .values({ country: 'US', region: 'CA', name: 'Sales tax', rate: 1000, taxes_delivery: 0 })
    .execute()
}

/** A code that takes `value` off. */
export async function addPromotion(db: Db, code: string, value: number, max_uses: number | null = null) {
  await db
    .insertInto('promotion')
    .values({
      code,
      title: `${code} off`,
      kind: 'amount',
      value,
      minimum: 0,
      once_per_customer: 0,
      max_uses,
      position: 0,
    })
    .execute()
}

/**
 * Runs `other` while the rival's transaction is open, and commits the rival once `other` waits for it. On SQLite, which writes
 * one transaction at a time, the rival runs first. `meanwhile` belongs to the rival, and deadlocks if `other` already has its locks.
 */
export async function raceAgainst<T>(
  db: Db,
  rival: (tx: Tx) => Promise<unknown>,
  other: () => Promise<T>,
  meanwhile: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<T> {
  let result: Promise<T> | undefined
  await db.transaction().execute(async tx => {
    await rival(tx)
    result = other()
    // It may reject before the caller awaits it.
    result.catch(() => {})
    if (isPostgres(db)) await waitForBlockedQuery(tx)
    await meanwhile(tx)
  })
  return result!
}

export async function waitForBlockedQuery(tx: Tx): Promise<void> {
  for (let waiting = 0; waiting === 0; ) {
    await sql`select pg_stat_clear_snapshot()`.execute(tx)
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(tx)
    waiting = rows[0]!.waiting
  }
}
