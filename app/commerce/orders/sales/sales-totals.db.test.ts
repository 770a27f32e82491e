import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { afterMinutes } from '../../cart/cart-shop.fixture.ts'
import { setSettings } from '../../payments/invoices/invoice-shop.fixture.ts'
import { recordTransfer } from '../../payments/record-transfer.server.ts'
import { commandLineActor as actor } from '../../values/actor.ts'
import { cancelOrder } from '../cancellation/cancel-order.server.ts'
import { orderEditShop } from '../edits/order-edit-shop.fixture.ts'
import type { Order } from '../order.ts'
import { readSales } from './read-sales.server.ts'
import { noSales, type SalesOfDay } from './sales-day.ts'
import { countNextDays } from './sales-totals-job.server.ts'

const days = { from: '2026-09-01', to: '2026-12-31', timeZone: 'UTC', currency: 'USD', isTest: false }

type Sums = Omit<SalesOfDay, 'currency' | 'isTest'>

const { currency: _, isTest: __, ...none } = noSales('USD', false)

/** Counts all orders and refunds in JavaScript. */
async function fullCount(db: Db, timeZone: string) {
  const canceled = await db
    .selectFrom('order_event')
    .select('order_id')
    .where('state', '=', 'canceled')
    .execute()
  const gone = new Set(canceled.map(({ order_id }) => order_id))
  const paid = await db.selectFrom('customer_order').selectAll().where('paid_at', 'is not', null).execute()
  const orders = paid.filter(({ id }) => !gone.has(id))
  const refunds = await db.selectFrom('refund').selectAll().execute()
  const sums = new Map<string, Sums>()
  const on = (at: string) => {
    const day = new Date(at).toLocaleDateString('sv-SE', { timeZone })
    if (!sums.has(day)) sums.set(day, { ...none })
    return sums.get(day)!
  }
  const goodsOf = (order: (typeof orders)[number]) =>
    order.total - order.delivery - (order.tax - order.delivery_tax)
  for (const order of orders) {
    const day = on(order.paid_at!)
    const received = order.paid + order.gift_card - order.excess_refunded
    const sold = (amount: number) => Math.floor((amount * received) / order.total + 0.5)
    day.orders += 1
    day.net += sold(goodsOf(order))
    day.discounts += sold(order.discount)
    day.tax += sold(order.tax)
    day.delivery += sold(order.delivery)
  }
  for (const { order_id, amount, cause, created_at } of refunds) {
    const order = orders.find(({ id }) => id === order_id)
    if (!order || cause === 'edited') continue
    on(created_at).refunds += amount
    on(created_at).netRefunds += Math.floor((amount * goodsOf(order)) / order.total + 0.5)
  }
  return Object.fromEntries([...sums].filter(([, { orders, refunds }]) => orders > 0 || refunds > 0))
}

async function totals(db: Db, timeZone = 'UTC') {
  const read = await readSales(db, { ...days, timeZone })
  return Object.fromEntries(
    read!
      .filter(({ orders, refunds }) => orders > 0 || refunds > 0)
      .map(({ day, currency: _, isTest: __, carts: ___, ...sums }) => [day, sums]),
  )
}

async function countAll(db: Db): Promise<void> {
  while ((await countNextDays(db, afterMinutes(0))) > 0);
}

describe.each(databases)('totals of sales, on %s', kind => {
  async function utcShop() {
    const shop = await orderEditShop(kind)
    await setSettings(shop.db, { time_zone: 'UTC' })
    return shop
  }

  it('equal a full count to the cent, before and after the job', async () => {
    const { db, paidOrder, edit, refund, stock, read } = await utcShop()
    for (const sku of [blackTeeSku, waterPotSku]) await stock(sku, 1000)
    await countAll(db)
    const orders: Order[] = []
    const steps: Record<string, (order: Order, amount: number, which: number) => Promise<unknown>> = {
      cancel: ({ id }, amount) => cancelOrder(db, id, { actor, now: afterMinutes(amount) }),
      edit: (order, amount) => edit(order, { quantities: { [blackTeeSku]: 1 + (amount % 4) } }),
      refund: async (order, amount, which) => {
        const { paid, refunded, giftCard } = await read(order)
        const cents = 1 + (amount % 3000)
        if (cents <= paid + giftCard - refunded) await refund(order, cents, `key-${which}-${amount}`)
      },
      pay: ({ id }, amount) => recordTransfer(db, id, { actor, now: afterMinutes(amount) }),
      shift: ({ id }, amount) => moveOrder(db, id, amount),
      count: () => countNextDays(db, afterMinutes(0)),
    }
    const step = fc.record({
      name: fc.constantFrom(...Object.keys(steps), 'buy', 'buy'),
      which: fc.nat(),
      amount: fc.nat(9999),
    })
    const random = fc.sample(step, { numRuns: kind === 'SQLite' ? 60 : 30, seed: 7 })
    for (const { name, which, amount } of random) {
      if (name === 'buy' || orders.length === 0)
        orders.push(await paidOrder({ [blackTeeSku]: 1 + (amount % 3), [waterPotSku]: 1 }))
      else await steps[name]!(orders[which % orders.length]!, amount, which)
      expect(await totals(db)).toEqual(await fullCount(db, 'UTC'))
    }
    await countAll(db)
    expect(await db.selectFrom('sales_change').selectAll().execute()).toEqual([])
    expect(await totals(db)).toEqual(await fullCount(db, 'UTC'))
    expect(Object.keys(await totals(db)).length).toBeGreaterThan(1)
  })

  it.each([false, true])(
    'have goods without the tax on shipping, with prices that include tax: %s',
    async included => {
      const { db, paidOrder, stock, refund } = await utcShop()
      await stock(blackTeeSku, 10)
      await setSettings(db, { prices_include_tax: included ? 'yes' : 'no' })
      await db.updateTable('tax_rate').set({ taxes_delivery: 1 }).execute()
      const order = await paidOrder({ [blackTeeSku]: 1 })
      const taxes = included ? { tax: 445, delivery: 500 } : { tax: 490, delivery: 550 }
      expect(order).toMatchObject(taxes)
      await refund(order, order.total)
      await countAll(db)
      const [day] = Object.values(await totals(db))
      const net = included ? 4000 : 4400
      expect(day).toMatchObject({ net, netRefunds: net, refunds: order.total, ...taxes })
    },
  )

  it.each(['cancel', 'edit'] as const)('count again the days of earlier refunds: %s', async step => {
    const { db, paidOrder, edit, refund, stock } = await utcShop()
    await stock(blackTeeSku, 10)
    const order = await paidOrder({ [blackTeeSku]: 3 })
    await refund(order, 500)
    await moveOrder(db, order.id, 3000)
    const created_at = afterMinutes(-1500).toISOString()
    await db.updateTable('refund').set({ created_at }).where('order_id', '=', order.id).execute()
    const changed = [created_at, afterMinutes(0).toISOString()].map(at => ({ at }))
    await db.insertInto('sales_change').values(changed).execute()
    await countAll(db)
    const before = await totals(db)
    expect(Object.keys(before)).toHaveLength(2)
    if (step === 'cancel') await cancelOrder(db, order.id, { actor, now: afterMinutes(0) })
    else await edit(order, { quantities: { [blackTeeSku]: 2 } })
    await countAll(db)
    expect(await totals(db)).toEqual(await fullCount(db, 'UTC'))
    expect(await totals(db)).not.toEqual(before)
  })

  it('are counted again for another time zone', async () => {
    const { db, paidOrder, stock } = await utcShop()
    await stock(blackTeeSku, 100)
    for (const minutes of [0, 400, 900])
      await moveOrder(db, (await paidOrder({ [blackTeeSku]: 1 })).id, minutes)
    await countAll(db)
    await setSettings(db, { time_zone: 'Pacific/Auckland' })
    expect(await readSales(db, { ...days, timeZone: 'Pacific/Auckland' })).toBeUndefined()
    await countAll(db)
    const counted = await totals(db, 'Pacific/Auckland')
    expect(counted).toEqual(await fullCount(db, 'Pacific/Auckland'))
    expect(counted).not.toEqual(await fullCount(db, 'UTC'))
  })

  it.each([
    ['America/New_York', '2026-11-01', ['2026-11-01T04:00', '2026-11-02T04:59']],
    ['America/Santiago', '2026-09-06', ['2026-09-06T04:00', '2026-09-07T02:59']],
    ['Australia/Lord_Howe', '2026-10-04', ['2026-10-03T13:30', '2026-10-04T12:59']],
  ])('have days of 23, 23.5 and 25 hours: in %s on %s', async (timeZone, day, moments) => {
    const { db, paidOrder, stock } = await utcShop()
    await stock(blackTeeSku, 10)
    await setSettings(db, { time_zone: timeZone })
    const [first, last] = moments.map(at => Date.parse(`${at}Z`)) as [number, number]
    const minute = 60_000
    for (const at of [first - minute, first, last, last + minute]) {
      const { id } = await paidOrder({ [blackTeeSku]: 1 })
      const paid_at = new Date(at).toISOString()
      await db.updateTable('customer_order').set({ paid_at }).where('id', '=', id).execute()
      await db.insertInto('sales_change').values({ at: paid_at, carts: 0 }).execute()
    }
    await countAll(db)
    const counted = await totals(db, timeZone)
    expect(counted[day]).toMatchObject({ orders: 2 })
    expect(Object.values(counted).map(({ orders }) => orders)).toEqual([1, 2, 1])
  })

  it('have an order on the earliest day that is counted so far', async () => {
    const { db, paidOrder, stock } = await utcShop()
    await stock(blackTeeSku, 10)
    const place = (id: number, at: string) =>
      db.updateTable('customer_order').set({ paid_at: at }).where('id', '=', id).execute()
    const first = await paidOrder({ [blackTeeSku]: 1 })
    await place(first.id, '2026-10-01T12:00:00.000Z')
    const second = await paidOrder({ [blackTeeSku]: 2 })
    await countNextDays(db, afterMinutes(0))
    const { counted_from } = await db.selectFrom('sales_state').selectAll().executeTakeFirstOrThrow()
    expect(counted_from! > '2026-10-01').toBe(true)
    const at = `${counted_from}T12:00:00.000Z`
    await place(second.id, at)
    await db
      .insertInto('sales_change')
      .values([{ at }, { at: second.placedAt }])
      .execute()
    await countAll(db)
    expect(await totals(db)).toEqual(await fullCount(db, 'UTC'))
    expect(Object.keys(await totals(db))).toEqual(['2026-10-01', counted_from])
  })

  it('leave out an order until its transfer arrives, and count it on that day', async () => {
    const { db, stock, shopper, buy } = await utcShop()
    await stock(blackTeeSku, 10)
    const order = await buy(await shopper(blackTeeSku, 1))
    await countAll(db)
    expect(await totals(db)).toEqual({})
    const arrived = afterMinutes(3 * 24 * 60)
    await recordTransfer(db, order.id, { actor, now: arrived })
    await countAll(db)
    expect(await totals(db)).toMatchObject({ [arrived.toISOString().slice(0, 10)]: { orders: 1 } })
    expect(Object.keys(await totals(db))).toHaveLength(1)
  })

  it('count carts that were started, until and after the job', async () => {
    const { db, shopper, stock } = await utcShop()
    await stock(blackTeeSku, 100)
    await countAll(db)
    const carts = async () => (await readSales(db, days))!.reduce((sum, day) => sum + day.carts, 0)
    const before = await carts()
    await shopper(blackTeeSku, 1)
    expect(await carts()).toBe(before + 1)
    await countAll(db)
    expect(await carts()).toBe(before + 1)
  })
})

/** As if it had been placed on another day, and perhaps where prices include tax; noted as the shop does. */
async function moveOrder(db: Db, id: number, minutes: number): Promise<void> {
  const { paid_at } = await db
    .selectFrom('customer_order')
    .select('paid_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (paid_at === null) return
  const moved = new Date(Date.parse(paid_at) - (minutes % 4000) * 60_000).toISOString()
  const taxes = { tax_included: minutes % 2 === 0 ? (1 as const) : (0 as const), tax: 90, delivery_tax: 40 }
  await db
    .updateTable('customer_order')
    .set({ paid_at: moved, ...taxes })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('sales_change')
    .values([{ at: paid_at }, { at: moved }])
    .execute()
}
