import { describe, expect, it } from 'vitest'
import { toAmount } from '../../values/money.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { type EnteredGiftCard, priceWithCodes } from './price-with-codes.ts'
import { lineToPrice, orderToPrice, someDeliveryMethod, somePromotion } from './pricing.fixture.ts'

const now = new Date('2026-11-22T12:00:00.000Z')
const { giftCard: _, ...tees } = orderToPrice([lineToPrice('TEE', 4400, 2, { categories: [7] })])
const coded = (code: string, kind: Promotion['kind'], more: Partial<Promotion> = {}) =>
  somePromotion(kind, { code, ...more })
const card = (code: string, balance: number, expiresAt: string | null = null): EnteredGiftCard => ({
  code,
  card: { id: 1, ending: code.slice(-4), balance: toAmount(balance), currency: 'USD', expiresAt },
})

function applyCodes(codes: string[], promotions: Promotion[], cards: EnteredGiftCard[] = [], ordered = tees) {
  const { quote, refusedCodes } = priceWithCodes(ordered, { promotions, cards }, codes, now)
  return {
    used: quote.discounts.map(({ code, title }) => code ?? title),
    refused: refusedCodes.map(({ code, reason }) => `${code} ${reason}`),
    total: quote.total,
    card: quote.giftCard?.amount,
    due: quote.due,
  }
}

describe('discount codes', () => {
  const ten = coded('TEN', 'percent', { value: 10 })
  const five = coded('FIVE', 'amount', { value: 500 })

  it.each<[string, Partial<Promotion>]>([
    ['not-started', { startsAt: '2026-11-22T12:00:00.001Z' }],
    ['ended', { endsAt: '2026-11-22T12:00:00.000Z' }],
    ['used-up', { maxUses: 3, uses: 3 }],
    ['already-used', { alreadyUsed: true }],
    ['below-minimum', { minimum: toAmount(8801) }],
    ['not-applicable', { categoryId: 8 }],
    ['too-few-items', { kind: 'buy-x-get-y', buy: 2, get: 1 }],
    ['no-savings', { value: 0, kind: 'amount' }],
    ['no-savings', { kind: 'free-delivery' }],
  ])('are refused with %s', (reason, more) => {
    const one = coded('ONE', 'percent', { value: 10, ...more })
    expect(applyCodes(['ONE'], [one])).toMatchObject({ used: [], refused: [`ONE ${reason}`], total: 8800 })
  })

  it.each<Partial<Promotion>>([
    { startsAt: '2026-11-22T12:00:00.000Z', endsAt: '2026-11-22T12:00:00.001Z' },
    { maxUses: 3, uses: 2 },
    { minimum: toAmount(8800), categoryId: 7 },
  ])('apply with %j', more => {
    expect(applyCodes(['ONE'], [coded('ONE', 'percent', { value: 10, ...more })])).toMatchObject({
      used: ['ONE'],
      refused: [],
      total: 7920,
    })
  })

  it('are refused if unknown', () => {
    expect(applyCodes(['NEVER'], [ten])).toMatchObject({ used: [], refused: ['NEVER unknown-code'] })
  })

  it('apply one at a time: the one that saves most, the first of equals', () => {
    expect(applyCodes(['FIVE', 'TEN'], [ten, five])).toMatchObject({
      used: ['TEN'],
      refused: ['FIVE one-code'],
    })
    expect(applyCodes(['TEN', 'FIVE'], [ten, five])).toMatchObject({
      used: ['TEN'],
      refused: ['FIVE one-code'],
    })
    const none = coded('NONE', 'free-delivery')
    expect(applyCodes(['TEN', 'NONE'], [ten, none]).refused).toEqual(['NONE no-savings'])
    const same = coded('SAME', 'amount', { value: 880 })
    expect(applyCodes(['SAME', 'TEN'], [ten, same]).used).toEqual(['SAME'])
    expect(applyCodes(['TEN', 'SAME'], [ten, same])).toMatchObject({
      used: ['TEN'],
      refused: ['SAME one-code'],
    })
  })

  it('apply on top of automatic promotions', () => {
    const auto = somePromotion('percent', { value: 50, title: 'Half' })
    const gone = somePromotion('percent', { value: 90, endsAt: '2026-01-01T00:00:00.000Z' })
    expect(applyCodes(['FIVE'], [five, auto, gone])).toMatchObject({ used: ['Half', 'FIVE'], total: 3900 })
  })

  it('are refused if they make delivery cost more than they save', () => {
    const methods = [someDeliveryMethod(1, 900, { freeFrom: toAmount(8500) })]
    expect(applyCodes(['FIVE'], [five], [], { ...tees, methods })).toMatchObject({
      used: [],
      refused: ['FIVE no-savings'],
      total: 8800,
    })
  })

  it('for free delivery stay until a delivery method is known', () => {
    const free = coded('FREE', 'free-delivery')
    expect(applyCodes(['FREE'], [free], [], { ...tees, methods: [] })).toMatchObject({
      used: ['FREE'],
      refused: [],
    })
    const paid = { ...tees, methods: [someDeliveryMethod(1, 900)] }
    expect(applyCodes(['FIVE', 'FREE'], [free, five], [], paid)).toMatchObject({
      used: ['FREE'],
      refused: ['FIVE one-code'],
      total: 8800,
    })
  })
})

describe('gift cards', () => {
  const code = 'ABCD-EFGH-JKMN-WXYZ'

  it('pay what remains after a promotion', () => {
    const ten = coded('TEN', 'percent', { value: 10 })
    expect(applyCodes([code, 'TEN'], [ten], [card(code, 2000)])).toEqual({
      used: ['TEN'],
      refused: [],
      total: 7920,
      card: 2000,
      due: 5920,
    })
  })

  it('are refused if they can pay nothing', () => {
    const all = coded('ALL', 'percent', { value: 100 })
    const refused = (...args: Parameters<typeof applyCodes>) => applyCodes(...args).refused
    expect(refused([code], [], [card(code, 0)])).toEqual([`${code} empty-gift-card`])
    expect(refused([code], [], [card(code, 5, now.toISOString())])).toEqual([`${code} ended`])
    expect(refused([code, 'ALL'], [all], [card(code, 5)])).toEqual([`${code} nothing-to-pay`])
    expect(refused([code], [])).toEqual([`${code} unknown-code`])
  })

  it('pay one at a time, the first with a balance', () => {
    const other = 'ABCD-EFGH-JKMN-2222'
    const third = 'ABCD-EFGH-JKMN-3333'
    const cards = [card(code, 0), card(other, 700), card(third, 900)]
    expect(applyCodes([code, other, third], [], cards)).toMatchObject({
      refused: [`${code} empty-gift-card`, `${third} one-gift-card`],
      card: 700,
    })
  })
})
