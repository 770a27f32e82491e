import { describe, expect, it } from 'vitest'
import { databases, type Kind } from '../../../test/databases.ts'
import { inOneCommit } from '../../db/one-commit.server.ts'
import { minutes, pot, tee, today } from '../cart/cart-shop.fixture.ts'
import { cents } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { deliveringShop } from '../orders/parcels/delivered-order.fixture.ts'
import { doneByHand, refundsByHand } from '../payments/refund-by-hand.server.ts'
import { wantRefund } from '../payments/want-refund.server.ts'
import { acceptReturn, declineReturn } from './answer-return.server.ts'
import { askReturn } from './ask-return.server.ts'
import { receiveReturn } from './receive-return.server.ts'
import { noteRefunded } from './refunded-returns-job.server.ts'
import { maxOpenReturns } from './return.ts'
import { findReturn, readReturns } from './return-store.server.ts'

let keys = 0

/** A shop with an order of two tees, or more, and a pot that has come. */
async function returningShop(kind: Kind, tees = 2) {
  const shop = await deliveringShop(kind)
  const visitor = await shop.shopper(tee, tees)
  await shop.add(visitor, pot, 1)
  const order = await shop.deliverAll(await shop.buy(visitor), today)
  const idOf = (sku: string) => order.lines.find(line => line.sku === sku)!.id
  const ask = (wanted: Record<string, number>, key = `key-${++keys}-of-a-form`, now = minutes(60)) =>
    askReturn(
      shop.db,
      {
        orderId: order.id,
        key,
        reason: 'does-not-fit',
        words: ' Too wide. ',
        wanted: Object.entries(wanted).map(([sku, quantity]) => ({ orderLineId: idOf(sku), quantity })),
      },
      now,
    )
  const asked = async (wanted: Record<string, number>) => {
    const answer = await ask(wanted)
    if (!answer.ok) throw new Error(answer.because)
    return answer.number
  }
  return { ...shop, order, ask, asked }
}

const lineOf = (order: Order, sku: string) => order.lines.find(line => line.sku === sku)!

describe.each(databases)('goods that come back, on %s', kind => {
  it('are asked for once, by whoever is first', async () => {
    const { db, ask, order, letters } = await returningShop(kind)
    const same = await Promise.all([
      ask({ [pot]: 1 }, 'the-same-form-twice'),
      ask({ [pot]: 1 }, 'the-same-form-twice'),
    ])
    expect(same[0]).toEqual(same[1])
    expect(same[0].ok).toBe(true)
    // Four that want both tees at once.
    const rivals = await Promise.all([1, 2, 3, 4].map(() => ask({ [tee]: 2 })))
    expect(rivals.filter(({ ok }) => ok)).toHaveLength(1)
    expect(rivals.filter(answer => !answer.ok && answer.because === 'more-than-bought')).toHaveLength(3)
    const returns = await readReturns(db, order.id)
    expect(returns).toMatchObject([
      { words: 'Too wide.', lines: [{ quantity: 1 }] },
      { lines: [{ quantity: 2 }] },
    ])
    expect(returns.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total)
    expect(await letters('return-asked')).toBe(2)
    expect(await ask({ [pot]: 1 }, 'the-same-form-twice')).toEqual(same[0])
    expect(await ask({ [tee]: 1 }, 'late-key-of-a-form', new Date('2026-12-23T12:00:00.000Z'))).toEqual({
      ok: false,
      because: 'too-late',
    })
  })

  it('are in stock again and paid back, each piece once, and all of them come to what was paid', async () => {
    const { db, asked, order, read, by, available, disagreements } = await returningShop(kind)
    const before = (await available(tee))!
    const first = await asked({ [tee]: 1 })
    expect(await acceptReturn(db, first, { ...by(minutes(61)), words: 'Gladly.' })).toEqual({ ok: true })
    expect(await acceptReturn(db, first, { ...by(minutes(62)), words: '' })).toEqual({
      ok: false,
      because: 'not-open',
    })
    const received = await Promise.all([1, 2, 3].map(() => receiveReturn(db, first, by(minutes(70)))))
    expect(received.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await declineReturn(db, first, { ...by(minutes(71)), words: 'No.' })).toEqual({
      ok: false,
      because: 'not-open',
    })
    expect(await available(tee)).toBe(before + 1)
    const half = Math.floor(lineOf(order, tee).total / 2)
    const partly = await read(order)
    expect([partly.state, partly.refunded, lineOf(partly, tee).returned]).toEqual(['delivered', half, 1])

    const rest = await asked({ [tee]: 1, [pot]: 1 })
    expect(await receiveReturn(db, rest, by(minutes(80)))).toEqual({ ok: true })
    const whole = await read(order)
    expect(whole.refunded).toBe(order.total)
    expect(whole.moves.map(({ state }) => state)).toContain('returned')
    expect(await noteRefunded(db, minutes(81))).toBe(0)

    const byHand = await refundsByHand(db)
    expect(byHand.map(({ amount }) => amount)).toEqual([half, order.total - half])
    for (const { id } of byHand) {
      const done = await Promise.all([doneByHand(db, id, minutes(90)), doneByHand(db, id, minutes(90))])
      expect(done.filter(Boolean)).toHaveLength(1)
    }
    expect(await noteRefunded(db, minutes(91))).toBe(2)
    expect((await readReturns(db, order.id)).map(({ state }) => state)).toEqual(['refunded', 'refunded'])
    expect((await read(order)).state).toBe('refunded')
    expect(await disagreements()).toEqual([])
  })

  it('pay back what a goodwill refund has left of the price, and nothing twice', async () => {
    for (const whole of [false, true]) {
      const { db, asked, order, read, by } = await returningShop(kind)
      const amount = cents(whole ? order.total : 1000)
      const goodwill = { amount, reason: 'goodwill', key: 'goodwill', now: minutes(30) }
      expect(await inOneCommit(db, tx => wantRefund(tx, order.id, goodwill))).toBe(true)
      const part = await asked({ [pot]: 1 })
      const rest = await asked({ [tee]: 2 })
      for (const number of [part, rest])
        expect(await receiveReturn(db, number, by(minutes(70)))).toEqual({ ok: true })
      expect((await read(order)).refunded).toBe(order.total)
      const sent = (await refundsByHand(db)).map(refund => refund.amount)
      expect(sent.reduce((all, one) => all + one, 0)).toBe(order.total)
      const { amount: ofPart } = (await findReturn(db, part))!
      expect(sent).toEqual(whole ? [order.total] : [1000, ofPart, order.total - ofPart - 1000])
    }
  })

  it('are asked for in a few returns at a time, also when many are sent at once', async () => {
    const { db, ask, order, by, letters } = await returningShop(kind, maxOpenReturns + 2)
    const sent = await Promise.all(
      Array.from({ length: maxOpenReturns + 2 }, (_, count) => ask({ [tee]: 1 }, `key-of-return-${count}`)),
    )
    const taken = sent.filter(answer => answer.ok)
    expect(taken).toHaveLength(maxOpenReturns)
    expect(sent.find(({ ok }) => !ok)).toEqual({ ok: false, because: 'too-many-open' })
    expect(await readReturns(db, order.id)).toHaveLength(maxOpenReturns)
    expect(await letters('return-asked')).toBe(maxOpenReturns)
    // The same form sent again is still the return that it made.
    const place = sent.indexOf(taken[0]!)
    expect(await ask({ [tee]: 1 }, `key-of-return-${place}`)).toEqual(taken[0])
    await acceptReturn(db, taken[0]!.number, { ...by(minutes(61)), words: '' })
    expect(await ask({ [tee]: 1 })).toMatchObject({ ok: true })
    expect(await ask({ [tee]: 1 })).toEqual({ ok: false, because: 'too-many-open' })
  })

  it('may be declined with a reason, and asked for again', async () => {
    const { db, asked, by, letters } = await returningShop(kind)
    const number = await asked({ [pot]: 1 })
    expect(await declineReturn(db, number, { ...by(minutes(61)), words: ' ' })).toEqual({
      ok: false,
      because: 'needs-words',
    })
    const words = 'It was used.'
    expect(await declineReturn(db, number, { ...by(minutes(61)), words })).toEqual({ ok: true })
    expect(await receiveReturn(db, number, by(minutes(62)))).toEqual({ ok: false, because: 'not-open' })
    expect(await findReturn(db, number)).toMatchObject({ state: 'declined', answer: words })
    expect(await asked({ [pot]: 1 })).not.toBe(number)
    expect(await receiveReturn(db, 'R-AAAA-AAAA', by(today))).toEqual({
      ok: false,
      because: 'unknown-return',
    })
    expect([await letters('return-accepted'), await letters('return-declined')]).toEqual([0, 1])
  })
})
