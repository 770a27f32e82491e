import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { minutes, today } from '../cart/cart-shop.fixture.ts'
import { deliveringShop } from '../orders/parcels/delivered-order.fixture.ts'
import { declareWithdrawal } from '../withdrawals/declare-withdrawal.server.ts'
import { findWithdrawal, readWithdrawals } from '../withdrawals/withdrawal-store.server.ts'
import { answerClaim } from './answer-claim.server.ts'
import { readClaims, readOpenClaims } from './claim-store.server.ts'
import { claimWarranty } from './claim-warranty.server.ts'
import { maxOpenClaims } from './warranty.ts'

describe.each(databases)('what shoppers tell after a sale, on %s', kind => {
  it('a fault is told once, and answered once', async () => {
    const { db, buy, shopper, deliverAll, by, letters } = await deliveringShop(kind)
    const order = await buy(await shopper())
    const wish = { orderLineId: order.lines[0]!.id, words: 'A seam gave way.', key: 'a-key-of-the-claim' }
    expect(await claimWarranty(db, order, wish, today)).toEqual({ ok: false, because: 'not-delivered' })
    const there = await deliverAll(order, today)
    const twice = await Promise.all([1, 2].map(() => claimWarranty(db, there, wish, minutes(1))))
    expect(twice[0]).toMatchObject({ ok: true })
    expect(twice[0]).toEqual(twice[1])
    const [claim] = await readOpenClaims(db)
    expect(claim).toMatchObject({
      words: wish.words,
      orderNumber: order.number,
      title: order.lines[0]!.title,
    })
    const answer = (words: string) => answerClaim(db, claim!.number, { ...by(minutes(2)), words })
    expect(await answer(' ')).toEqual({ ok: false, because: 'needs-words' })
    const answered = await Promise.all([answer('We send you another.'), answer('We send you another.')])
    expect(answered.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await readOpenClaims(db)).toEqual([])
    expect(await readClaims(db, order.id)).toMatchObject([{ answer: 'We send you another.' }])
    expect([await letters('claim-received'), await letters('claim-answered')]).toEqual([1, 1])
    const late = await claimWarranty(
      db,
      there,
      { ...wish, key: 'another-key-of-a-claim' },
      new Date('2028-11-23T12:00:00.000Z'),
    )
    expect(late).toEqual({ ok: false, because: 'over' })
  })

  it('a line has a few open claims, also when many are sent at once, and others when those are answered', async () => {
    const { db, buy, shopper, deliverAll, by, letters } = await deliveringShop(kind)
    const order = await deliverAll(await buy(await shopper()), today)
    const claim = (key: string) =>
      claimWarranty(
        db,
        order,
        { orderLineId: order.lines[0]!.id, words: 'A seam gave way.', key },
        minutes(1),
      )
    const keys = Array.from({ length: 8 }, (_, count) => `key-of-the-claim-${count}`)
    const sent = await Promise.all(keys.map(claim))
    expect(sent.filter(({ ok }) => ok)).toHaveLength(maxOpenClaims)
    expect(sent.find(({ ok }) => !ok)).toEqual({ ok: false, because: 'too-many-open' })
    const open = await readOpenClaims(db)
    expect([open.length, await letters('claim-received')]).toEqual([maxOpenClaims, maxOpenClaims])
    // A claim that was taken is still the same when it is sent again.
    const taken = keys[sent.findIndex(({ ok }) => ok)]!
    expect(await claim(taken)).toMatchObject({ ok: true })
    await answerClaim(db, open[0]!.number, { ...by(minutes(2)), words: 'We mend it.' })
    expect(await claim('key-of-one-more-claim')).toMatchObject({ ok: true })
    expect(await claim('key-of-the-last-claim')).toMatchObject({ ok: false })
  })

  it('a withdrawal counts whatever it names, and is noted on the order that it means', async () => {
    const { db, buy, shopper, read, letters } = await deliveringShop(kind)
    const order = await buy(await shopper())
    const statement = { name: 'Ada', orderNumber: order.number.toLowerCase(), email: order.email, words: '' }
    const declare = (key: string, other = {}, at = minutes(3)) =>
      declareWithdrawal(db, { ...statement, ...other }, key, at)
    const keys = await Promise.all([declare('the-first-key-of-it'), declare('the-first-key-of-it')])
    expect(keys).toEqual(['the-first-key-of-it', 'the-first-key-of-it'])
    await declare('the-second-key-of-it', { email: 'eve@example.com' })
    await declare('the-third-key-of-it', { orderNumber: 'the blue one' })
    // The same statement is not made twice on one day, by whatever key and spelling of the number.
    expect(await declare('another-key-of-it', { orderNumber: order.number }, minutes(300))).toBe(
      'the-first-key-of-it',
    )
    expect((await readWithdrawals(db, 10)).map(({ orderId }) => orderId)).toEqual([null, null, order.id])
    const { number } = (await findWithdrawal(db, 'the-first-key-of-it'))!
    expect((await read(order)).moves.map(({ note }) => note)).toContain(`withdrawal ${number} declared`)
    expect((await read(order)).moves).toHaveLength(2)
    expect(await letters('withdrawal-receipt')).toBe(3)
    await declareWithdrawal(db, statement, 'key-of-the-next-day', new Date('2026-11-24T12:00:00.000Z'))
    expect(await readWithdrawals(db, 10)).toHaveLength(4)
  })
})
