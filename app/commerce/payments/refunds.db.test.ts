import { describe, expect, it } from 'vitest'
import { databases, type Kind } from '../../../test/databases.ts'
import { inOneCommit } from '../../db/one-commit.server.ts'
import { cents } from '../money.ts'
import { minutes, now, paymentShop } from './payment-shop.fixture.ts'
import { doneByHand, refundsByHand } from './refund-by-hand.server.ts'
import { readDueRefunds, takeRefund } from './refund-store.server.ts'
import { sendRefunds } from './send-refunds.server.ts'
import { takeTransfer } from './take-transfer.server.ts'
import { wantRefund } from './want-refund.server.ts'

async function refundShop(kind: Kind) {
  const shop = await paymentShop(kind)
  const { db, stripe, providers, placed, begun, told } = shop
  const paid = async (giftCard = 0) => {
    const id = await placed('stripe', giftCard)
    await told('checkout.session.completed', stripe.pay(await begun(id)))
    return id
  }
  const want = (id: number, amount: number, key: string) =>
    inOneCommit(db, tx => wantRefund(tx, id, { amount: cents(amount), reason: 'a wish', key, now }))
  const send = (at = now) => sendRefunds(db, providers, at)
  const balances = async () =>
    (await db.selectFrom('gift_card').selectAll().execute()).map(row => row.balance)
  return { ...shop, paid, want, send, balances }
}

describe.each(databases)('a refund, on %s', kind => {
  it('takes from the payment first, gives the rest to the gift card, and never more than was paid', async () => {
    const { paid, want, send, order, refunds, moves, letters, stripe, balances } = await refundShop(kind)
    const id = await paid(2000)
    expect(await balances()).toEqual([8000])
    expect(await want(id, 8801, 'too much')).toBe(false)
    expect(await want(id, 0, 'nothing')).toBe(false)
    expect(await refunds(id)).toEqual([])
    const often = await Promise.all(Array.from({ length: 6 }, () => want(id, 1000, 'first')))
    expect(often.every(Boolean)).toBe(true)
    expect(await order(id)).toMatchObject({ refunded: 1000 })
    // Six wishes at once share what the payment still has; the gift card pays the rest.
    await Promise.all(Array.from({ length: 6 }, (_, place) => want(id, 1200, `wish ${place}`)))
    expect(await order(id)).toMatchObject({ refunded: 8200 })
    expect(await balances()).toEqual([9400])
    // Of two at once one is too much.
    const both = await Promise.all([want(id, 600, 'second'), want(id, 600, 'third')])
    expect(both.toSorted()).toEqual([false, true])
    expect(await balances()).toEqual([10000])
    expect(await order(id)).toEqual({ state: 'paid', paid: 6800, refunded: 8800 })
    await Promise.all([send(), send()])
    expect(stripe.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(6800)
    expect(await order(id)).toMatchObject({ state: 'refunded' })
    expect(await moves(id)).toEqual(['paid', 'refunded'])
    expect(new Set(await letters())).toEqual(new Set(['payment-received', 'refunded']))
    expect(await letters()).toHaveLength(1 + (await refunds(id)).length)
  })

  it('is made once, however badly Stripe is reached, and given up in words', async () => {
    const { stripe, paid, want, send, order, refunds, db } = await refundShop(kind)
    const id = await paid()
    await want(id, 3000, 'one')
    stripe.moods.push('down', 'down')
    expect(await send()).toBe(0)
    expect(await refunds(id)).toMatchObject([{ tries: 1, done_at: null, last_error: expect.any(String) }])
    expect(await send()).toBe(0)
    // Its session is found, its refunds are listed, and then the answer is lost, twice.
    stripe.moods.push(undefined as never, undefined as never, 'breaks-off', 'breaks-off')
    expect(await send(minutes(1))).toBe(0)
    stripe.moods.length = 0
    expect(await send(minutes(3))).toBe(1)
    expect(stripe.refunds).toHaveLength(1)
    expect(await refunds(id)).toMatchObject([{ reference: stripe.refunds[0]!.id, last_error: null }])
    expect((await order(id)).state).toBe('paid')

    // Somebody gave it back at Stripe meanwhile, and the message is late.
    stripe.refunds.push({ ...stripe.refunds[0]!, id: 're_theirs', amount: 5800, metadata: {} })
    await want(id, 5800, 'two')
    expect(await send(minutes(4))).toBe(1)
    expect(await refundsByHand(db)).toMatchObject([{ amount: 5800, lastError: 'charge_already_refunded' }])
    expect(await send(minutes(600))).toBe(0)
    const [waiting] = await refundsByHand(db)
    expect(await doneByHand(db, waiting!.id, now)).toBe(true)
    expect(await doneByHand(db, waiting!.id, now)).toBe(false)
    expect(await refundsByHand(db)).toEqual([])
    expect((await order(id)).state).toBe('refunded')
  })

  it('is sent by one of two processes that have both read it', async () => {
    const { db, stripe, paid, want, send, refunds } = await refundShop(kind)
    const id = await paid()
    await want(id, 3000, 'one')
    const [due] = await readDueRefunds(db, ['stripe'], now, 10)
    const take = (tries = due!.tries) => takeRefund(db, { ...due!, tries }, minutes(1))
    expect((await Promise.all([take(), take()])).toSorted()).toEqual([false, true])
    expect(stripe.refunds, 'the one who took it went away').toEqual([])
    expect(await Promise.all([send(minutes(2)), send(minutes(2))])).toContain(1)
    expect(stripe.asked.filter(asked => asked === 'POST /v1/refunds')).toHaveLength(1)
    const [row] = await refunds(id)
    expect([row!.tries, await take(row!.tries)]).toEqual([2, false])
  })

  it('made at Stripe is written down here, and one that came to nothing is sent by hand', async () => {
    const { db, stripe, paid, want, send, told, order, refunds } = await refundShop(kind)
    const id = await paid()
    await want(id, 1000, 'ours')
    await send()
    const [session] = stripe.sessions.keys()
    const charge = (amount: number) => stripe.refunded(session!, amount)
    await told('charge.refunded', charge(1000))
    expect(await order(id)).toMatchObject({ refunded: 1000 })
    await told('charge.refunded', charge(4000))
    await told('charge.refunded', charge(4000))
    await told('charge.refunded', charge(99999))
    expect(await order(id)).toMatchObject({ state: 'paid', refunded: 4000 })
    expect((await refunds(id)).map(({ amount }) => amount)).toEqual([1000, 3000])
    await told('refund.failed', { id: stripe.refunds[0]!.id, failure_reason: 'expired_or_canceled_card' })
    expect(await refundsByHand(db)).toMatchObject([{ amount: 1000, lastError: 'expired_or_canceled_card' }])
  })

  it('of a transfer is sent by hand', async () => {
    const { db, placed, want, send, order, letters } = await refundShop(kind)
    const id = await placed('bank-transfer')
    await takeTransfer(db, id, now)
    await want(id, 8800, 'all')
    expect(await send()).toBe(0)
    const [refund] = await refundsByHand(db)
    expect(refund).toMatchObject({ amount: 8800, reason: 'a wish', lastError: null })
    expect((await order(id)).state).toBe('paid')
    const often = await Promise.all(Array.from({ length: 3 }, () => doneByHand(db, refund!.id, now)))
    expect(often.filter(Boolean)).toHaveLength(1)
    expect((await order(id)).state).toBe('refunded')
    expect(await letters()).toEqual(['payment-received', 'refunded'])
  })
})
