import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { afterMinutes, cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { fulfillmentShop } from '../../orders/fulfillment/fulfillment-shop.fixture.ts'
import { declareWithdrawal } from '../withdrawals/declare-withdrawal.server.ts'
import { findWithdrawal, readWithdrawals } from '../withdrawals/withdrawal-store.server.ts'
import { answerClaim } from './answer-claim.server.ts'
import { readClaims, readOpenClaims } from './claim-store.server.ts'
import { claimWarranty } from './claim-warranty.server.ts'
import { maxOpenClaims } from './warranty.ts'

describe.each(databases)('claims and withdrawals, on %s', kind => {
  it('accept a claim once and answer it once', async () => {
    const { db, buy, shopper, deliverAll, by, emailCount } = await fulfillmentShop(kind)
    const order = await buy(await shopper())
    const wish = {
      orderLineId: order.lines[0]!.id,
      description: 'A seam gave way.',
      key: 'a-key-of-the-claim',
    }
    expect(await claimWarranty(db, order, wish, cartTestNow)).toEqual({ ok: false, reason: 'not-delivered' })
    const there = await deliverAll(order, cartTestNow)
    const twice = await Promise.all([1, 2].map(() => claimWarranty(db, there, wish, afterMinutes(1))))
    expect(twice[0]).toMatchObject({ ok: true })
    expect(twice[0]).toEqual(twice[1])
    const [claim] = await readOpenClaims(db)
    expect(claim).toMatchObject({
      description: wish.description,
      orderNumber: order.number,
      title: order.lines[0]!.title,
    })
    const answer = (description: string) =>
      answerClaim(db, claim!.number, { ...by(afterMinutes(2)), message: description })
    expect(await answer(' ')).toEqual({ ok: false, reason: 'needs-message' })
    const answered = await Promise.all([
      answer('We’ll send you a new one.'),
      answer('We’ll send you a new one.'),
    ])
    expect(answered.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await readOpenClaims(db)).toEqual([])
    expect(await readClaims(db, order.id)).toMatchObject([{ answer: 'We’ll send you a new one.' }])
    expect([await emailCount('claim-received'), await emailCount('claim-answered')]).toEqual([1, 1])
    const late = await claimWarranty(
      db,
      there,
      { ...wish, key: 'another-key-of-a-claim' },
      new Date('2028-11-23T12:00:00.000Z'),
    )
    expect(late).toEqual({ ok: false, reason: 'over' })
  })

  it('limit open claims per order line, even when many are sent at once', async () => {
    const { db, buy, shopper, deliverAll, by, emailCount } = await fulfillmentShop(kind)
    const order = await deliverAll(await buy(await shopper()), cartTestNow)
    const other = await deliverAll(await buy(await shopper()), cartTestNow)
    const claim = (key: string, of = order) =>
      claimWarranty(
        db,
        of,
        { orderLineId: of.lines[0]!.id, description: 'A seam gave way.', key },
        afterMinutes(1),
      )
    const keys = Array.from({ length: 8 }, (_, count) => `key-of-the-claim-${count}`)
    const sent = await Promise.all(keys.map(key => claim(key)))
    expect(sent.filter(({ ok }) => ok)).toHaveLength(maxOpenClaims)
    expect(sent.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'too-many-open' })
    const open = await readOpenClaims(db)
    expect([open.length, await emailCount('claim-received')]).toEqual([maxOpenClaims, maxOpenClaims])
    // A repeated form returns the same claim.
    const taken = keys[sent.findIndex(({ ok }) => ok)]!
    expect(await claim(taken)).toMatchObject({ ok: true })
    await answerClaim(db, open[0]!.number, { ...by(afterMinutes(2)), message: 'We’ll repair it.' })
    expect(await claim('key-of-one-more-claim')).toMatchObject({ ok: true })
    expect(await claim('key-of-the-last-claim')).toMatchObject({ ok: false })
    expect(await claim('key-for-another-line', other)).toMatchObject({ ok: true })
  })

  it('record a withdrawal whether or not its order exists', async () => {
    const { db, buy, shopper, read, emailCount } = await fulfillmentShop(kind)
    const order = await buy(await shopper())
    const statement = {
      name: 'Ada',
      orderNumber: order.number.toLowerCase(),
      email: order.email,
      comment: '',
    }
    const declare = (key: string, other = {}, at = afterMinutes(3)) =>
      declareWithdrawal(db, { ...statement, ...other }, key, at)
    const keys = await Promise.all([declare('the-first-key-of-it'), declare('the-first-key-of-it')])
    expect(keys).toEqual(['the-first-key-of-it', 'the-first-key-of-it'])
    await declare('the-second-key-of-it', { email: 'eve@example.com' })
    await declare('the-third-key-of-it', { orderNumber: 'the blue one' })
    // The same statement counts once a day, with any key or spelling of the number.
    expect(await declare('another-key-of-it', { orderNumber: order.number }, afterMinutes(300))).toBe(
      'the-first-key-of-it',
    )
    expect((await readWithdrawals(db, 10)).map(({ orderId }) => orderId)).toEqual([null, null, order.id])
    const { number } = (await findWithdrawal(db, 'the-first-key-of-it'))!
    expect((await read(order)).events.map(({ note }) => note)).toContainEqual(
      expect.objectContaining({ code: 'withdrawal-declared', value: number }),
    )
    expect((await read(order)).events).toHaveLength(2)
    expect(await emailCount('withdrawal-receipt')).toBe(3)
    await declareWithdrawal(db, statement, 'key-of-the-next-day', new Date('2026-11-24T12:00:00.000Z'))
    expect(await readWithdrawals(db, 10)).toHaveLength(4)
    await declare('key-for-other-items', { comment: 'The pot, too.' })
    expect(await readWithdrawals(db, 10)).toHaveLength(5)
  })
})
