import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { cancelOrder } from '../../orders/cancellation/cancel-order.server.ts'
import { refundableAmount } from '../../orders/order.ts'
import { readOrderById } from '../../orders/order-store.server.ts'
import { countDay } from '../../orders/sales/day-sales-store.server.ts'
import { commandLineActor } from '../../values/actor.ts'
import { toAmount } from '../../values/money.ts'
import { readCreditNotes } from '../invoices/document-store.server.ts'
import { issueInvoice } from '../invoices/issue-invoice.server.ts'
import { minutesFromNow, paymentShop, shopNow } from '../payment-shop.fixture.ts'
import { recordTransfer } from '../record-transfer.server.ts'
import { markManualRefundSent, readManualRefunds } from './manual-refunds.server.ts'
import { readDueRefunds, startRefundAttempt } from './refund-store.server.ts'
import { requestRefund } from './request-refund.server.ts'
import { sendRefunds } from './send-refunds.server.ts'

async function refundShop(kind: DatabaseKind) {
  const shop = await paymentShop(kind)
  const { db, stripe, providers, placed, openSession, receive } = shop
  const paid = async (giftCard = 0) => {
    const id = await placed('stripe', giftCard)
    await receive('checkout.session.completed', stripe.pay(await openSession(id)))
    return id
  }
  const want = (id: number, amount: number, key: string, note = 'a wish') =>
    inOneCommit(db, tx =>
      requestRefund(tx, id, {
        amount: toAmount(amount),
        purpose: { cause: 'goodwill', note },
        key,
        actor: commandLineActor,
        now: shopNow,
      }),
    )
  const send = (at = shopNow) => sendRefunds(db, providers, at)
  const balances = async () =>
    (await db.selectFrom('gift_card').selectAll().execute()).map(row => row.balance)
  return { ...shop, paid, want, send, balances }
}

describe.each(databases)('a refund, on %s', kind => {
  it('goes to the payment first, then to the gift card, and never exceeds what was paid', async () => {
    const { paid, want, send, order, refunds, events, emails, stripe, balances } = await refundShop(kind)
    const id = await paid(2000)
    expect(await balances()).toEqual([8000])
    expect(await want(id, 8801, 'too much')).toBe(false)
    expect(await want(id, 0, 'nothing')).toBe(false)
    expect(await refunds(id)).toEqual([])
    const often = await Promise.all(Array.from({ length: 6 }, () => want(id, 1000, 'first')))
    expect(often.every(Boolean)).toBe(true)
    expect(await order(id)).toMatchObject({ refunded: 1000 })
    // Concurrent requests share what is left of the payment; the gift card covers the rest.
    await Promise.all(Array.from({ length: 6 }, (_, index) => want(id, 1200, `wish ${index}`)))
    expect(await order(id)).toMatchObject({ refunded: 8200 })
    expect(await balances()).toEqual([9400])
    // Only one of two fits.
    const both = await Promise.all([want(id, 600, 'second'), want(id, 600, 'third')])
    expect(both.toSorted()).toEqual([false, true])
    expect(await balances()).toEqual([10000])
    expect(await order(id)).toEqual({ state: 'paid', paid: 6800, refunded: 8800 })
    await Promise.all([send(), send()])
    expect(stripe.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(6800)
    expect(await order(id)).toMatchObject({ state: 'refunded' })
    expect(await events(id)).toEqual(['paid', 'refunded'])
    expect(new Set(await emails())).toEqual(new Set(['order-confirmed', 'refunded']))
    expect(await emails()).toHaveLength(1 + (await refunds(id)).length)
  })

  it.each([
    'items missing',
    'items 12',
    'edited by phone',
    'edited 1',
    'paid-twice',
    'returned R-2K4M-7Q3X',
    'canceled',
  ])('is finished, credited and counted, whatever the merchant calls it: %s', async note => {
    const { db, stripe, paid, want, send, emails } = await refundShop(kind)
    const id = await paid()
    await inOneCommit(db, tx => issueInvoice(tx, id, shopNow))
    await want(id, 1250, 'wish', note)
    expect(await send()).toBe(1)
    expect(stripe.refunds.map(({ amount }) => amount)).toEqual([1250])
    expect(await emails()).toContain('refunded')
    const [credited] = await readCreditNotes(db, id)
    expect(credited).toMatchObject({ amount: 1250 })
    const days = await countDay(db, { from: '2000-01-01', before: '2100-01-01' })
    expect(days.map(({ refunds }) => refunds)).toEqual([1250])
  })

  it('is made once, even if Stripe is unreliable, and fails with a reason', async () => {
    const { stripe, paid, want, send, order, refunds, db } = await refundShop(kind)
    const id = await paid()
    await want(id, 3000, 'one')
    stripe.faults.push('down', 'down')
    expect(await send()).toBe(0)
    expect(await refunds(id)).toMatchObject([{ attempts: 1, done_at: null, last_error: expect.any(String) }])
    expect(await send()).toBe(0)
    // The first two calls succeed; the response to the refund is lost, twice.
    stripe.faults.push(undefined as never, undefined as never, 'breaks-off', 'breaks-off')
    expect(await send(minutesFromNow(1))).toBe(0)
    stripe.faults.length = 0
    expect(await send(minutesFromNow(3))).toBe(1)
    expect(stripe.refunds).toHaveLength(1)
    expect(await refunds(id)).toMatchObject([{ reference: stripe.refunds[0]!.id, last_error: null }])
    expect((await order(id)).state).toBe('paid')

    // Refunded in the dashboard, before the webhook arrives.
    stripe.refunds.push({ ...stripe.refunds[0]!, id: 're_theirs', amount: 5800, metadata: {} })
    await want(id, 5800, 'two')
    expect(await send(minutesFromNow(4))).toBe(1)
    expect(await readManualRefunds(db)).toMatchObject([
      { amount: 5800, lastError: 'charge_already_refunded' },
    ])
    expect(await send(minutesFromNow(600))).toBe(0)
    const [waiting] = await readManualRefunds(db)
    expect(await markManualRefundSent(db, waiting!.id, { actor: commandLineActor, now: shopNow })).toBe(true)
    expect(await markManualRefundSent(db, waiting!.id, { actor: commandLineActor, now: shopNow })).toBe(false)
    expect(await readManualRefunds(db)).toEqual([])
    expect((await order(id)).state).toBe('refunded')
  })

  it('that cannot be finished holds up no other, is never sent twice, and is shown at last', async () => {
    const { db, providers, stripe, paid, want, refunds } = await refundShop(kind)
    const [broken, other] = [await paid(), await paid()]
    for (const id of [broken, other]) await want(id, 1000, `wish ${id}`)
    const address = (text: string) =>
      db.updateTable('customer_order').set({ address: text }).where('id', '=', broken).execute()
    await inOneCommit(db, tx => issueInvoice(tx, other, shopNow))
    const { address: stored } = await db
      .selectFrom('customer_order')
      .select('address')
      .where('id', '=', broken)
      .executeTakeFirstOrThrow()
    await address('{')
    const logged: string[] = []
    const send = (at: Date) => sendRefunds(db, providers, at, { log: event => void logged.push(event) })
    expect(await send(shopNow)).toBe(1)
    expect(await refunds(other)).toMatchObject([{ done_at: expect.any(String) }])
    const unfinished = { done_at: null, last_error: 'not-finished', reference: stripe.refunds[0]!.id }
    expect(await refunds(broken)).toMatchObject([{ ...unfinished, failed_at: null }])
    await db.updateTable('refund').set({ attempts: 39 }).where('order_id', '=', broken).execute()
    expect(await send(minutesFromNow(2))).toBe(1)
    expect(await refunds(broken)).toMatchObject([{ ...unfinished, failed_at: expect.any(String) }])
    expect(await send(minutesFromNow(600))).toBe(0)
    expect([stripe.refunds.length, logged]).toEqual([2, ['refund-not-finished', 'refund-not-finished']])
    const [waiting] = await readManualRefunds(db)
    expect(waiting).toMatchObject({ lastError: 'not-finished' })
    await address(stored)
    expect(await markManualRefundSent(db, waiting!.id, { actor: commandLineActor, now: shopNow })).toBe(true)
  })

  it('is sent by only one of two processes', async () => {
    const { db, stripe, paid, want, send, refunds } = await refundShop(kind)
    const id = await paid()
    await want(id, 3000, 'one')
    const [due] = await readDueRefunds(db, ['stripe'], shopNow, 10)
    const take = (attempts = due!.attempts) =>
      startRefundAttempt(db, { ...due!, attempts }, minutesFromNow(1))
    expect((await Promise.all([take(), take()])).toSorted()).toEqual([false, true])
    expect(stripe.refunds, 'the one who took it went away').toEqual([])
    expect(await Promise.all([send(minutesFromNow(2)), send(minutesFromNow(2))])).toContain(1)
    expect(stripe.requests.filter(request => request === 'POST /v1/refunds')).toHaveLength(1)
    const [row] = await refunds(id)
    expect([row!.attempts, await take(row!.attempts)]).toEqual([2, false])
  })

  it('from the dashboard is recorded, and a failed one is sent by hand', async () => {
    const { db, stripe, paid, want, send, receive, order, refunds } = await refundShop(kind)
    const id = await paid()
    await want(id, 1000, 'ours')
    await send()
    const [session] = stripe.sessions.keys()
    const charge = (amount: number) => stripe.refundedCharge(session!, amount)
    await receive('charge.refunded', charge(1000))
    expect(await order(id)).toMatchObject({ refunded: 1000 })
    await receive('charge.refunded', charge(4000))
    await receive('charge.refunded', charge(4000))
    await receive('charge.refunded', charge(99999))
    expect(await order(id)).toMatchObject({ state: 'paid', refunded: 4000 })
    expect((await refunds(id)).map(({ amount }) => amount)).toEqual([1000, 3000])
    await receive('refund.failed', { id: stripe.refunds[0]!.id, failure_reason: 'expired_or_canceled_card' })
    expect(await readManualRefunds(db)).toMatchObject([
      { amount: 1000, lastError: 'expired_or_canceled_card' },
    ])
  })

  it.each([
    { ofGiftCard: 0, earlier: 0 },
    { ofGiftCard: 0, earlier: 1000 },
    { ofGiftCard: 0, earlier: 6800 },
    { ofGiftCard: 0, earlier: 8000 },
    { ofGiftCard: 500, earlier: 0 },
    { ofGiftCard: 500, earlier: 7000 },
  ])('of a cancellation is what its page says, after %o', async ({ ofGiftCard, earlier }) => {
    const { db, stripe, placed, openSession, receive, want, send, balances } = await refundShop(kind)
    const id = await placed('stripe', 2000)
    const back = async () =>
      (await balances())[0]! - 8000 + stripe.refunds.reduce((sum, { amount }) => sum + amount, 0)
    if (ofGiftCard > 0) expect(await want(id, ofGiftCard, 'before the payment')).toBe(true)
    await receive('checkout.session.completed', stripe.pay(await openSession(id)))
    if (earlier > 0) expect(await want(id, earlier, 'earlier')).toBe(true)
    await send()
    expect(await back()).toBe(ofGiftCard + earlier)
    const shown = refundableAmount((await readOrderById(db, id))!)
    expect(await cancelOrder(db, id, { actor: commandLineActor, now: shopNow })).toEqual({ ok: true })
    await send()
    expect(await back()).toBe(ofGiftCard + earlier + shown)
  })

  it('of a transfer is sent by hand', async () => {
    const { db, placed, want, send, order, emails } = await refundShop(kind)
    const id = await placed('bank-transfer')
    await recordTransfer(db, id, { actor: commandLineActor, now: shopNow })
    await want(id, 8800, 'all')
    expect(await send()).toBe(0)
    const [refund] = await readManualRefunds(db)
    expect(refund).toMatchObject({ amount: 8800, cause: 'goodwill', note: 'a wish', lastError: null })
    expect((await order(id)).state).toBe('paid')
    const often = await Promise.all(
      Array.from({ length: 3 }, () =>
        markManualRefundSent(db, refund!.id, { actor: commandLineActor, now: shopNow }),
      ),
    )
    expect(often.filter(Boolean)).toHaveLength(1)
    expect((await order(id)).state).toBe('refunded')
    expect(await emails()).toEqual(['order-confirmed', 'refunded'])
  })
})
