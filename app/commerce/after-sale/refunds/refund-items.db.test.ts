import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { raceAgainst } from '../../cart/checkout/order-shop.fixture.ts'
import { lockStock } from '../../catalog/stock/stock-move-store.server.ts'
import { invoiceShop } from '../../payments/invoices/invoice-shop.fixture.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { toAmount } from '../../values/money.ts'
import { receiveReturn } from '../returns/receive-return.server.ts'
import { requestReturn } from '../returns/request-return.server.ts'
import { suggestedRefund } from './item-refund.ts'
import { type ItemRefund, refundItems } from './refund-items.server.ts'

const now = cartTestNow
const actor = namedStaff('Ada')

describe.each(databases)('a refund of items, on %s', kind => {
  async function deliveredOrder(giftCard = 0) {
    const shop = await invoiceShop(kind)
    for (const sku of [blackTeeSku, waterPotSku]) await shop.stock(sku, 20)
    const visitor = await shop.shopper(blackTeeSku, 3)
    await shop.add(visitor, waterPotSku, 2)
    const codes = giftCard > 0 ? [await shop.giftCard(giftCard)] : []
    const order = await shop.deliverAll(await shop.buy(visitor, { codes }), now)
    const tee = order.lines.find(({ sku }) => sku === blackTeeSku)!
    const refund = (over: Partial<ItemRefund> = {}) =>
      refundItems(shop.db, order.id, {
        ...{ key: 'first', reason: 'damaged', extra: toAmount(0), actor, now },
        lines: [{ orderLineId: tee.id, quantity: 1, amount: suggestedRefund(tee, 1), isRestocked: true }],
        ...over,
      })
    const rows = () => shop.db.selectFrom('refund').selectAll().where('order_id', '=', order.id).execute()
    return { ...shop, order, tee, refund, rows, current: () => shop.read(order) }
  }

  it('refunds and restocks a line once, however often it is sent', async () => {
    const { refund, tee, current, available, rows, disagreements, count } = await deliveredOrder()
    const amount = suggestedRefund(tee, 1)
    const sent = await Promise.all(Array.from({ length: 5 }, () => refund()))
    expect(sent).toEqual(sent.map(({ ok }) => ({ ok, amount, isRepeat: expect.any(Boolean) })))
    expect(sent.filter(one => one.ok && !one.isRepeat)).toHaveLength(1)
    const after = await current()
    expect(after.refunded).toBe(amount)
    expect(after.lines.find(({ id }) => id === tee.id)).toMatchObject({ refunded: amount, returned: 1 })
    expect(await available(blackTeeSku)).toBe(18)
    expect(await rows()).toMatchObject([{ amount, cause: 'items', item_refund_id: expect.any(Number) }])
    expect([await count('item_refund'), await disagreements()]).toEqual([1, []])
  })

  it('writes nothing if it asks for too much', async () => {
    const { refund, current, order, rows, available, count } = await deliveredOrder()
    const before = await current()
    expect(await refund({ extra: order.total })).toEqual({ ok: false, reason: 'more-than-paid' })
    expect(await refund({ extra: toAmount(0), lines: [] })).toEqual({ ok: false, reason: 'nothing-chosen' })
    expect([await current(), await rows(), await available(blackTeeSku), await count('item_refund')]).toEqual(
      [before, [], 17, 0],
    )
  })

  it('lets only as many of several at once through as there is money for', async () => {
    const { refund, order, current } = await deliveredOrder()
    const third = toAmount(Math.floor(order.total / 3))
    const refunds = await Promise.all(
      [1, 2, 3, 4, 5].map(number => refund({ key: `${number}`, lines: [], extra: third })),
    )
    expect(refunds.filter(({ ok }) => ok)).toHaveLength(3)
    expect((await current()).refunded).toBe(third * 3)
  })

  it('names its items on the credit note', async () => {
    const { refund, sendRefunds, printedCredits, order, tee, available } = await deliveredOrder()
    const pot = order.lines.find(({ sku }) => sku === waterPotSku)!
    const restocked = { orderLineId: pot.id, quantity: 1, amount: toAmount(0), isRestocked: true }
    const paid = { orderLineId: tee.id, quantity: 1, amount: suggestedRefund(tee, 1), isRestocked: true }
    expect(await refund({ extra: toAmount(250), lines: [paid, restocked] })).toMatchObject({ ok: true })
    expect([await available(blackTeeSku), await available(waterPotSku)]).toEqual([18, 19])
    await sendRefunds()
    const [printed] = await printedCredits(order)
    expect(printed).toEqual(expect.arrayContaining([tee.title, 'Refund on invoice 000001', '$2.50']))
    expect(printed).not.toContain(pot.title)
  })

  it('goes back to the gift card last', async () => {
    const { refund, order, rows } = await deliveredOrder(2000)
    await refund({ lines: [], extra: order.total })
    expect((await rows()).map(({ amount, payment_id }) => [amount, payment_id === null])).toEqual([
      [order.total - 2000, false],
      [2000, true],
    ])
  })

  it('waits for the stock that a new order takes before it locks the gift card', async () => {
    const { db, refund, order, tee, available } = await deliveredOrder(2000)
    const refunded = await raceAgainst(
      db,
      tx => lockStock(tx, tee.sku),
      () => refund({ extra: toAmount(order.total - suggestedRefund(tee, 1)) }),
      tx => tx.updateTable('gift_card').set({ ending: 'ABCD' }).execute(),
    )
    expect(refunded).toMatchObject({ ok: true })
    expect(await available(blackTeeSku)).toBe(18)
  })

  it('is not refunded or restocked again by a return of the rest', async () => {
    const { db, refund, order, tee, current, available, disagreements, rows } = await deliveredOrder()
    await refund()
    const request = { orderId: order.id, key: 'k', reason: '', comment: '' }
    const ask = (quantity: number) =>
      requestReturn(db, { ...request, lines: [{ orderLineId: tee.id, quantity }] }, now)
    expect(await ask(3)).toEqual({ ok: false, reasons: ['more-than-bought'] })
    const requested = await ask(2)
    expect(await refund({ key: 'second' })).toMatchObject({ ok: false, reason: 'more-than-line' })
    const restocked = { orderLineId: tee.id, quantity: 1, amount: toAmount(0), isRestocked: true }
    const goodwill = { key: 'third', lines: [restocked], extra: toAmount(1) }
    expect(await refund(goodwill)).toMatchObject({ ok: false, reason: 'not-restockable' })
    expect(await receiveReturn(db, requested.ok ? requested.number : '', { actor, now })).toEqual({
      ok: true,
      isClosed: true,
    })
    expect((await rows()).reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(tee.total)
    expect((await current()).lines.find(({ id }) => id === tee.id)!.returned).toBe(3)
    expect([await available(blackTeeSku), await disagreements()]).toEqual([20, []])
  })
})
