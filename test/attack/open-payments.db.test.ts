import { describe, expect, it } from 'vitest'
import { orderShop } from '#commerce/cart/checkout/order-shop.fixture.ts'
import { type DatabaseKind, databases } from '../databases.ts'
import { blackTeeSku } from '../demo-skus.ts'

const hour = 60 * 60_000
/** As by default: a visitor may hold 60 units in open payments, a network 120. */
const online = { paysOnline: true, paymentTimeout: hour, unpaidUnits: 20 }

async function besiegedShop(kind: DatabaseKind) {
  const shop = await orderShop(kind)
  const { db } = shop
  let buyers = 0

  /** A new visitor with a new email orders this much, and doesn't pay. */
  const order = async (network: string, sku: string, units: number) => {
    const visitor = await shop.shopper(sku, units)
    buyers += 1
    const email = `buyer-${buyers}@example.com`
    const placed = await shop.place(visitor, await shop.seen(visitor, { ...online, network, email }))
    return placed.ok ? 'placed' : placed.reason === 'unpaid-limit' ? placed.nextStep : placed.reason
  }
  /** Units in open payments, and those that are held for an hour. */
  const held = async () => {
    const rows = await db
      .selectFrom('unpaid_hold')
      .innerJoin('customer_order', 'id', 'order_id')
      .select(['units', 'placed_at', 'payment_due_at'])
      .execute()
    const sum = (some: typeof rows) => some.reduce((total, { units }) => total + units, 0)
    const isLong = ({ placed_at, payment_due_at }: (typeof rows)[number]) =>
      Date.parse(payment_due_at!) - Date.parse(placed_at) === hour
    return { all: sum(rows), forAnHour: sum(rows.filter(isLong)) }
  }
  return { ...shop, order, held }
}

/** Of ten units each until it is refused, then of one. */
async function orderAll(order: (units: number) => Promise<string>): Promise<void> {
  for (const units of [10, 1]) while ((await order(units)) === 'placed');
}

describe.each(databases)('open payments on %s', kind => {
  it('of 12 networks hold three fifths of a product, and half for an hour', async () => {
    const { order, held, stock } = await besiegedShop(kind)
    await stock(blackTeeSku, 946)
    for (let network = 0; network < 12; network++)
      await orderAll(units => order(`203.0.113.${network}`, blackTeeSku, units))
    const { all, forAnHour } = await held()
    expect(forAnHour).toBeLessThanOrEqual(473)
    expect(all).toBeLessThanOrEqual(570)
    expect(await order('198.51.100.1', blackTeeSku, 10), 'of somebody else').toBe('placed')
  })

  it('of 30 colleagues behind one address all fit, one or two each, into 60 units', async () => {
    const { order, stock } = await besiegedShop(kind)
    await stock(blackTeeSku, 60)
    for (let colleague = 0; colleague < 30; colleague++)
      expect(await order('203.0.113.7', blackTeeSku, 1 + (colleague % 2))).toBe('placed')
  })

  it('of many networks in a rush sell the last unit', async () => {
    const { order, stock, available } = await besiegedShop(kind)
    await stock(blackTeeSku, 20)
    const placed = await Promise.all(
      Array.from({ length: 24 }, (_, at) => order(`198.51.100.${at}`, blackTeeSku, 1)),
    )
    expect(placed.filter(result => result === 'placed')).toHaveLength(20)
    expect(placed).not.toContain('try-later')
    expect(await available(blackTeeSku)).toBe(0)
  })
})
