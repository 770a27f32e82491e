import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { databases } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { afterMinutes, cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { markManualRefundSent, readManualRefunds } from '../../payments/refunds/manual-refunds.server.ts'
import { requestRefund } from '../../payments/refunds/request-refund.server.ts'
import { commandLineActor } from '../../values/actor.ts'
import { toAmount } from '../../values/money.ts'
import { acceptReturn, declineReturn } from './answer-return.server.ts'
import { receiveReturn } from './receive-return.server.ts'
import { markReturnsRefunded } from './refunded-returns-job.server.ts'
import { maxOpenReturns } from './return.ts'
import { findReturn, readReturns } from './return-store.server.ts'
import { lineOf, returningShop } from './returning-shop.fixture.ts'

describe.each(databases)('returns, on %s', kind => {
  it('are requested once, even by concurrent forms', async () => {
    const { db, request, order, emailCount } = await returningShop(kind)
    const same = await Promise.all([
      request({ [waterPotSku]: 1 }, 'the-same-form-twice'),
      request({ [waterPotSku]: 1 }, 'the-same-form-twice'),
    ])
    expect(same[0]).toEqual(same[1])
    expect(same[0].ok).toBe(true)
    // Four concurrent requests for both tees.
    const rivals = await Promise.all([1, 2, 3, 4].map(() => request({ [blackTeeSku]: 2 })))
    expect(rivals.filter(({ ok }) => ok)).toHaveLength(1)
    expect(rivals.filter(answer => !answer.ok && answer.reasons.includes('more-than-bought'))).toHaveLength(3)
    const returns = await readReturns(db, order.id)
    expect(returns).toMatchObject([
      { comment: 'Too wide.', lines: [{ quantity: 1 }] },
      { lines: [{ quantity: 2 }] },
    ])
    expect(returns.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total)
    expect(await emailCount('return-requested')).toBe(2)
    expect(await request({ [waterPotSku]: 1 }, 'the-same-form-twice')).toEqual(same[0])
    expect(
      await request({ [blackTeeSku]: 1 }, 'late-key-of-a-form', new Date('2026-12-23T12:00:00.000Z')),
    ).toEqual({
      ok: false,
      reasons: ['too-late'],
    })
  })

  it('restock and refund each item once, up to what was paid', async () => {
    const { db, requestNumber, order, read, by, available, disagreements } = await returningShop(kind)
    const before = (await available(blackTeeSku))!
    const first = await requestNumber({ [blackTeeSku]: 1 })
    expect(await acceptReturn(db, first, { ...by(afterMinutes(61)), message: 'Gladly.' })).toEqual({
      ok: true,
    })
    expect(await acceptReturn(db, first, { ...by(afterMinutes(62)), message: '' })).toEqual({
      ok: false,
      reason: 'not-open',
    })
    const received = await Promise.all([1, 2, 3].map(() => receiveReturn(db, first, by(afterMinutes(70)))))
    expect(received.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await declineReturn(db, first, { ...by(afterMinutes(71)), message: 'No.' })).toEqual({
      ok: false,
      reason: 'not-open',
    })
    expect(await available(blackTeeSku)).toBe(before + 1)
    const half = Math.floor(lineOf(order, blackTeeSku).total / 2)
    const partly = await read(order)
    expect([partly.state, partly.refunded, lineOf(partly, blackTeeSku).returned]).toEqual([
      'delivered',
      half,
      1,
    ])

    const rest = await requestNumber({ [blackTeeSku]: 1, [waterPotSku]: 1 })
    expect(await receiveReturn(db, rest, by(afterMinutes(80)))).toEqual({ ok: true, isClosed: true })
    const whole = await read(order)
    expect(whole.refunded).toBe(order.total)
    expect(whole.events.map(({ state }) => state)).toContain('returned')
    expect(await markReturnsRefunded(db, afterMinutes(81))).toBe(0)

    const byHand = await readManualRefunds(db)
    expect(byHand.map(({ amount }) => amount)).toEqual([half, order.total - half])
    for (const { id } of byHand) {
      const done = await Promise.all([
        markManualRefundSent(db, id, { actor: commandLineActor, now: afterMinutes(90) }),
        markManualRefundSent(db, id, { actor: commandLineActor, now: afterMinutes(90) }),
      ])
      expect(done.filter(Boolean)).toHaveLength(1)
    }
    expect(await markReturnsRefunded(db, afterMinutes(91))).toBe(2)
    expect((await readReturns(db, order.id)).map(({ state }) => state)).toEqual(['refunded', 'refunded'])
    expect((await read(order)).state).toBe('refunded')
    expect(await disagreements()).toEqual([])
  })

  it('are refunded once no refund of their own order is pending', async () => {
    const { db, requestNumber, order, buy, shopper, deliverAll, by } = await returningShop(kind)
    await receiveReturn(db, await requestNumber({ [waterPotSku]: 1 }), by(afterMinutes(70)))
    const sent = { actor: commandLineActor, now: afterMinutes(90) }
    const purpose = { cause: 'goodwill', note: '' } as const
    const other = await deliverAll(await buy(await shopper()), cartTestNow)
    const goodwill = { amount: toAmount(100), purpose, key: 'of-another-order', ...sent }
    expect(await inOneCommit(db, tx => requestRefund(tx, other.id, goodwill))).toBe(true)
    const own = (await readManualRefunds(db)).find(({ orderNumber }) => orderNumber === order.number)!
    expect(await markReturnsRefunded(db, afterMinutes(81))).toBe(0)
    expect(await markManualRefundSent(db, own.id, sent)).toBe(true)
    expect(await markReturnsRefunded(db, afterMinutes(91))).toBe(1)
  })

  it('are accepted and received at once', async () => {
    const { db, requestNumber, by } = await returningShop(kind, 10)
    for (let round = 0; round < 8; round++) {
      const number = await requestNumber({ [blackTeeSku]: 1 })
      const [accepted, received] = await Promise.all([
        acceptReturn(db, number, { ...by(afterMinutes(61)), message: '' }),
        receiveReturn(db, number, by(afterMinutes(61))),
      ])
      expect(received).toEqual({ ok: true, isClosed: true })
      expect(accepted).toEqual(accepted.ok ? { ok: true } : { ok: false, reason: 'not-open' })
    }
  })

  it('refund only what a goodwill refund has left', async () => {
    for (const whole of [false, true]) {
      const { db, requestNumber, order, read, by } = await returningShop(kind)
      const amount = toAmount(whole ? order.total : 1000)
      const goodwill = {
        amount,
        purpose: { cause: 'goodwill', note: '' } as const,
        key: 'goodwill',
        actor: commandLineActor,
        now: afterMinutes(30),
      }
      expect(await inOneCommit(db, tx => requestRefund(tx, order.id, goodwill))).toBe(true)
      const part = await requestNumber({ [waterPotSku]: 1 })
      const rest = await requestNumber({ [blackTeeSku]: 2 })
      for (const number of [part, rest])
        expect(await receiveReturn(db, number, by(afterMinutes(70)))).toMatchObject({ ok: true })
      expect((await read(order)).refunded).toBe(order.total)
      const sent = (await readManualRefunds(db)).map(refund => refund.amount)
      expect(sent.reduce((all, one) => all + one, 0)).toBe(order.total)
      const { amount: ofPart } = (await findReturn(db, part))!
      expect(sent).toEqual(whole ? [order.total] : [1000, ofPart, order.total - ofPart - 1000])
    }
  })

  it('are limited in number, even when many are sent at once', async () => {
    const { db, request, order, by, emailCount } = await returningShop(kind, maxOpenReturns + 2)
    const sent = await Promise.all(
      Array.from({ length: maxOpenReturns + 2 }, (_, count) =>
        request({ [blackTeeSku]: 1 }, `key-of-return-${count}`),
      ),
    )
    const taken = sent.filter(answer => answer.ok)
    expect(taken).toHaveLength(maxOpenReturns)
    expect(sent.find(({ ok }) => !ok)).toEqual({ ok: false, reasons: ['too-many-open'] })
    expect(await readReturns(db, order.id)).toHaveLength(maxOpenReturns)
    expect(await emailCount('return-requested')).toBe(maxOpenReturns)
    // A repeated form returns the same number.
    const index = sent.indexOf(taken[0]!)
    expect(await request({ [blackTeeSku]: 1 }, `key-of-return-${index}`)).toEqual(taken[0])
    await acceptReturn(db, taken[0]!.number, { ...by(afterMinutes(61)), message: '' })
    expect(await request({ [blackTeeSku]: 1 })).toMatchObject({ ok: true })
    expect(await request({ [blackTeeSku]: 1 })).toEqual({ ok: false, reasons: ['too-many-open'] })
  })

  it('can be declined with a reason and requested again', async () => {
    const { db, requestNumber, by, emailCount } = await returningShop(kind)
    const number = await requestNumber({ [waterPotSku]: 1 })
    expect(await declineReturn(db, number, { ...by(afterMinutes(61)), message: ' ' })).toEqual({
      ok: false,
      reason: 'needs-message',
    })
    const words = 'It was used.'
    expect(await declineReturn(db, number, { ...by(afterMinutes(61)), message: words })).toEqual({ ok: true })
    expect(await receiveReturn(db, number, by(afterMinutes(62)))).toEqual({ ok: false, reason: 'not-open' })
    expect(await findReturn(db, number)).toMatchObject({ state: 'declined', answer: words })
    expect(await requestNumber({ [waterPotSku]: 1 })).not.toBe(number)
    expect(await receiveReturn(db, 'R-AAAA-AAAA', by(cartTestNow))).toEqual({
      ok: false,
      reason: 'unknown-return',
    })
    expect([await emailCount('return-accepted'), await emailCount('return-declined')]).toEqual([0, 1])
  })
})
