import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { databases } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { renderOneEmail } from '#writing/emails/render-one-email.fixture.ts'
import { afterMinutes } from '../../cart/cart-shop.fixture.ts'
import { readStockHistory } from '../../catalog/stock/stock-history-store.server.ts'
import { markManualRefundSent, readManualRefunds } from '../../payments/refunds/manual-refunds.server.ts'
import { requestRefund } from '../../payments/refunds/request-refund.server.ts'
import { unsealEmailFacts } from '../../running/outbox/sealed-email.server.ts'
import { toAmount } from '../../values/money.ts'
import { declineReturn } from './answer-return.server.ts'
import { receiveReturn } from './receive-return.server.ts'
import { refundOfReturn } from './refund-of-return.ts'
import { previewedRefund, previewReturn } from './return-preview.ts'
import { findReturn, readReturns } from './return-store.server.ts'
import { lineOf, returningShop } from './returning-shop.fixture.ts'

describe.each(databases)('receiving a return, on %s', kind => {
  it('come in packages, each restocked and refunded once, and leave the rest open', async () => {
    const { db, requestNumber, order, read, by, available, disagreements } = await returningShop(kind, 3)
    const before = (await available(blackTeeSku))!
    const tees = lineOf(order, blackTeeSku)
    const number = await requestNumber({ [blackTeeSku]: 3 })
    const pack = (arrived: number, damaged: number, more = {}) =>
      receiveReturn(db, number, {
        ...by(afterMinutes(70)),
        ...{ lines: [{ orderLineId: tees.id, arrived, damaged }], ...more },
      })
    expect(await pack(4, 0)).toEqual({ ok: false, reason: 'more-than-open' })
    expect(await pack(2, 3)).toEqual({ ok: false, reason: 'more-damaged' })
    expect(await pack(0, 0, { closesRest: true })).toEqual({ ok: false, reason: 'nothing-arrived' })
    const rivals = await Promise.all([1, 2, 3].map(() => pack(2, 1, { seenArrivals: 0 })))
    expect(rivals.filter(({ ok }) => ok)).toEqual([{ ok: true, isClosed: false }])
    expect(rivals.filter(({ ok }) => !ok)[0]).toEqual({ ok: false, reason: 'changed-meanwhile' })
    expect(await available(blackTeeSku)).toBe(before + 1)
    expect(await readStockHistory(db, blackTeeSku, { before: null, limit: 3 })).toMatchObject([
      { quantity: -1, available: before + 1, reason: 'damaged', orderNumber: order.number },
      { quantity: 2, available: before + 2, reason: 'returned', orderNumber: order.number },
      { quantity: -3, available: before, reason: 'sold' },
    ])
    const two = Math.floor((tees.total * 2) / 3)
    expect((await read(order)).refunded).toBe(two)
    const [open] = await readReturns(db, order.id)
    expect(open).toMatchObject({ state: 'accepted', refunded: two, arrivals: 1 })
    expect(open!.lines).toMatchObject([{ quantity: 3, received: 2, damaged: 1 }])
    expect(refundOfReturn(await read(order), [open!], open!)).toBe(tees.total)
    const answer = { ...by(afterMinutes(71)), message: 'No.' }
    expect(await declineReturn(db, number, answer)).toEqual({ ok: false, reason: 'not-open' })
    expect(await pack(1, 0)).toEqual({ ok: true, isClosed: true })
    expect(await pack(1, 0)).toEqual({ ok: false, reason: 'not-open' })
    expect(await available(blackTeeSku)).toBe(before + 2)
    expect(await read(order)).toMatchObject({ refunded: tees.total, state: 'delivered' })
    expect(await disagreements()).toEqual([])
  })

  it('can be closed with a part missing, which can be returned later', async () => {
    const { db, requestNumber, order, read, by, available } = await returningShop(kind, 3)
    const before = (await available(blackTeeSku))!
    const tees = lineOf(order, blackTeeSku)
    const number = await requestNumber({ [blackTeeSku]: 3, [waterPotSku]: 1 })
    const pack = (arrived: number) =>
      receiveReturn(db, number, {
        ...{ lines: [{ orderLineId: tees.id, arrived, damaged: 0 }], closesRest: true },
        ...by(afterMinutes(70)),
      })
    const closed = await Promise.all([pack(2), pack(2)])
    expect(closed.filter(({ ok }) => ok)).toHaveLength(1)
    const two = Math.floor((tees.total * 2) / 3)
    expect(await findReturn(db, number)).toMatchObject({ state: 'received', amount: two, refunded: two })
    expect((await read(order)).refunded).toBe(two)
    expect(await available(blackTeeSku)).toBe(before + 2)
    const pot = await requestNumber({ [waterPotSku]: 1 })
    expect(await findReturn(db, pot)).toMatchObject({ amount: lineOf(order, waterPotSku).total })
    for (const number of [pot, await requestNumber({ [blackTeeSku]: 1 })])
      expect(await receiveReturn(db, number, by(afterMinutes(80)))).toEqual({ ok: true, isClosed: true })
    expect(await read(order)).toMatchObject({ refunded: order.total, state: 'returned' })
  })

  it('name in the email of their refund what arrived', async () => {
    const { db, requestNumber, order, by } = await returningShop(kind)
    const number = await requestNumber({ [blackTeeSku]: 2, [waterPotSku]: 1 })
    const lines = [{ orderLineId: lineOf(order, blackTeeSku).id, arrived: 1, damaged: 0 }]
    await receiveReturn(db, number, { ...by(afterMinutes(70)), lines })
    const [refund] = await readManualRefunds(db)
    await markManualRefundSent(db, refund!.id, by(afterMinutes(71)))
    const rows = await db.selectFrom('email').select('facts_sealed').orderBy('id').execute()
    const facts = unsealEmailFacts(db, rows.at(-1)!.facts_sealed)
    const { text } = (await renderOneEmail(db, facts, 'https://shop.example'))!
    expect([facts.kind, text]).toEqual(['refunded', expect.stringContaining('what came back to us')])
    expect(text).toMatch(/Basic Crew Neck Tee[\s\S]*× 1\b/)
    expect(text).not.toContain('Water Pot')
  })

  it.each([0, 1000, 99999])(
    'show in their form what they then refund, after a goodwill refund of %i',
    async earlier => {
      const { db, requestNumber, order, read, by } = await returningShop(kind, 3)
      const first = await requestNumber({ [blackTeeSku]: 1 })
      const goodwill = {
        amount: toAmount(Math.min(earlier, order.total)),
        ...{ purpose: { cause: 'goodwill', note: '' } as const, key: 'goodwill', ...by(afterMinutes(65)) },
      }
      if (earlier > 0) await inOneCommit(db, tx => requestRefund(tx, order.id, goodwill))
      const shown = async (quantities: Record<string, number>) => {
        const options = { days: 30, timeZone: 'UTC', now: afterMinutes(66) }
        const preview = previewReturn(await read(order), await readReturns(db, order.id), options)!
        return previewedRefund(preview, id => quantities[order.lines.find(line => line.id === id)!.sku] ?? 0)
      }
      const refunded = async (number: string) => (await findReturn(db, number))!.refunded
      const second = { [blackTeeSku]: 1 }
      const promised = [await shown(second)]
      const numbers = [await requestNumber(second)]
      const rest = { [blackTeeSku]: 1, [waterPotSku]: 1 }
      promised.push(await shown(rest))
      numbers.push(await requestNumber(rest))
      for (const number of [first, ...numbers]) await receiveReturn(db, number, by(afterMinutes(70)))
      expect([await refunded(numbers[0]!), await refunded(numbers[1]!)]).toEqual(promised)
      expect((await read(order)).refunded).toBe(order.total)
    },
  )

  it('promise what they then refund, after a goodwill refund and beside each other', async () => {
    const { db, requestNumber, order, read, by } = await returningShop(kind)
    const first = await requestNumber({ [blackTeeSku]: 2 })
    const second = await requestNumber({ [waterPotSku]: 1 })
    const goodwill = {
      ...{ amount: toAmount(1000), purpose: { cause: 'goodwill', note: '' } as const, key: 'goodwill' },
      ...by(afterMinutes(65)),
    }
    await inOneCommit(db, tx => requestRefund(tx, order.id, goodwill))
    const returns = await readReturns(db, order.id)
    const current = await read(order)
    const promised = returns.map(one => refundOfReturn(current, returns, one))
    expect(promised[0]! + promised[1]!).toBe(order.total - 1000)
    for (const number of [second, first]) await receiveReturn(db, number, by(afterMinutes(70)))
    expect((await readReturns(db, order.id)).map(({ refunded }) => refunded)).toEqual(promised)
  })
})
