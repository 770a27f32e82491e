import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { databases } from '#test/databases.ts'
import { blackTeeSku, officeBagSku, waterPotSku } from '#test/demo-skus.ts'
import { afterMinutes, cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { undo } from '../../editing/compensations/undo.server.ts'
import { readAmendments } from '../../payments/invoices/document-store.server.ts'
import { addPayment } from '../../payments/payment-store.server.ts'
import { settlePayment } from '../../payments/settlement/settle-payment.server.ts'
import { unsealEmailFacts } from '../../running/outbox/sealed-email.server.ts'
import { newToken } from '../../values/random-token.server.ts'
import { cancelOrder } from '../cancellation/cancel-order.server.ts'
import { shipOrder } from '../fulfillment/ship-order.server.ts'
import type { Order } from '../order.ts'
import { editor, orderEditShop } from './order-edit-shop.fixture.ts'
import { readOrderEdits } from './order-edit-store.server.ts'

const now = afterMinutes(2)
const skus = [blackTeeSku, officeBagSku, waterPotSku]

describe.each(databases)('edits of an order, on %s', kind => {
  async function paidShop() {
    const shop = await orderEditShop(kind)
    for (const sku of skus) await shop.stock(sku, 50)
    const order = await shop.paidOrder({ [blackTeeSku]: 2, [officeBagSku]: 1 })
    const current = () => shop.read(order)
    const undone = (changeSet: number | null) => undo(shop.db, changeSet!, { actor: editor, now })
    return { ...shop, order, current, undone }
  }

  it('issue a credit note for less, and another invoice for more', async () => {
    const { db, order, edit, creditNotes, sendRefunds, issue, emailCount } = await paidShop()
    const first = await issue(order)
    await edit(order, { quantities: { [blackTeeSku]: 1 } })
    await sendRefunds()
    await edit(order, { quantities: { [blackTeeSku]: 0, [waterPotSku]: 3 } })
    const [less, more, ...others] = await readAmendments(db, order.id)
    expect([less, others]).toMatchObject([{ kind: 'credit-note', amount: 4840 }, []])
    expect(more!.kind).toBe('invoice')
    const { facts, lines } = more!.content
    expect(facts[1]).toMatchObject({ name: 'Amends invoice', value: expect.stringMatching(/^000001, /) })
    expect(lines.map(({ quantity }) => quantity)).toEqual(['-1', '3'])
    expect(more!.number).toBe(first.number + 1)
    expect((await issue(order)).id).toBe(first.id)
    expect(await emailCount('refunded')).toBe(1)
    await cancelOrder(db, order.id, { actor: editor, now })
    const invoiced = first.amount + more!.amount
    const credited = (await creditNotes(order)).reduce((sum, { amount }) => sum + amount, 0)
    expect(credited).toBe(invoiced)
  })

  it('name in the email of each refund the credit note of its edit', async () => {
    const { db, order, issue, edit, sendRefunds } = await paidShop()
    await issue(order)
    for (const quantity of [1, 0]) await edit(order, { quantities: { [blackTeeSku]: quantity } })
    await sendRefunds()
    const emails = db.selectFrom('email').select('facts_sealed').where('kind', '=', 'refunded')
    const facts = (await emails.orderBy('id').execute()).map(row => unsealEmailFacts(db, row.facts_sealed))
    expect(facts).toMatchObject([{ creditNote: '000001' }, { creditNote: '000002' }])
  })

  it('let a gift card pay less, and refund payments first', async () => {
    const { db, giftCard, shopper, buy, pay, edit, read, add } = await paidShop()
    const visitor = await shopper(blackTeeSku, 2)
    await add(visitor, officeBagSku, 1)
    const order = await buy(visitor, { codes: [await giftCard(9000)] })
    await pay(order, cartTestNow)
    const { paid } = await read(order)
    const edited = await edit(order, { quantities: { [blackTeeSku]: 1, [officeBagSku]: 0 } })
    expect(edited).toMatchObject({ ok: true, refunded: paid + 9000 - 5340 })
    expect(await read(order)).toMatchObject({ total: 5340, giftCard: 5340, paid, refunded: paid })
    const { balance } = await db.selectFrom('gift_card').select('balance').executeTakeFirstOrThrow()
    expect(balance).toBe(9000 - 5340)
    expect(await readOrderEdits(db, order.id)).toMatchObject([{ refunded: paid + 9000 - 5340, due: 0 }])
    await cancelOrder(db, order.id, { actor: editor, now })
    expect(await db.selectFrom('gift_card').select('balance').execute()).toEqual([{ balance: 9000 }])
  })

  it('are undone with their email while no money moved', async () => {
    const { db, order, edit, current, undone, emailCount, available, disagreements } = await paidShop()
    const raised = await edit(order, { quantities: { [waterPotSku]: 1, [blackTeeSku]: 5 } })
    expect(await undone(raised.ok ? raised.changeSet : 0)).toMatchObject({ ok: true, skipped: [] })
    const { events: _, ...back } = await current()
    const { events: __, ...was } = order
    expect(back).toEqual(was)
    expect(await emailCount('order-edited')).toBe(0)
    expect([await available(blackTeeSku), await available(waterPotSku)]).toEqual([48, 50])
    expect(await disagreements()).toEqual([])
    const announced = await edit(order, { quantities: { [waterPotSku]: 1 } })
    await db.updateTable('email').set({ sent_at: now.toISOString() }).execute()
    await undone(announced.ok ? announced.changeSet : 0)
    expect(await emailCount('order-edited'), 'once it was sent, its undo is, too').toBe(2)
  })

  it('stay once they moved money, or the order went on', async () => {
    const { order, edit, undone, current } = await paidShop()
    const lowered = await edit(order, { quantities: { [blackTeeSku]: 1 } })
    const moved = await edit(order, { email: 'new@example.com' })
    expect(await undone(lowered.ok ? lowered.changeSet : 0)).toMatchObject({
      conflicts: [{ table: 'order_edit', reason: 'not-now' }],
    })
    await undone(moved.ok ? moved.changeSet : 0)
    expect(await undone(lowered.ok ? lowered.changeSet : 0)).toMatchObject({
      conflicts: [{ reason: 'money-moved' }],
    })
    expect((await current()).email).toBe(order.email)
  })

  it('stay if undoing them would move money, even to a gift card', async () => {
    const { giftCard, shopper, buy, pay, edit, read, refund, undone } = await paidShop()
    const order = await buy(await shopper(blackTeeSku, 2), { codes: [await giftCard(6000)] })
    await pay(order, cartTestNow)
    const raised = await edit(order, { quantities: { [blackTeeSku]: 3 } })
    await pay(await read(order), now)
    const whole = await read(order)
    await refund(whole, whole.paid)
    expect(await undone(raised.ok ? raised.changeSet : 0)).toMatchObject({
      conflicts: [{ reason: 'money-moved' }],
    })
  })

  it('remove what has not shipped, and the last of it ships the order', async () => {
    const { db, order, preview, save, edit, pack, current, undone, available, by } = await paidShop()
    const seen = await preview(order, { email: 'new@example.com' })
    await pack(order, now)
    const lines = [{ orderLineId: order.lines.find(({ sku }) => sku === blackTeeSku)!.id, quantity: 1 }]
    const shipment = { carrier: 'UPS', trackingNumber: '1Z', trackingUrl: null }
    const shipped = await shipOrder(db, order, shipment, { ...by(now), lines })
    expect(await save(order, seen)).toEqual({ ok: false, reason: 'order-changed' })
    expect(await edit(order, { quantities: { [blackTeeSku]: 0 } })).toMatchObject({
      reason: 'less-than-shipped',
    })
    expect(await edit(order, { quantities: { [waterPotSku]: 1 } })).toMatchObject({
      reason: 'raised-after-shipping',
    })
    await edit(order, { quantities: { [officeBagSku]: 0 } }, now)
    expect((await current()).state).toBe('paid')
    await edit(order, { quantities: { [blackTeeSku]: 1 } }, now)
    expect(await current()).toMatchObject({ state: 'shipped', lines: [{ quantity: 1, shipped: 1 }] })
    expect([await available(blackTeeSku), await available(officeBagSku)]).toEqual([49, 50])
    expect(await undone(shipped.ok ? shipped.changeSet : 0)).toMatchObject({ ok: true })
    expect(await current()).toMatchObject({ state: 'paid', shipments: [], lines: [{ shipped: 0 }] })
  })

  it('give back no more than earlier refunds left', async () => {
    const { order, edit, refund, current } = await paidShop()
    await refund(order, order.total - 4840)
    expect(await edit(order, { quantities: { [blackTeeSku]: 1 } })).toMatchObject({
      ok: true,
      refunded: 4840,
    })
    const before = await current()
    expect(await edit(order, { quantities: { [officeBagSku]: 0 } })).toMatchObject({
      reason: 'refunded-before',
    })
    expect(await current()).toEqual(before)
  })

  it('leave alone what was paid twice, and thrice', async () => {
    const { db, order, edit, current } = await paidShop()
    const payment = { orderId: order.id, provider: 'test', amount: order.total, currency: 'USD' }
    for (const times of [2, 3]) {
      await inOneCommit(db, async tx => {
        const { id } = await addPayment(tx, { ...payment, token: newToken() }, now)
        await settlePayment(tx, id, 'paid', { now })
      })
      expect(await current()).toMatchObject({
        paid: times * order.total,
        refunded: (times - 1) * order.total,
      })
    }
    expect(await edit(order, { email: 'new@example.com' })).toMatchObject({ refunded: 0, due: 0 })
    expect(await edit(order, { quantities: { [blackTeeSku]: 3 } })).toMatchObject({ refunded: 0, due: 4840 })
    expect(await edit(order, { quantities: { [blackTeeSku]: 1 } })).toMatchObject({ refunded: 4840, due: 0 })
  })

  it('settle an unpaid order once nothing is due', async () => {
    const { giftCard, shopper, buy, edit, read, add } = await paidShop()
    const visitor = await shopper(blackTeeSku, 1)
    await add(visitor, officeBagSku, 1)
    const order = await buy(visitor, { codes: [await giftCard(6000)] })
    expect(order.state).toBe('placed')
    await edit(order, { quantities: { [officeBagSku]: 0 } })
    expect(await read(order)).toMatchObject({ state: 'paid', total: 5340, giftCard: 5340, refunded: 0 })
  })

  it('in any sequence leave sums, stock, documents and money in agreement', async () => {
    const { db, order, edit, pay, current, creditNotes, disagreements, issue } = await paidShop()
    const invoice = await issue(order)
    let seed = 7
    const random = (max: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % max
    }
    for (let step = 0; step < 12; step++) {
      const quantities = Object.fromEntries(skus.map(sku => [sku, random(4)]))
      await edit(order, { quantities })
      if (random(2) === 0) await pay(await current(), now)
      const after = await current()
      expect(sumOfLines(after) + after.delivery).toBe(after.total)
      expect(after.paid - after.refunded).toBeGreaterThanOrEqual(0)
      if (after.state === 'paid') expect(after.paid - after.refunded).toBe(after.total)
      const held = await db
        .selectFrom('stock_movement')
        .select(({ fn }) => fn.sum<number>('quantity').as('sum'))
        .where('order_id', '=', order.id)
        .executeTakeFirstOrThrow()
      expect(-Number(held.sum)).toBe(after.lines.reduce((sum, { quantity }) => sum + quantity, 0))
      const amendments = await readAmendments(db, order.id)
      const invoiced = amendments.reduce((sum, one) => sum + (one.kind === 'invoice' ? one.amount : 0), 0)
      const credited = (await creditNotes(order)).reduce((sum, { amount }) => sum + amount, 0)
      expect(invoice.amount + invoiced - credited).toBe(after.total)
    }
    expect(await disagreements()).toEqual([])
  })
})

function sumOfLines({ lines }: Order): number {
  return lines.reduce((sum, { total }) => sum + total, 0)
}
