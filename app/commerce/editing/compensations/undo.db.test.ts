import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { afterMinutes } from '../../cart/cart-shop.fixture.ts'
import { orderShop } from '../../cart/checkout/order-shop.fixture.ts'
import { adjustStock } from '../../catalog/stock/adjust-stock.server.ts'
import { fulfillmentShop, sampleShipment } from '../../orders/fulfillment/fulfillment-shop.fixture.ts'
import {
  readUnrenderedEmails,
  saveRenderedEmails,
  takeDueEmails,
} from '../../running/outbox/outbox-store.server.ts'
import { recordGiftCardMoney } from '../../selling/gift-cards/compensate-gift-card.server.ts'
import { findGiftCards } from '../../selling/gift-cards/gift-card-store.server.ts'
import { issueGiftCard } from '../../selling/gift-cards/issue-gift-card.server.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { commandLineActor } from '../../values/actor.ts'
import { toAmount } from '../../values/money.ts'
import { change } from '../changes/change.server.ts'
import { readChangeSets } from '../changes/change-set-store.server.ts'
import { undo } from './undo.server.ts'

const ada = namedStaff('Ada')
const now = afterMinutes(10)

async function lastChangeSet(db: Parameters<typeof readChangeSets>[0]): Promise<number> {
  return (await readChangeSets(db, 1))[0]!.id
}

describe.each(databases)('undoing a stock count, on %s', kind => {
  it('moves the same quantity back as a new row of the ledger', async () => {
    const { db, available, disagreements } = await orderShop(kind)
    const before = (await available(blackTeeSku))!
    await adjustStock(db, blackTeeSku, 5, { actor: commandLineActor, now })
    const counted = await lastChangeSet(db)
    const undone = await undo(db, counted, { actor: ada, now })
    expect(undone).toMatchObject({ ok: true, skipped: [] })
    expect(await available(blackTeeSku)).toBe(before)
    expect(await undo(db, undone.ok ? undone.changeSet : 0, { actor: ada, now })).toMatchObject({ ok: true })
    expect(await available(blackTeeSku)).toBe(before + 5)
    const ledger = await db
      .selectFrom('stock_movement')
      .select(['quantity', 'actor', 'actor_name'])
      .where('sku', '=', blackTeeSku)
      .orderBy('id')
      .execute()
    expect(ledger).toEqual([
      { quantity: 5, actor: 'command-line', actor_name: '' },
      { quantity: -5, actor: 'staff', actor_name: 'Ada' },
      { quantity: 5, actor: 'staff', actor_name: 'Ada' },
    ])
    expect(await disagreements()).toEqual([])
  })

  it('is refused when less than that is left', async () => {
    const { db, stock, available, disagreements } = await orderShop(kind)
    await adjustStock(db, blackTeeSku, 5, { actor: commandLineActor, now })
    const counted = await lastChangeSet(db)
    await db.deleteFrom('stock_movement').execute()
    await stock(blackTeeSku, 4)
    const conflict = { table: 'stock_movement', reason: 'below-zero' }
    expect(await undo(db, counted, { actor: ada, now })).toMatchObject({ conflicts: [conflict] })
    expect(await undo(db, counted, { actor: ada, now, onConflict: 'force' })).toMatchObject({
      ok: true,
      skipped: [conflict],
    })
    expect(await available(blackTeeSku)).toBe(4)
    expect(await disagreements()).toEqual([])
  })
})

describe.each(databases)('undoing a gift card, on %s', kind => {
  it('takes its money off while none of it is spent', async () => {
    const { db } = await orderShop(kind)
    const card = { amount: toAmount(5000), currency: 'USD', expiresAt: null }
    const issued = await change(db, { actor: ada, reason: '', cause: 'form', now }, async edit => {
      const { id, code } = await issueGiftCard(edit.tx, card, now)
      recordGiftCardMoney(edit, id, card.amount)
      return { ok: true, code, id }
    })
    const { code, id } = issued.ok ? issued.result : { code: '', id: 0 }
    const balance = async () => (await findGiftCards(db, [code]))[0]!.card.balance
    const set = await lastChangeSet(db)
    expect(await db.selectFrom('change_set').select('result').where('id', '=', set).execute()).toEqual([
      { result: null },
    ])
    const undone = await undo(db, set, { actor: ada, now })
    expect([undone.ok, await balance()]).toEqual([true, 0])
    expect(await undo(db, undone.ok ? undone.changeSet : 0, { actor: ada, now })).toMatchObject({ ok: true })
    expect(await balance()).toBe(5000)
    await db.updateTable('gift_card').set({ balance: 4999 }).where('id', '=', id).execute()
    expect(await undo(db, set, { actor: ada, now })).toMatchObject({ conflicts: [{ reason: 'spent' }] })
    const movements = await db
      .selectFrom('gift_card_movement')
      .select(['amount', 'reason'])
      .orderBy('id')
      .execute()
    expect(movements).toEqual([
      { amount: 5000, reason: 'issued' },
      { amount: -5000, reason: 'canceled' },
      { amount: 5000, reason: 'issued' },
    ])
  })
})

describe.each(databases)('undoing a shipment, on %s', kind => {
  async function shippedOrder() {
    const shop = await fulfillmentShop(kind)
    const { db, pay, pack, ship, read, buy, shopper } = shop
    const order = await buy(await shopper())
    for (const step of [pay, pack, ship]) expect(await step(order, now)).toMatchObject({ ok: true })
    const waiting = async (at: Date) =>
      (await readUnrenderedEmails(db, 99, at)).filter(({ facts }) => facts.kind === 'order-shipped').length
    return { ...shop, order, waiting, set: await lastChangeSet(db), current: () => read(order) }
  }

  it('takes back the email, the package and the state', async () => {
    const { db, set, current, waiting } = await shippedOrder()
    expect([await waiting(now), await waiting(afterMinutes(11))]).toEqual([0, 1])
    const undone = await undo(db, set, { actor: ada, now })
    expect(undone).toMatchObject({ ok: true, skipped: [] })
    expect(await waiting(afterMinutes(11))).toBe(0)
    const order = await current()
    expect([order.state, order.shipments]).toEqual(['packed', []])
    expect(order.events.at(-1)).toEqual({
      state: 'packed',
      at: now.toISOString(),
      actor: ada,
      note: { code: 'shipment-undone', value: '', editId: null, shipmentId: null },
    })
    expect(await undo(db, undone.ok ? undone.changeSet : 0, { actor: ada, now })).toMatchObject({ ok: true })
    expect(await waiting(afterMinutes(11))).toBe(1)
    expect(await current()).toMatchObject({ state: 'shipped', shipments: [sampleShipment] })
  })

  it('is refused once the email is being sent', async () => {
    const { db, set, current } = await shippedOrder()
    const later = afterMinutes(11)
    for (const { id } of await readUnrenderedEmails(db, 99, later))
      await saveRenderedEmails(db, [{ id, subject: '', html: '', text: '' }], later)
    await takeDueEmails(db, { bulk: false, max: 99 }, later)
    expect(await undo(db, set, { actor: ada, now: later })).toMatchObject({
      ok: false,
      conflicts: [{ table: 'shipment', reason: 'email-sent' }],
    })
    const before = await current()
    expect(before).toMatchObject({ state: 'shipped', shipments: [sampleShipment] })
    const skipped = await undo(db, set, { actor: ada, now: later, onConflict: 'skip' })
    expect(skipped).toMatchObject({ ok: true, skipped: [{ reason: 'email-sent' }] })
    expect(await current()).toEqual(before)
  })

  it('is refused once the package arrived', async () => {
    const { db, order, set, deliver, current } = await shippedOrder()
    expect(await deliver(order, now)).toEqual({ ok: true })
    expect(await undo(db, set, { actor: ada, now })).toMatchObject({ conflicts: [{ reason: 'not-now' }] })
    expect((await current()).state).toBe('delivered')
  })
})
