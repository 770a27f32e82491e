import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { cartTestNow } from '../../cart/cart-shop.fixture.ts'
import {
  addPromotion,
  orderPaymentTimeout,
  orderShop,
  raceAgainst,
  waitForBlockedQuery,
} from '../../cart/checkout/order-shop.fixture.ts'
import { takeStock } from '../../catalog/stock/stock-ledger-store.server.ts'
import { settlePayment } from '../../payments/settlement/settle-payment.server.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { issueGiftCard } from '../../selling/gift-cards/issue-gift-card.server.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { type Actor, actorKey, jobActor, shopperActor } from '../../values/actor.ts'
import { toAmount } from '../../values/money.ts'
import { addOrderNote, changeOrderState } from '../change-order-state.server.ts'
import { type OrderState, orderStates } from '../order.ts'
import { findOrderByNumber, readOrderById } from '../order-store.server.ts'
import { cancelOrder, cancelUnpaidOrder, readOverdueOrders } from './cancel-order.server.ts'

const later = (ms: number) => new Date(cartTestNow.getTime() + ms)
const tooLate = { ok: false, reason: 'too-late' }

describe.each(databases)('canceling an order, on %s', kind => {
  it('restocks and refunds once, even if canceled repeatedly', async () => {
    const { db, buy, shopper, stock, available, count, disagreements } = await orderShop(kind)
    await stock(blackTeeSku, 5)
    await addPromotion(db, 'FIVE', 500, 1)
    const card = await db
      .transaction()
      .execute(tx =>
        issueGiftCard(tx, { amount: toAmount(1000), currency: 'USD', expiresAt: null }, cartTestNow),
      )
    const bought = await buy(await shopper(blackTeeSku, 4), { codes: ['FIVE', card.code] })
    expect([bought.discount, bought.giftCard, await available(blackTeeSku)]).toEqual([500, 1000, 1])
    const cancel = (actor: Actor) => cancelOrder(db, bought.id, { actor, now: later(1) })
    const unpaid = () => cancelUnpaidOrder(db, bought.id, later(orderPaymentTimeout))
    const all = await Promise.all([
      cancel(shopperActor),
      unpaid(),
      cancel(jobActor('test')),
      cancel(shopperActor),
      unpaid(),
    ])
    expect(all.filter(one => one === false || one === true)).toHaveLength(2)
    for (const one of all) if (typeof one === 'object') expect(one).toEqual({ ok: true })

    expect(await available(blackTeeSku)).toBe(5)
    expect(await disagreements()).toEqual([])
    expect(await db.selectFrom('gift_card').select('balance').execute()).toEqual([{ balance: 1000 }])
    expect(await db.selectFrom('promotion').select('uses').execute()).toEqual([{ uses: 0 }])
    const order = await readOrderById(db, bought.id)
    expect(order).toMatchObject({ state: 'canceled', paymentDueAt: null, refunded: 0 })
    expect(order!.events.map(({ state }) => state)).toEqual(['placed', 'canceled'])
    const emails = await db.selectFrom('email').select('kind').orderBy('id').execute()
    // The first one cancels it. The job sends no email: the payment reminder announced it.
    expect(emails.map(({ kind }) => kind)).toEqual(all.includes(true) ? [] : ['order-canceled'])
    expect([await count('refund'), await count('stock_movement')]).toEqual([0, 2])
  })

  it('avoids a deadlock with a new order to the same email', async () => {
    const { db, buy, shopper, stock, available } = await orderShop(kind)
    await stock(blackTeeSku, 5)
    const { id, email } = await buy(await shopper(blackTeeSku))
    let canceled: Promise<unknown> | undefined
    await db.transaction().execute(async tx => {
      // Placing an order counts its email first and then takes stock.
      await queueEmail(
        tx,
        { kind: 'order-canceled', orderId: id, to: email, idempotencyKey: 'of-another' },
        cartTestNow,
      )
      canceled = cancelOrder(db, id, { actor: shopperActor, now: later(1) })
      canceled.catch(() => {})
      if (kind === 'PostgreSQL') await waitForBlockedQuery(tx)
      await takeStock(tx, [{ sku: blackTeeSku, quantity: 1 }], id, { actor: shopperActor, now: cartTestNow })
    })
    expect(await canceled).toEqual({ ok: true })
    expect(await available(blackTeeSku)).toBe(5)
  })

  it('can be canceled by shoppers until packed, by the shop until shipped', async () => {
    const { db, buy, shopper, stock, available } = await orderShop(kind)
    const cases: [OrderState, Actor, boolean][] = orderStates.flatMap(state =>
      [shopperActor, namedStaff('Grace')].map((actor): [OrderState, Actor, boolean] => [
        state,
        actor,
        // Canceling twice succeeds.
        ['placed', 'paid', 'canceled'].includes(state) || (state === 'packed' && actor !== shopperActor),
      ]),
    )
    await stock(blackTeeSku, 5)
    for (const [state, actor, may] of cases) {
      const { id } = await buy(await shopper(blackTeeSku))
      await db.updateTable('customer_order').set({ state }).where('id', '=', id).execute()
      const remaining = (await available(blackTeeSku))!
      expect([state, actor, await cancelOrder(db, id, { actor, now: cartTestNow })]).toEqual([
        state,
        actor,
        may ? { ok: true } : tooLate,
      ])
      const back = may && state !== 'canceled' ? 1 : 0
      expect([state, actor, await available(blackTeeSku)]).toEqual([state, actor, remaining + back])
      await stock(blackTeeSku, 5)
    }
    expect(await cancelOrder(db, 999_999, { actor: shopperActor, now: cartTestNow })).toEqual(tooLate)
  })

  it('is not shipped when packed at the same moment', async () => {
    const { db, shop } = await paidOrder(kind)
    const { id } = shop
    const canceled = await raceAgainst(
      db,
      tx => changeOrderState(tx, id, 'packed', { actor: namedStaff('Grace'), note: null, now: cartTestNow }),
      () => cancelOrder(db, id, { actor: shopperActor, now: cartTestNow }),
    )
    expect(canceled).toEqual(tooLate)
    const move = (to: OrderState) =>
      db
        .transaction()
        .execute(tx =>
          changeOrderState(tx, id, to, { actor: namedStaff('Grace'), note: null, now: later(5) }),
        )
    await db
      .transaction()
      .execute(tx =>
        addOrderNote(tx, id, { actor: namedStaff('Grace'), note: { code: 'packing-undone' }, now: later(4) }),
      )
    // No step can be skipped or repeated.
    expect([await move('delivered'), await move('shipped'), await move('shipped')]).toEqual([
      false,
      true,
      false,
    ])
    expect(await move('delivered')).toBe(true)
    const order = await readOrderById(db, id)
    expect(order!.deliveredAt).toBe(later(5).toISOString())
    expect(order!.events.map(({ state, actor, note }) => [state, actorKey(actor), note?.code])).toEqual([
      ['placed', 'shopper', undefined],
      ['paid', 'provider.test', undefined],
      ['packed', 'staff.Grace', undefined],
      ['packed', 'staff.Grace', 'packing-undone'],
      ['shipped', 'staff.Grace', undefined],
      ['delivered', 'staff.Grace', undefined],
    ])
    expect(await findOrderByNumber(db, order!.number.toLowerCase().replaceAll('-', ' '))).toEqual(order)
  })

  it('is refunded whether the payment or the cancellation comes first', async () => {
    for (const first of ['payment', 'canceled', 'payment meanwhile', 'canceled meanwhile'] as const) {
      const { db, shop, available, pay, payIn, cancel, payment } = await placedOrder(kind)
      if (first === 'payment') await pay()
      if (first === 'payment meanwhile') await raceAgainst(db, payIn, cancel)
      else if (first === 'canceled meanwhile') await Promise.all([cancel(), pay()])
      else await cancel()
      if (first === 'canceled') await pay()
      const order = (await readOrderById(db, shop.id))!
      const refunds = await db.selectFrom('refund').select(['payment_id', 'amount']).execute()
      expect([first, refunds]).toEqual([first, [{ payment_id: payment, amount: order.total }]])
      expect([order.state, order.paid, order.refunded]).toEqual(['canceled', order.total, order.total])
      expect(await available(blackTeeSku)).toBe(5)
    }
  })

  it('is canceled automatically if overdue, but never if paid', async () => {
    const { db, shop, available, payIn } = await placedOrder(kind)
    const due = later(orderPaymentTimeout)
    expect(await readOverdueOrders(db, later(orderPaymentTimeout - 1), 10)).toEqual([])
    expect(await readOverdueOrders(db, due, 10)).toEqual([shop.id])
    expect(await cancelUnpaidOrder(db, shop.id, later(orderPaymentTimeout - 1))).toBe(false)
    expect(await raceAgainst(db, payIn, () => cancelUnpaidOrder(db, shop.id, due))).toBe(false)
    expect(await readOrderById(db, shop.id)).toMatchObject({ state: 'paid', paymentDueAt: null })
    expect([await readOverdueOrders(db, due, 10), await available(blackTeeSku)]).toEqual([[], 3])
  })
})

async function placedOrder(kind: DatabaseKind) {
  const shop = await orderShop(kind)
  const { db } = shop
  await shop.stock(blackTeeSku, 5)
  const order = await shop.buy(await shop.shopper(blackTeeSku, 2))
  const { id: payment } = await db
    .insertInto('payment')
    .values({
      order_id: order.id,
      provider: 'test',
      token_hash: 'token',
      reference: 'reference',
      state: 'started',
      amount: order.due,
      currency: order.currency,
      note: '',
      started_at: cartTestNow.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    db,
    shop: order,
    available: shop.available,
    payment,
    pay: () => inOneCommit(db, tx => settlePayment(tx, payment, 'paid', { now: cartTestNow })),
    payIn: (tx: Parameters<typeof settlePayment>[0]) =>
      settlePayment(tx, payment, 'paid', { now: cartTestNow }),
    cancel: () => cancelOrder(db, order.id, { actor: shopperActor, now: cartTestNow }),
  }
}

async function paidOrder(kind: DatabaseKind) {
  const placed = await placedOrder(kind)
  await placed.pay()
  return placed
}
