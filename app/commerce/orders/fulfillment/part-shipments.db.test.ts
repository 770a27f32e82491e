import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { buildEmail } from '#writing/emails/build-email.server.ts'
import { readEmailSources } from '#writing/emails/email-sources.server.ts'
import { afterMinutes, cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { raceAgainst } from '../../cart/checkout/order-shop.fixture.ts'
import { undo } from '../../editing/compensations/undo.server.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { cancelOrder } from '../cancellation/cancel-order.server.ts'
import type { Order } from '../order.ts'
import { fulfillmentShop, sampleShipment } from './fulfillment-shop.fixture.ts'
import { shipOrder } from './ship-order.server.ts'

const now = cartTestNow
const actor = namedStaff('Ada')

describe.each(databases)('shipping an order in parts, on %s', kind => {
  async function packedOrder() {
    const shop = await fulfillmentShop(kind)
    for (const sku of [blackTeeSku, waterPotSku]) await shop.stock(sku, 20)
    const visitor = await shop.shopper(blackTeeSku, 3)
    await shop.add(visitor, waterPotSku, 2)
    const order = await shop.buy(visitor)
    for (const step of [shop.pay, shop.pack]) expect(await step(order, now)).toMatchObject({ ok: true })
    const lineOf = (sku: string) => order.lines.find(line => line.sku === sku)!.id
    const part = order.lines.map(({ id }) => ({ orderLineId: id, quantity: 2 }))
    const ship = (lines: { orderLineId: number; quantity: number }[] | undefined, at = now) =>
      shipOrder(shop.db, order, sampleShipment, { actor, now: at, ...(lines && { lines }) })
    return { ...shop, order, part, lineOf, ship, current: () => shop.read(order) }
  }
  const shippedOf = ({ lines }: Order) => lines.map(({ sku, shipped }) => [sku, shipped]).sort()

  it('ships some lines, packs again, and ships the rest', async () => {
    const { ship, part, current, pack, order, lineOf, deliver } = await packedOrder()
    expect(await ship(part)).toMatchObject({ ok: true, changeSet: expect.any(Number) })
    const between = await current()
    expect(between.state).toBe('paid')
    expect(between.shipments).toMatchObject([{ lines: part }])
    expect(between.events.at(-1)).toMatchObject({
      state: 'paid',
      note: { code: 'package-shipped', shipmentId: between.shipments[0]!.id },
    })
    expect(await ship(undefined)).toEqual({ ok: false, reason: 'not-now' })
    expect(await deliver(order, now)).toEqual({ ok: false, reason: 'not-now' })
    expect(await pack(order, afterMinutes(1))).toMatchObject({ ok: true })
    expect(await ship(undefined, afterMinutes(2))).toMatchObject({ ok: true })
    const whole = await current()
    expect(whole.state).toBe('shipped')
    expect(whole.shipments[1]!.lines).toEqual([{ orderLineId: lineOf(blackTeeSku), quantity: 1 }])
    expect(shippedOf(whole)).toEqual(whole.lines.map(({ sku, quantity }) => [sku, quantity]).sort())
    expect(await deliver(order, afterMinutes(3))).toEqual({ ok: true })
    expect((await current()).shipments.every(({ deliveredAt }) => deliveredAt !== null)).toBe(true)
  })

  it('refuses more than is left, nothing, and lines of another order', async () => {
    const { ship, current, lineOf, buy, shopper } = await packedOrder()
    const before = await current()
    const orderLineId = lineOf(blackTeeSku)
    for (const lines of [
      [{ orderLineId, quantity: 4 }],
      [{ orderLineId, quantity: 0 }],
      [{ orderLineId: (await buy(await shopper(blackTeeSku))).lines[0]!.id, quantity: 1 }],
      [
        { orderLineId, quantity: 2 },
        { orderLineId, quantity: 2 },
      ],
    ])
      expect(await ship(lines)).toEqual({
        ok: false,
        reason: 'more-than-left',
        orderLineId: lines[0]!.orderLineId,
      })
    expect(await ship([])).toEqual({ ok: false, reason: 'nothing-chosen' })
    expect(await current()).toEqual(before)
  })

  it('lists the items of the package in its email', async () => {
    const { db, ship, part, pack, order, current } = await packedOrder()
    await ship(part)
    await pack(order, now)
    await ship(undefined)
    const facts = (await current()).shipments.map(
      ({ id }) => ({ kind: 'order-shipped', orderId: order.id, shipmentId: id }) as const,
    )
    const sources = await readEmailSources(db, 'https://shop.example', facts)
    const emails = await Promise.all(facts.map(one => buildEmail(db, one, sources)))
    expect(emails.map(email => email!.subject)).toEqual([
      `Part of order ${order.number} is on its way`,
      `The rest of order ${order.number} is on its way`,
    ])
    const items = emails.map(email => email!.parts.find(({ kind: name }) => name === 'items'))
    expect(items).toMatchObject([
      { items: [{ amount: '× 2' }, { amount: '× 2' }] },
      { items: [{ amount: '× 1' }] },
    ])
  })

  it('takes a package back while its email waits, and ships the same lines again', async () => {
    const { db, ship, part, current } = await packedOrder()
    const shipped = await ship(part)
    const undone = await undo(db, shipped.ok ? shipped.changeSet! : 0, { actor, now })
    expect(undone).toMatchObject({ ok: true, skipped: [] })
    const back = await current()
    expect([back.state, back.shipments]).toEqual(['packed', []])
    expect(back.lines.every(line => line.shipped === 0)).toBe(true)
    expect(await undo(db, undone.ok ? undone.changeSet : 0, { actor, now })).toMatchObject({ ok: true })
    expect(await current()).toMatchObject({ state: 'paid', shipments: [{ lines: part }] })
  })

  it('cannot be canceled once a package is on its way', async () => {
    const { db, ship, part, order, current } = await packedOrder()
    await ship(part)
    expect(await cancelOrder(db, order.id, { actor, now })).toEqual({ ok: false, reason: 'too-late' })
    expect((await current()).state).toBe('paid')
  })

  it('goes to one of a cancellation and a package that race', async () => {
    const { db, ship, part, order, current, available } = await packedOrder()
    const [canceled, shipped] = await Promise.all([cancelOrder(db, order.id, { actor, now }), ship(part)])
    expect([canceled.ok, shipped.ok].filter(Boolean)).toHaveLength(1)
    const after = await current()
    expect([after.state, after.shipments.length, await available(waterPotSku)]).toEqual(
      canceled.ok ? ['canceled', 0, 20] : ['paid', 1, 18],
    )
  })

  it('refuses a cancellation that waited for a package', async () => {
    const { db, order, current, lineOf } = await packedOrder()
    const refused = await raceAgainst(
      db,
      async tx => {
        await tx.updateTable('customer_order').set({ state: 'paid' }).where('id', '=', order.id).execute()
        const package_ = { order_id: order.id, carrier: 'UPS', tracking_number: '1', tracking_url: null }
        await tx
          .insertInto('shipment')
          .values({ ...package_, shipped_at: now.toISOString() })
          .execute()
      },
      () => cancelOrder(db, order.id, { actor, now }),
    )
    expect(refused).toEqual({ ok: false, reason: 'too-late' })
    expect((await current()).lines.find(({ id }) => id === lineOf(blackTeeSku))!.shipped).toBe(0)
  })
})
