import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { databases } from '#test/databases.ts'
import { blackTeeSku, officeBagSku, soldOutSku, waterPotSku } from '#test/demo-skus.ts'
import { afterMinutes } from '../../cart/cart-shop.fixture.ts'
import { raceAgainst } from '../../cart/checkout/order-shop.fixture.ts'
import { addToStock } from '../../catalog/stock/stock-move-store.server.ts'
import { undo } from '../../editing/compensations/undo.server.ts'
import { addPayment } from '../../payments/payment-store.server.ts'
import { newToken } from '../../values/random-token.server.ts'
import { cancelOrder } from '../cancellation/cancel-order.server.ts'
import { readOrder } from '../order-store.server.ts'
import { editOrder } from './edit-order.server.ts'
import { editor, orderEditShop } from './order-edit-shop.fixture.ts'

const now = afterMinutes(1)

describe.each(databases)('an edit of an order, on %s', kind => {
  /** A paid order of two tees for $44.00 and a bag, with $5.00 delivery and 10% tax. */
  async function paidShop() {
    const shop = await orderEditShop(kind)
    await shop.stock(blackTeeSku, 20)
    await shop.stock(officeBagSku, 20)
    await shop.stock(waterPotSku, 20)
    const order = await shop.paidOrder({ [blackTeeSku]: 2, [officeBagSku]: 1 })
    const current = () => shop.read(order)
    return { ...shop, order, current }
  }

  it('that lowers the total refunds the difference and restocks', async () => {
    const { order, edit, current, available, disagreements, emailCount } = await paidShop()
    expect(await edit(order, { quantities: { [blackTeeSku]: 1, [officeBagSku]: 0 } })).toMatchObject({
      ok: true,
      refunded: order.total - 5340,
      due: 0,
    })
    const after = await current()
    expect(after).toMatchObject({
      ...{ state: 'paid', subtotal: 4400, tax: 440, delivery: 500, total: 5340 },
      lines: [{ sku: blackTeeSku, quantity: 1, unitPrice: 4400, tax: 440, total: 4840 }],
      ...{ paid: order.total, refunded: order.total - 5340, excessRefunded: order.total - 5340 },
    })
    expect(after.events.at(-1)).toMatchObject({
      state: 'paid',
      actor: editor,
      note: { code: 'order-edited', editId: expect.any(Number) },
    })
    expect([await available(blackTeeSku), await available(officeBagSku)]).toEqual([19, 20])
    expect([await disagreements(), await emailCount('order-edited')]).toEqual([[], 1])
  })

  it('that raises the total takes a paid order back to unpaid, and only the balance is due', async () => {
    const { order, edit, current, pay, available } = await paidShop()
    expect(await edit(order, { quantities: { [waterPotSku]: 2 } })).toMatchObject({ ok: true, refunded: 0 })
    const raised = await current()
    const pot = raised.lines.find(({ sku }) => sku === waterPotSku)!
    expect(raised).toMatchObject({ state: 'placed', paymentDueAt: null, total: order.total + pot.total })
    expect(await available(waterPotSku)).toBe(18)
    await pay(raised, now)
    expect(await current()).toMatchObject({ state: 'paid', paid: raised.total, refunded: 0 })
  })

  it('asks again for what an earlier edit gave back', async () => {
    const { order, edit, current } = await paidShop()
    await edit(order, { quantities: { [blackTeeSku]: 1 } })
    expect(await edit(order, { quantities: { [blackTeeSku]: 2 } })).toMatchObject({ ok: true, due: 4840 })
    expect(await current()).toMatchObject({ state: 'placed', total: order.total, excessRefunded: 4840 })
  })

  it('needs only the units in stock that it adds to a line', async () => {
    const { order, edit, stock, available } = await paidShop()
    await stock(blackTeeSku, 1)
    expect(await edit(order, { quantities: { [blackTeeSku]: 3 } })).toMatchObject({ ok: true })
    expect(await available(blackTeeSku)).toBe(0)
    const refused = { ok: false, reason: 'sold-out', sku: blackTeeSku }
    expect(await edit(order, { quantities: { [blackTeeSku]: 4 } })).toEqual(refused)
  })

  it('changes the address and email, and moves no money', async () => {
    const { db, order, edit, current, emailCount } = await paidShop()
    const address = { ...order.address, line1: '9 Elm Street' }
    const edited = await edit(order, { email: 'new@example.com', address })
    expect(edited).toMatchObject({ ok: true, refunded: 0, due: 0 })
    expect(await current()).toMatchObject({ email: 'new@example.com', address, total: order.total })
    const terms = await db.selectFrom('order_term').select('term').where('order_id', '=', order.id).execute()
    expect(terms.map(({ term }) => term)).toContain('new@example.com')
    expect(await emailCount('order-edited')).toBe(1)
  })

  it('replaces the link and the unsent emails of an address that it changes, and so does its undo', async () => {
    const { db, order, edit, current } = await paidShop()
    const linked = async (token: string) => (await readOrder(db, token))?.email
    const unsentTo = async () => {
      const rows = await db.selectFrom('email').select('recipient').where('sent_at', 'is', null).execute()
      return [...new Set(rows.map(({ recipient }) => recipient))]
    }
    const edited = await edit(order, { email: 'new@example.com' })
    if (!edited.ok) throw new Error(edited.reason)
    const { token } = await current()
    expect([await linked(order.token), await linked(token)]).toEqual([undefined, 'new@example.com'])
    expect(await unsentTo()).toEqual(['new@example.com'])
    await undo(db, edited.changeSet!, { actor: editor, now })
    const { token: last } = await current()
    const all = [await linked(order.token), await linked(token), await linked(last)]
    expect(all).toEqual([undefined, undefined, order.email])
    expect(await unsentTo()).toEqual([order.email])
  })

  it('keeps the link of an address that it leaves alone', async () => {
    const { order, edit, current } = await paidShop()
    await edit(order, { address: { ...order.address, line1: '9 Elm Street' } })
    expect((await current()).token).toBe(order.token)
  })

  it('is refused if the order or the outcome differs from the preview', async () => {
    const { db, order, preview, save, edit, current } = await paidShop()
    const wish = { quantities: { [waterPotSku]: 1 } }
    const seen = await preview(order, wish)
    await db.updateTable('variant').set({ price: 1 }).where('sku', '=', waterPotSku).execute()
    expect(await save(order, seen)).toEqual({ ok: false, reason: 'outcome-changed' })
    await edit(order, { quantities: { [officeBagSku]: 0 } })
    const before = await current()
    expect(await save(order, seen)).toEqual({ ok: false, reason: 'order-changed' })
    expect(await current()).toEqual(before)
  })

  it.each<[string, Record<string, number>, object]>([
    ['nothing-changed', { [blackTeeSku]: 2 }, {}],
    ['no-items', { [blackTeeSku]: 0, [officeBagSku]: 0 }, {}],
    ['over-limit', { [blackTeeSku]: 999 }, { sku: blackTeeSku }],
    ['sold-out', { [soldOutSku]: 1 }, { sku: soldOutSku }],
  ])('is refused with %s', async (reason, quantities, more) => {
    const { order, edit, current } = await paidShop()
    expect(await edit(order, { quantities })).toEqual({ ok: false, reason, ...more })
    expect(await current()).toEqual(order)
  })

  it('leaves a line no less than was refunded of it', async () => {
    const { db, order, edit, current } = await paidShop()
    const refundedOfTee = (refunded: number) =>
      db.updateTable('order_line').set({ refunded }).where('sku', '=', blackTeeSku).execute()
    await refundedOfTee(4841)
    const refused = { ok: false, reason: 'line-refunded', sku: blackTeeSku }
    for (const quantity of [0, 1])
      expect(await edit(order, { quantities: { [blackTeeSku]: quantity } })).toEqual(refused)
    expect((await current()).total).toBe(order.total)
    await refundedOfTee(4840)
    expect(await edit(order, { quantities: { [blackTeeSku]: 1 } })).toMatchObject({ ok: true })
  })

  it('is refused once the order is packed or canceled', async () => {
    const { db, order, edit, pack, preview, save } = await paidShop()
    const seen = await preview(order, { quantities: { [blackTeeSku]: 1 } })
    await pack(order, now)
    expect(await edit(order, { quantities: { [blackTeeSku]: 1 } })).toEqual({ ok: false, reason: 'not-now' })
    expect(await save(order, seen)).toEqual({ ok: false, reason: 'order-changed' })
    await cancelOrder(db, order.id, { actor: editor, now })
    expect(await edit(order, { email: 'new@example.com' })).toEqual({ ok: false, reason: 'not-now' })
  })

  it('changes no total while a payment is on its way, whatever was tried since', async () => {
    const { db, order, edit } = await paidShop()
    const payment = { orderId: order.id, provider: 'test', amount: 100, currency: 'USD' }
    for (const state of ['confirming', 'ended'] as const) {
      const { id } = await inOneCommit(db, tx => addPayment(tx, { ...payment, token: newToken() }, now))
      await db.updateTable('payment').set({ state }).where('id', '=', id).execute()
    }
    expect(await edit(order, { quantities: { [blackTeeSku]: 1 } })).toEqual({
      ...{ ok: false, reason: 'payment-on-its-way' },
    })
    expect(await edit(order, { email: 'new@example.com' })).toMatchObject({ ok: true })
  })

  it('never sells what another order takes meanwhile', async () => {
    const { db, order, preview, save, current, stock, disagreements } = await paidShop()
    await stock(waterPotSku, 1)
    const seen = await preview(order, { quantities: { [waterPotSku]: 1 } })
    const late = await raceAgainst(
      db,
      tx => addToStock(tx, waterPotSku, -1),
      () => save(order, seen),
    )
    expect(late).toMatchObject({ ok: false })
    expect(await current()).toEqual(order)
    expect(await disagreements()).toEqual([])
  })

  it('adds lines after all others, and only of what is on sale', async () => {
    const { db, order, edit } = await paidShop()
    const publish = (published_at: string | null) => db.updateTable('product').set({ published_at }).execute()
    await publish(null)
    const more = { quantities: { [waterPotSku]: 1 } }
    expect(await edit(order, more)).toEqual({ ok: false, reason: 'nothing-changed' })
    await publish(now.toISOString())
    expect(await edit(order, more)).toMatchObject({ ok: true })
    const lines = db.selectFrom('order_line').select(['sku', 'position']).orderBy('position')
    expect((await lines.where('order_id', '=', order.id).execute()).slice(1)).toEqual([
      { sku: order.lines[1]!.sku, position: 1 },
      { sku: waterPotSku, position: 2 },
    ])
  })

  it('counts once, however often it is sent', async () => {
    const { db, order, preview, available } = await paidShop()
    const { typed, seen } = await preview(order, { quantities: { [blackTeeSku]: 1 } })
    const send = () => editOrder(db, order.id, { ...typed, seen, key: 'once', actor: editor, now })
    const [first, second] = await Promise.all([send(), send()])
    expect(second).toEqual(first)
    expect(await available(blackTeeSku)).toBe(19)
  })
})
