import { describe, expect, it } from 'vitest'
import { databases } from '../../../../test/databases.ts'
import { minutes, today } from '../../cart/cart-shop.fixture.ts'
import { deliveringShop, parcel } from './delivered-order.fixture.ts'

describe.each(databases)('an order on its way, on %s', kind => {
  it('goes step by step, each once, however often it is said', async () => {
    const { buy, shopper, read, pay, pack, ship, deliver, letters } = await deliveringShop(kind)
    const order = await buy(await shopper())
    for (const step of [pack, ship, deliver]) expect(await step(order, today)).toMatchObject({ ok: false })
    expect(await pay(order, today)).toEqual({ ok: true })
    expect(await ship(order, today)).toEqual({ ok: false, because: 'not-now' })
    expect((await Promise.all([pack(order, today), pack(order, today)])).filter(({ ok }) => ok)).toHaveLength(
      1,
    )
    const shipped = await Promise.all([1, 2, 3].map(() => ship(order, minutes(5))))
    expect(shipped.filter(({ ok }) => ok)).toHaveLength(1)
    const onItsWay = await read(order)
    expect(onItsWay.parcels).toMatchObject([{ ...parcel, deliveredAt: null }])
    expect(await letters('order-shipped')).toBe(1)
    expect(await deliver(order, minutes(9))).toEqual({ ok: true })
    expect(await deliver(order, minutes(10))).toEqual({ ok: false, because: 'not-now' })
    const there = await read(order)
    expect(there.deliveredAt).toBe(minutes(9).toISOString())
    expect(there.parcels[0]!.deliveredAt).toBe(minutes(9).toISOString())
    expect(there.moves.map(({ state }) => state)).toEqual([
      'placed',
      'paid',
      'packed',
      'shipped',
      'delivered',
    ])
  })
})
