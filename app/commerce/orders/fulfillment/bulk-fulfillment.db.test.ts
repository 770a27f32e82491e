import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { afterMinutes, cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { undo } from '../../editing/compensations/undo.server.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { cancelOrder } from '../cancellation/cancel-order.server.ts'
import type { Order } from '../order.ts'
import { fulfillmentShop } from './fulfillment-shop.fixture.ts'
import { packOrders } from './pack-orders.server.ts'
import { parsePastedShipments } from './pasted-shipments.ts'
import { checkPastedShipments, shipPasted } from './ship-pasted.server.ts'

const by = { actor: namedStaff('Grace'), now: cartTestNow }

async function bulkShop(kind: (typeof databases)[number]) {
  const shop = await fulfillmentShop(kind)
  const paidOrder = async () => {
    const order = await shop.buy(await shop.shopper())
    await shop.pay(order, cartTestNow)
    return order
  }
  const stateOf = async (order: Order) => (await shop.read(order)).state
  return { ...shop, paidOrder, stateOf }
}

describe.each(databases)('fulfillment in bulk, on %s', kind => {
  it('packs what is to pack and names the rest, and undoes and redoes all of it', async () => {
    const { db, paidOrder, stateOf, read } = await bulkShop(kind)
    const [one, two, canceled] = [await paidOrder(), await paidOrder(), await paidOrder()]
    await cancelOrder(db, canceled.id, by)
    const packed = await packOrders(db, [one.id, two.id, canceled.id, one.id, 999], by)
    expect(packed).toMatchObject({ packed: 2, leftOut: [{ number: canceled.number, state: 'canceled' }] })
    expect([await stateOf(one), await stateOf(two)]).toEqual(['packed', 'packed'])

    const undone = await undo(db, packed.changeSet!, { ...by, now: afterMinutes(1) })
    expect(undone).toMatchObject({ ok: true, skipped: [] })
    expect([await stateOf(one), await stateOf(two), await stateOf(canceled)]).toEqual([
      'paid',
      'paid',
      'canceled',
    ])
    expect((await read(one)).events.at(-1)).toMatchObject({ state: 'paid', note: { code: 'packing-undone' } })

    if (!undone.ok) throw new Error('not undone')
    await undo(db, undone.changeSet, { ...by, now: afterMinutes(2) })
    expect([await stateOf(one), await stateOf(two)]).toEqual(['packed', 'packed'])
  })

  it('packs each order once when two people pack the same ones', async () => {
    const { db, paidOrder } = await bulkShop(kind)
    const ids = [(await paidOrder()).id, (await paidOrder()).id, (await paidOrder()).id]
    const results = await Promise.all([packOrders(db, ids, by), packOrders(db, ids.toReversed(), by)])
    expect(results.map(({ packed }) => packed).reduce((sum, packed) => sum + packed)).toBe(3)
    expect(results.filter(({ changeSet }) => changeSet === null)).toHaveLength(1)
  })

  it('does not undo the packing of an order that has shipped', async () => {
    const { db, paidOrder, ship, stateOf } = await bulkShop(kind)
    const order = await paidOrder()
    const { changeSet } = await packOrders(db, [order.id], by)
    await ship(order, cartTestNow)
    expect(await undo(db, changeSet!, by)).toMatchObject({ ok: false, conflicts: [{ reason: 'not-now' }] })
    expect(await stateOf(order)).toBe('shipped')
  })

  it('ships pasted lines, one email each, and takes all of it back', async () => {
    const { db, paidOrder, stateOf, emailCount } = await bulkShop(kind)
    const [one, two, unpacked] = [await paidOrder(), await paidOrder(), await paidOrder()]
    await packOrders(db, [one.id, two.id], by)
    const lines = [
      `${one.number} UPS 1Z`,
      `${two.number} DHL 7`,
      `${unpacked.number} UPS 2`,
      'T-2222-2222 UPS 3',
      '?',
    ]
    const checked = await checkPastedShipments(db, parsePastedShipments(lines.join('\n')))
    expect(checked.map(line => (line.ok ? line.order.email : line.reason))).toEqual([
      ...['ada@example.com', 'ada@example.com', 'not-packed', 'unknown-order', 'no-number'],
    ])
    const ready = checked.filter(line => line.ok)
    const shipped = await shipPasted(db, ready, by)
    expect(shipped).toMatchObject({ shipped: 2, leftOut: [] })
    expect([await stateOf(one), await stateOf(two), await stateOf(unpacked)]).toEqual([
      'shipped',
      'shipped',
      'paid',
    ])
    expect(await emailCount('order-shipped')).toBe(2)

    expect(await shipPasted(db, ready, by)).toEqual({
      ...{ shipped: 0, changeSet: null },
      leftOut: [one, two]
        .map(({ number }) => ({ number, state: 'shipped' }))
        .sort((a, b) => (a.number < b.number ? -1 : 1)),
    })
    expect(await undo(db, shipped.changeSet!, by)).toMatchObject({ ok: true, skipped: [] })
    expect([await stateOf(one), await stateOf(two)]).toEqual(['packed', 'packed'])
    expect(await emailCount('order-shipped')).toBe(0)
  })
})
