import { describe, expect, it } from 'vitest'
import { databases, type Kind } from '../../../test/databases.ts'
import { inOneCommit } from '../../db/one-commit.server.ts'
import { tee, today } from '../cart/cart-shop.fixture.ts'
import {
  addPromotion,
  orderShop,
  patience,
  rivalFirst,
  untilSomebodyWaits,
} from '../checkout/order-shop.fixture.ts'
import { makeGiftCard } from '../gift-cards/make-gift-card.server.ts'
import { putLetter } from '../mail/letters.server.ts'
import { cents } from '../money.ts'
import { settleIn } from '../payments/settle-payment.server.ts'
import { takeStock } from '../stock/stock-ledger-store.server.ts'
import { cancelOrder, cancelUnpaid, readUnpaid } from './cancel-order.server.ts'
import { moveOrder, noteOnOrder } from './move-order.server.ts'
import { type OrderState, orderStates, theShop, shopper as whoBought } from './order.ts'
import { findOrderByNumber, readOrderById } from './order-store.server.ts'

const later = (ms: number) => new Date(today.getTime() + ms)
const tooLate = { ok: false, because: 'too-late' }

describe.each(databases)('an order that is cancelled, on %s', kind => {
  it('gives back all that it took, once, however often and by whomever', async () => {
    const { db, buy, shopper, stock, available, count, disagreements } = await orderShop(kind)
    await stock(tee, 5)
    await addPromotion(db, 'FIVE', 500, 1)
    const card = await db
      .transaction()
      .execute(tx => makeGiftCard(tx, { amount: cents(1000), expiresAt: null }, today))
    const bought = await buy(await shopper(tee, 4), { codes: ['FIVE', card.code] })
    expect([bought.discount, bought.giftCard, await available(tee)]).toEqual([500, 1000, 1])
    const cancel = (who: string) => cancelOrder(db, bought.id, { who, now: later(1) })
    const unpaid = () => cancelUnpaid(db, bought.id, later(patience))
    const all = await Promise.all([cancel(whoBought), unpaid(), cancel(theShop), cancel(whoBought), unpaid()])
    expect(all.filter(one => one === false || one === true)).toHaveLength(2)
    for (const one of all) if (typeof one === 'object') expect(one).toEqual({ ok: true })

    expect(await available(tee)).toBe(5)
    expect(await disagreements()).toEqual([])
    expect(await db.selectFrom('gift_card').select('balance').execute()).toEqual([{ balance: 1000 }])
    expect(await db.selectFrom('promotion').select('uses').execute()).toEqual([{ uses: 0 }])
    const order = await readOrderById(db, bought.id)
    expect(order).toMatchObject({ state: 'cancelled', paymentDueAt: null, refunded: 0 })
    expect(order!.moves.map(({ state }) => state)).toEqual(['placed', 'cancelled'])
    const letters = await db.selectFrom('letter').select('kind').orderBy('id').execute()
    expect(letters.map(({ kind }) => kind)).toEqual(['order-confirmed', 'order-cancelled'])
    expect([await count('refund'), await count('stock_movement')]).toEqual([0, 2])
  })

  it('waits for a new order to the same email before it touches stock, so neither waits forever', async () => {
    const { db, buy, shopper, stock, available } = await orderShop(kind)
    await stock(tee, 5)
    const { id, email } = await buy(await shopper(tee))
    let cancelled: Promise<unknown> | undefined
    await db.transaction().execute(async tx => {
      // As an order is placed: its email is counted first, then its stock is taken.
      await putLetter(tx, { kind: 'order-cancelled', orderId: id, to: email, onceKey: 'of-another' }, today)
      cancelled = cancelOrder(db, id, { who: whoBought, now: later(1) })
      cancelled.catch(() => {})
      if (kind === 'PostgreSQL') await untilSomebodyWaits(tx)
      await takeStock(tx, [{ sku: tee, quantity: 1 }], id, { who: whoBought, now: today })
    })
    expect(await cancelled).toEqual({ ok: true })
    expect(await available(tee)).toBe(5)
  })

  it('is cancelled by its shopper until it is packed, and by the shop until it has left', async () => {
    const { db, buy, shopper, stock, available } = await orderShop(kind)
    const cases: [OrderState, string, boolean][] = orderStates.flatMap(state =>
      [whoBought, theShop].map((who): [OrderState, string, boolean] => [
        state,
        who,
        // Cancelled again is cancelled.
        ['placed', 'paid', 'cancelled'].includes(state) || (state === 'packed' && who === theShop),
      ]),
    )
    await stock(tee, 5)
    for (const [state, who, may] of cases) {
      const { id } = await buy(await shopper(tee))
      await db.updateTable('customer_order').set({ state }).where('id', '=', id).execute()
      const left = (await available(tee))!
      expect([state, who, await cancelOrder(db, id, { who, now: today })]).toEqual([
        state,
        who,
        may ? { ok: true } : tooLate,
      ])
      const back = may && state !== 'cancelled' ? 1 : 0
      expect([state, who, await available(tee)]).toEqual([state, who, left + back])
      await stock(tee, 5)
    }
    expect(await cancelOrder(db, 999_999, { who: whoBought, now: today })).toEqual(tooLate)
  })

  it('is not sent by whoever packs it at the same moment', async () => {
    const { db, shop } = await paidOrder(kind)
    const { id } = shop
    const cancelled = await rivalFirst(
      db,
      tx => moveOrder(tx, id, 'packed', { who: 'Grace', note: '', now: today }),
      () => cancelOrder(db, id, { who: whoBought, now: today }),
    )
    expect(cancelled).toEqual(tooLate)
    const move = (to: OrderState) =>
      db.transaction().execute(tx => moveOrder(tx, id, to, { who: 'Grace', note: 'by van', now: later(5) }))
    await db
      .transaction()
      .execute(tx => noteOnOrder(tx, id, { who: 'Grace', note: 'wrapped', now: later(4) }))
    // Nobody skips a state, and nobody makes a move twice.
    expect([await move('delivered'), await move('shipped'), await move('shipped')]).toEqual([
      false,
      true,
      false,
    ])
    expect(await move('delivered')).toBe(true)
    const order = await readOrderById(db, id)
    expect(order!.deliveredAt).toBe(later(5).toISOString())
    expect(order!.moves.map(({ state, who, note }) => [state, who, note])).toEqual([
      ['placed', 'shopper', ''],
      ['paid', 'shop', ''],
      ['packed', 'Grace', ''],
      ['packed', 'Grace', 'wrapped'],
      ['shipped', 'Grace', 'by van'],
      ['delivered', 'Grace', 'by van'],
    ])
    expect(await findOrderByNumber(db, order!.number.toLowerCase().replaceAll('-', ' '))).toEqual(order)
  })

  it('has its money given back, whichever comes first, the payment or the end', async () => {
    for (const first of ['payment', 'cancelled', 'payment meanwhile', 'cancelled meanwhile'] as const) {
      const { db, shop, available, pay, payIn, cancel, payment } = await placedOrder(kind)
      if (first === 'payment') await pay()
      if (first === 'payment meanwhile') await rivalFirst(db, payIn, cancel)
      else if (first === 'cancelled meanwhile') await Promise.all([cancel(), pay()])
      else await cancel()
      if (first === 'cancelled') await pay()
      const order = (await readOrderById(db, shop.id))!
      const asked = await db.selectFrom('refund').select(['payment_id', 'amount']).execute()
      expect([first, asked]).toEqual([first, [{ payment_id: payment, amount: order.total }]])
      expect([order.state, order.paid, order.refunded]).toEqual(['cancelled', order.total, order.total])
      expect(await available(tee)).toBe(5)
    }
  })

  it('is cancelled by itself when nobody paid in time, and never when somebody did', async () => {
    const { db, shop, available, payIn } = await placedOrder(kind)
    const due = later(patience)
    expect(await readUnpaid(db, later(patience - 1), 10)).toEqual([])
    expect(await readUnpaid(db, due, 10)).toEqual([shop.id])
    expect(await cancelUnpaid(db, shop.id, later(patience - 1))).toBe(false)
    expect(await rivalFirst(db, payIn, () => cancelUnpaid(db, shop.id, due))).toBe(false)
    expect(await readOrderById(db, shop.id)).toMatchObject({ state: 'paid', paymentDueAt: null })
    expect([await readUnpaid(db, due, 10), await available(tee)]).toEqual([[], 3])
  })
})

async function placedOrder(kind: Kind) {
  const shop = await orderShop(kind)
  const { db } = shop
  await shop.stock(tee, 5)
  const order = await shop.buy(await shop.shopper(tee, 2))
  const { id: payment } = await db
    .insertInto('payment')
    .values({
      order_id: order.id,
      provider: 'test',
      token_hash: 'token',
      reference: 'reference',
      state: 'started',
      amount: order.due,
      note: '',
      started_at: today.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    db,
    shop: order,
    available: shop.available,
    payment,
    pay: () => inOneCommit(db, tx => settleIn(tx, payment, 'paid', { now: today })),
    payIn: (tx: Parameters<typeof settleIn>[0]) => settleIn(tx, payment, 'paid', { now: today }),
    cancel: () => cancelOrder(db, order.id, { who: whoBought, now: today }),
  }
}

async function paidOrder(kind: Kind) {
  const placed = await placedOrder(kind)
  await placed.pay()
  return placed
}
