import { sql } from 'kysely'
import type { Kind } from '../../../test/databases.ts'
import { isPostgres } from '../../db/columns.ts'
import type { Db, Schema, Tx } from '../../db/schema.ts'
import { cartShop, limit, today } from '../cart/cart-shop.fixture.ts'
import { readOrderById } from '../orders/order-store.server.ts'
import { priceCart } from '../pricing/price-cart.server.ts'
import { ledgerDisagreements } from '../stock/stock-ledger-store.server.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { orderedLines } from './order-change.ts'
import { placeOrder, type WantedOrder } from './place-order.server.ts'

export const patience = 15 * 60_000
export const address = {
  name: 'Ada Lovelace',
  company: '',
  line1: '12 St James’s Square',
  line2: '',
  postalCode: '94103',
  city: 'San Francisco',
  region: 'CA',
  country: 'US',
  phone: '',
}

let keys = 0

/** The demo shop with one way of delivery for $5.00 and a tax that is added, and what is bought there. */
export async function orderShop(kind: Kind) {
  const shop = await cartShop(kind)
  const { db } = shop
  await onlyOneWay(db)

  /** What a shopper sees who looks at the checkout now. */
  const seen = async (visitor: Visitor, other: Partial<WantedOrder> = {}): Promise<WantedOrder> => {
    const lines = orderedLines(await shop.lines(visitor), limit)
    const { codes = [], email = 'ada@example.com', deliveryMethodId = null } = other
    const { country, region } = address
    const confirmedEmail = null
    const wantedQuote = { lines, country, region, deliveryMethodId, codes, confirmedEmail }
    const { quote } = await priceCart(db, wantedQuote, today)
    return {
      checkoutKey: `checkout-${++keys}`,
      email,
      address,
      deliveryMethodId: quote.delivery?.methodId ?? null,
      codes,
      payment: 'invoice',
      paysOnline: true,
      patience,
      network: `192.0.2.${keys % 250}`,
      unpaidUnits: 1000,
      seenTotal: quote.total,
      seenDue: quote.due,
      seenLines: quote.lines,
      limit,
      ...other,
    }
  }
  const place = (visitor: Visitor | undefined, wanted: WantedOrder, now = today) =>
    placeOrder(db, visitor, wanted, now)
  /** Looks, and orders what was seen. */
  const buy = async (visitor: Visitor, other: Partial<WantedOrder> = {}, now = today) => {
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
  /** How many rows there are of all that an order writes. */
  const written = () =>
    Promise.all(
      (
        ['customer_order', 'order_line', 'order_move', 'stock_movement', 'letter', 'promotion_use'] as const
      ).map(count),
    )
  const disagreements = () => ledgerDisagreements(db)
  return { ...shop, seen, place, buy, available, count, written, disagreements }
}

async function onlyOneWay(db: Db): Promise<void> {
  for (const table of ['delivery_zone', 'tax_rate', 'promotion'] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('setting').where('name', '=', 'prices_include_tax').execute()
  await db.insertInto('setting').values({ name: 'prices_include_tax', value: 'no' }).execute()
  const id = 9000
  await db.insertInto('delivery_zone').values({ id, name: 'Here', position: 0 }).execute()
  await db.insertInto('delivery_zone_country').values({ country: 'US', zone_id: id }).execute()
  await db
    .insertInto('delivery_method')
    .values({ id, zone_id: id, name: 'Parcel', duration: '', measure: 'price', free_from: null, position: 0 })
    .execute()
  await db.insertInto('delivery_rate').values({ method_id: id, from_measure: 0, price: 500 }).execute()
  await db
    .insertInto('tax_rate')
    .values({ country: 'US', region: 'CA', name: 'Sales tax', rate: 1000, taxes_delivery: 0 })
    .execute()
}

/** A promotion that takes so many cents off for whoever types its code. */
export async function addPromotion(db: Db, code: string, value: number, most_uses: number | null = null) {
  await db
    .insertInto('promotion')
    .values({
      code,
      title: `${code} off`,
      kind: 'amount',
      value,
      minimum: 0,
      once_per_customer: 0,
      most_uses,
      position: 0,
    })
    .execute()
}

/**
 * Lets a rival act in the middle of what somebody else does: begins it, waits until it is held up by the rival's transaction
 * and then lets the rival commit. SQLite writes one after the other, so there it is all before.
 */
export async function rivalFirst<T>(
  db: Db,
  rival: (tx: Tx) => Promise<unknown>,
  other: () => Promise<T>,
): Promise<T> {
  let answer: Promise<T> | undefined
  await db.transaction().execute(async tx => {
    await rival(tx)
    answer = other()
    // It may fail while nobody looks; whoever called hears of it below.
    answer.catch(() => {})
    if (isPostgres(db)) await untilSomebodyWaits(tx)
  })
  return answer!
}

export async function untilSomebodyWaits(tx: Tx): Promise<void> {
  for (let waiting = 0; waiting === 0; ) {
    await sql`select pg_stat_clear_snapshot()`.execute(tx)
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(tx)
    waiting = rows[0]!.waiting
  }
}
