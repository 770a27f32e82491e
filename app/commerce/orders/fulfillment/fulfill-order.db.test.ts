import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { afterMinutes, cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { fulfillmentShop, sampleShipment } from './fulfillment-shop.fixture.ts'

describe.each(databases)('fulfillment, on %s', kind => {
  it('takes each step once, in order', async () => {
    const { buy, shopper, read, pay, pack, ship, deliver, emailCount } = await fulfillmentShop(kind)
    const order = await buy(await shopper())
    for (const step of [pack, ship, deliver])
      expect(await step(order, cartTestNow)).toMatchObject({ ok: false })
    expect(await pay(order, cartTestNow)).toEqual({ ok: true })
    expect(await ship(order, cartTestNow)).toEqual({ ok: false, reason: 'not-now' })
    expect(
      (await Promise.all([pack(order, cartTestNow), pack(order, cartTestNow)])).filter(({ ok }) => ok),
    ).toHaveLength(1)
    const shipped = await Promise.all([1, 2, 3].map(() => ship(order, afterMinutes(5))))
    expect(shipped.filter(({ ok }) => ok)).toHaveLength(1)
    const onItsWay = await read(order)
    expect(onItsWay.shipments).toMatchObject([{ ...sampleShipment, deliveredAt: null }])
    expect(await emailCount('order-shipped')).toBe(1)
    expect(await deliver(order, afterMinutes(9))).toEqual({ ok: true })
    expect(await deliver(order, afterMinutes(10))).toEqual({ ok: false, reason: 'not-now' })
    const there = await read(order)
    expect(there.deliveredAt).toBe(afterMinutes(9).toISOString())
    expect(there.shipments[0]!.deliveredAt).toBe(afterMinutes(9).toISOString())
    expect(there.events.map(({ state }) => state)).toEqual([
      'placed',
      'paid',
      'packed',
      'shipped',
      'delivered',
    ])
  })
})
