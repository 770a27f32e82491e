import { describe, expect, it } from 'vitest'
import { addQuantity, setQuantity } from '../cart/quantity.ts'
import { toAmount } from '../values/money.ts'
import { deliveryOffers } from './delivery/delivery-offers.ts'
import { lineToPrice, someDeliveryMethod, somePromotion } from './pricing/pricing.fixture.ts'
import { type Promotion, promotionRefusal, promotionState } from './promotions/promotion.ts'

const now = new Date('2026-11-22T12:00:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms).toISOString()

describe('a promotion', () => {
  it.each<[Partial<Promotion>, quantity: number, ReturnType<typeof promotionRefusal>]>([
    [{ startsAt: later(-1) }, 1, null],
    [{ startsAt: later(0) }, 1, null],
    [{ startsAt: later(1) }, 1, 'not-started'],
    [{ endsAt: later(-1) }, 1, 'ended'],
    [{ endsAt: later(0) }, 1, 'ended'],
    [{ endsAt: later(1) }, 1, null],
    [{ maxUses: 3, uses: 2 }, 1, null],
    [{ maxUses: 3, uses: 3 }, 1, 'used-up'],
    [{ maxUses: 3, uses: 4 }, 1, 'used-up'],
    [{ minimum: toAmount(1999) }, 2, null],
    [{ minimum: toAmount(2000) }, 2, null],
    [{ minimum: toAmount(2001) }, 2, 'below-minimum'],
    [{ kind: 'buy-x-get-y', buy: 2, get: 1 }, 2, 'too-few-items'],
    [{ kind: 'buy-x-get-y', buy: 2, get: 1 }, 3, null],
    [{ kind: 'buy-x-get-y', buy: 2, get: 1 }, 4, null],
  ])('with %j for %i items is refused: %s', (more, quantity, refusal) => {
    const promotion = somePromotion('percent', more)
    expect(promotionRefusal(promotion, [lineToPrice('A', 1000, quantity)], now)).toBe(refusal)
  })

  it.each<[Partial<Promotion>, ReturnType<typeof promotionState>]>([
    [{ startsAt: later(0) }, 'running'],
    [{ startsAt: later(1) }, 'scheduled'],
    [{ endsAt: later(0) }, 'ended'],
    [{ endsAt: later(1) }, 'running'],
    [{ maxUses: 3, uses: 2 }, 'running'],
    [{ maxUses: 3, uses: 3 }, 'used-up'],
    [{ maxUses: 3, uses: 3, startsAt: later(1) }, 'used-up'],
    [{ maxUses: 3, uses: 3, endsAt: later(0) }, 'ended'],
  ])('with %j is in the list of those that are %s', (more, state) => {
    expect(promotionState(somePromotion('percent', more), now)).toBe(state)
  })
})

it.each([
  [0, 999, undefined],
  [1, 999, 500],
  [1000, 999, 500],
  [1001, 999, 300],
  [1000, 5000, 0],
  [1000, 4999, 500],
  [0, 5000, undefined],
])('a package of %i grams and %i cents costs %s to send', (weight, goods, price) => {
  const rates = [
    { from: 1001, price: toAmount(300) },
    { from: 1, price: toAmount(500) },
  ]
  const method = someDeliveryMethod(1, 0, { measure: 'weight', freeFrom: toAmount(5000), rates })
  expect(deliveryOffers([method], { goods: toAmount(goods), weight })[0]?.price).toBe(price)
})

it.each([
  { had: 4, available: 6, added: { quantity: 5, limitedBy: null }, set: { quantity: 5, limitedBy: null } },
  { had: 4, available: 5, added: { quantity: 5, limitedBy: null }, set: { quantity: 5, limitedBy: null } },
  { had: 5, available: 6, added: { reason: 'at-limit' }, set: { quantity: 5, limitedBy: null } },
  { had: 5, available: 5, added: { reason: 'at-limit' }, set: { quantity: 5, limitedBy: null } },
  { had: 4, available: 4, added: { reason: 'none-left' }, set: { quantity: 4, limitedBy: 'stock' } },
  { had: 6, available: 6, added: { reason: 'at-limit' }, set: { quantity: 5, limitedBy: null } },
  { had: 4, available: 0, added: { reason: 'sold-out' }, set: { reason: 'sold-out' } },
])('of at most 5, with $had in the cart and $available left, one more or five are as allowed', expected => {
  const { had, available, added, set } = expected
  expect(addQuantity(had, 1, { limit: 5, available })).toMatchObject(added)
  expect(setQuantity(had, 5, { limit: 5, available })).toMatchObject(set)
})
