import { describe, expect, it } from 'vitest'
import { cents } from '../money.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { line, method, order, promotion } from './order-to-price.fixture.ts'
import { priceWithCodes, type TypedCard } from './price-with-codes.ts'

const now = new Date('2026-11-22T12:00:00.000Z')
const { giftCard: _, ...tees } = order([line('TEE', 4400, 2, { categories: [7] })])
const coded = (code: string, kind: Promotion['kind'], more: Partial<Promotion> = {}) =>
  promotion(kind, { code, ...more })
const card = (code: string, balance: number, expiresAt: string | null = null): TypedCard => ({
  code,
  card: { id: 1, ending: code.slice(-4), balance: cents(balance), expiresAt },
})

function typing(codes: string[], promotions: Promotion[], cards: TypedCard[] = [], ordered = tees) {
  const { quote, refused } = priceWithCodes(ordered, { promotions, cards }, codes, now)
  return {
    used: quote.discounts.map(({ code, title }) => code ?? title),
    refused: refused.map(({ code, because }) => `${code} ${because}`),
    total: quote.total,
    card: quote.giftCard?.amount,
    due: quote.due,
  }
}

describe('codes that are typed', () => {
  const ten = coded('TEN', 'percent', { value: 10 })
  const five = coded('FIVE', 'amount', { value: 500 })

  it.each<[string, Partial<Promotion>]>([
    ['not-yet', { startsAt: '2026-11-22T12:00:00.001Z' }],
    ['ended', { endsAt: '2026-11-22T12:00:00.000Z' }],
    ['used-up', { mostUses: 3, uses: 3 }],
    ['used-before', { usedBefore: true }],
    ['below-minimum', { minimum: cents(8801) }],
    ['nothing-it-is-for', { categoryId: 8 }],
    ['nothing-it-is-for', { kind: 'buy-x-get-y', buy: 2, get: 1 }],
    ['better-without', { value: 0, kind: 'amount' }],
    ['better-without', { kind: 'free-delivery' }],
  ])('are refused: %s', (because, more) => {
    const one = coded('ONE', 'percent', { value: 10, ...more })
    expect(typing(['ONE'], [one])).toMatchObject({ used: [], refused: [`ONE ${because}`], total: 8800 })
  })

  it.each<Partial<Promotion>>([
    { startsAt: '2026-11-22T12:00:00.000Z', endsAt: '2026-11-22T12:00:00.001Z' },
    { mostUses: 3, uses: 2 },
    { minimum: cents(8800), categoryId: 7 },
  ])('take off what they promise: %j', more => {
    expect(typing(['ONE'], [coded('ONE', 'percent', { value: 10, ...more })])).toMatchObject({
      used: ['ONE'],
      refused: [],
      total: 7920,
    })
  })

  it('are not known', () => {
    expect(typing(['NEVER'], [ten])).toMatchObject({ used: [], refused: ['NEVER unknown-code'] })
  })

  it('are used one at a time: the better for the shopper, of equal ones the first', () => {
    expect(typing(['FIVE', 'TEN'], [ten, five])).toMatchObject({
      used: ['TEN'],
      refused: ['FIVE better-without'],
    })
    expect(typing(['TEN', 'FIVE'], [ten, five])).toMatchObject({
      used: ['TEN'],
      refused: ['FIVE better-without'],
    })
    const same = coded('SAME', 'amount', { value: 880 })
    expect(typing(['SAME', 'TEN'], [ten, same]).used).toEqual(['SAME'])
    expect(typing(['TEN', 'SAME'], [ten, same]).used).toEqual(['TEN'])
  })

  it('come on top of what applies by itself', () => {
    const auto = promotion('percent', { value: 50, title: 'Half' })
    const gone = promotion('percent', { value: 90, endsAt: '2026-01-01T00:00:00.000Z' })
    expect(typing(['FIVE'], [five, auto, gone])).toMatchObject({ used: ['Half', 'FIVE'], total: 3900 })
  })

  it('are not used when delivery costs more then than they take off', () => {
    const methods = [method(1, 900, { freeFrom: cents(8500) })]
    expect(typing(['FIVE'], [five], [], { ...tees, methods })).toMatchObject({
      used: [],
      refused: ['FIVE better-without'],
      total: 8800,
    })
  })

  it('for delivery stay until a way of delivery is known', () => {
    const free = coded('FREE', 'free-delivery')
    expect(typing(['FREE'], [free], [], { ...tees, methods: [] })).toMatchObject({
      used: ['FREE'],
      refused: [],
    })
    const paid = { ...tees, methods: [method(1, 900)] }
    expect(typing(['FIVE', 'FREE'], [free, five], [], paid)).toMatchObject({
      used: ['FREE'],
      refused: ['FIVE better-without'],
      total: 8800,
    })
  })
})

describe('gift cards that are typed', () => {
  const code = 'ABCD-EFGH-JKMN-WXYZ'

  it('pay what is left after a promotion', () => {
    const ten = coded('TEN', 'percent', { value: 10 })
    expect(typing([code, 'TEN'], [ten], [card(code, 2000)])).toEqual({
      used: ['TEN'],
      refused: [],
      total: 7920,
      card: 2000,
      due: 5920,
    })
  })

  it('are refused when they can pay nothing', () => {
    const all = coded('ALL', 'percent', { value: 100 })
    const refused = (...asked: Parameters<typeof typing>) => typing(...asked).refused
    expect(refused([code], [], [card(code, 0)])).toEqual([`${code} empty-gift-card`])
    expect(refused([code], [], [card(code, 5, now.toISOString())])).toEqual([`${code} ended`])
    expect(refused([code, 'ALL'], [all], [card(code, 5)])).toEqual([`${code} better-without`])
    expect(refused([code], [])).toEqual([`${code} unknown-code`])
  })

  it('pay one at a time, the first that has something on it', () => {
    const other = 'ABCD-EFGH-JKMN-2222'
    const third = 'ABCD-EFGH-JKMN-3333'
    const cards = [card(code, 0), card(other, 700), card(third, 900)]
    expect(typing([code, other, third], [], cards)).toMatchObject({
      refused: [`${code} empty-gift-card`, `${third} one-gift-card`],
      card: 700,
    })
  })
})
