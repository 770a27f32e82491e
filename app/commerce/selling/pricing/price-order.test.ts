import { describe, expect, it } from 'vitest'
import { toAmount } from '../../values/money.ts'
import { priceOrder } from './price-order.ts'
import { lineToPrice, orderToPrice, someDeliveryMethod, somePromotion } from './pricing.fixture.ts'

const tees = [lineToPrice('TEE', 4400, 2), lineToPrice('POT', 2100)]
const ten = somePromotion('percent', { value: 10 })
const five = somePromotion('amount', { value: 500 })
const freeDelivery = somePromotion('free-delivery')
const vat = (rate: number) => [{ name: 'VAT', rate, taxesDelivery: true, taxClassId: null }]
const quoteOf = (...args: Parameters<typeof priceOrder>) => priceOrder(...args).quote

describe('an order', () => {
  it('costs its lines and delivery', () => {
    expect(quoteOf(orderToPrice(tees), [])).toEqual({
      currency: 'USD',
      lines: [
        { sku: 'TEE', quantity: 2, unitPrice: 4400, discount: 0, tax: 0, total: 8800 },
        { sku: 'POT', quantity: 1, unitPrice: 2100, discount: 0, tax: 0, total: 2100 },
      ],
      subtotal: 10900,
      discounts: [],
      delivery: { methodId: 1, name: 'Method 1', days: null, price: 0, discount: 0, tax: 0, total: 0 },
      taxes: [],
      taxIncluded: true,
      tax: 0,
      total: 10900,
      giftCard: null,
      due: 10900,
    })
  })

  it('applies percentages before amounts', () => {
    const { discounts, lines, total } = quoteOf(orderToPrice(tees), [five, ten])
    expect(discounts.map(({ title, goods }) => [title, goods])).toEqual([
      ['percent', 1090],
      ['amount', 500],
    ])
    expect(lines.map(({ discount }) => discount)).toEqual([1284, 306])
    expect(total).toBe(10900 - 1090 - 500)
  })

  it('makes the cheapest units free: three for the price of two', () => {
    const threeForTwo = somePromotion('buy-x-get-y')
    const lines = [lineToPrice('A', 1000, 2), lineToPrice('B', 500, 2), lineToPrice('C', 700, 3)]
    // Seven units are two sets: the two at 5.00 are free.
    expect(quoteOf(orderToPrice(lines), [threeForTwo]).lines.map(({ discount }) => discount)).toEqual([
      0, 1000, 0,
    ])
    expect(quoteOf(orderToPrice([lineToPrice('A', 1000, 2)]), [threeForTwo]).discounts).toEqual([])
    // Free units get no percentage off, and a set counts for one promotion only.
    const again = somePromotion('buy-x-get-y', { buy: 1, get: 1, position: 2 })
    const { discounts, subtotal } = quoteOf(orderToPrice(lines), [ten, again, threeForTwo])
    expect(subtotal).toBe(5100)
    expect(discounts.map(({ title, goods }) => [title, goods])).toEqual([
      ['buy-x-get-y', 1000],
      ['percent', 410],
    ])
  })

  it('discounts only the items a promotion applies to', () => {
    const lines = [lineToPrice('TEE', 4400, 1, { categories: [7] }), lineToPrice('POT', 2100)]
    const its = [
      somePromotion('percent', { value: 50, categoryId: 7 }),
      somePromotion('amount', { value: 9900, categoryId: 7 }),
    ]
    expect(quoteOf(orderToPrice(lines), its).lines.map(({ total }) => total)).toEqual([0, 2100])
  })

  it('never costs less than nothing', () => {
    const { total, discounts } = quoteOf(orderToPrice(tees), [
      somePromotion('amount', { value: 99999, position: 0 }),
      five,
      ten,
    ])
    expect(total).toBe(0)
    expect(discounts.map(({ title, goods }) => [title, goods])).toEqual([
      ['percent', 1090],
      ['amount', 9810],
    ])
  })
})

describe('delivery', () => {
  const methods = [
    someDeliveryMethod(1, 1200, { position: 1 }),
    someDeliveryMethod(2, 490, { position: 2, freeFrom: toAmount(10000) }),
    someDeliveryMethod(3, 490, { position: 3 }),
  ]
  const offers = (...args: Parameters<typeof priceOrder>) =>
    priceOrder(...args).offers.map(({ methodId, price }) => [methodId, price])

  it('is the chosen method, or else the cheapest', () => {
    const chosen = (deliveryMethodId: number | null) =>
      quoteOf(orderToPrice([lineToPrice('A', 5000)], { methods, deliveryMethodId }), []).delivery!.methodId
    expect([null, 1, 3, 99].map(chosen)).toEqual([2, 1, 3, 2])
    expect(offers(orderToPrice([lineToPrice('A', 5000)], { methods }), [])).toEqual([
      [2, 490],
      [3, 490],
      [1, 1200],
    ])
  })

  it('is free from a sum after discounts', () => {
    expect(offers(orderToPrice([lineToPrice('A', 10000)], { methods }), [])[0]).toEqual([2, 0])
    expect(offers(orderToPrice([lineToPrice('A', 10000)], { methods }), [five])[0]).toEqual([2, 490])
  })

  it('costs by price or by weight, and is not offered below the lowest rate', () => {
    const byWeight = someDeliveryMethod(1, 0, {
      measure: 'weight',
      rates: [
        { from: 2000, price: toAmount(900) },
        { from: 500, price: toAmount(600) },
      ],
    })
    const byPrice = someDeliveryMethod(2, 0, {
      rates: [
        { from: 5000, price: toAmount(100) },
        { from: 0, price: toAmount(700) },
      ],
    })
    const of = (weight: number, quantity: number) =>
      offers(
        orderToPrice([lineToPrice('A', 1000, quantity, { weight })], { methods: [byWeight, byPrice] }),
        [],
      )
    expect(of(100, 4)).toEqual([[2, 700]])
    expect(of(100, 5)).toEqual([
      [2, 100],
      [1, 600],
    ])
    expect(of(500, 4)).toEqual([
      [2, 700],
      [1, 900],
    ])
  })

  it('is free by a promotion, once', () => {
    const { delivery, discounts, total } = quoteOf(
      orderToPrice([lineToPrice('A', 5000)], { methods, deliveryMethodId: 1 }),
      [freeDelivery, somePromotion('free-delivery', { position: 2 })],
    )
    expect(delivery).toMatchObject({ price: 1200, discount: 1200, total: 0 })
    expect(discounts.map(({ delivery: off }) => off)).toEqual([1200])
    expect(total).toBe(5000)
  })

  it('is null where the shop does not deliver, and only a free delivery code is shown', () => {
    const typed = somePromotion('free-delivery', { code: 'FREE' })
    const { delivery, discounts } = quoteOf(orderToPrice([lineToPrice('A', 5000)], { methods: [] }), [
      freeDelivery,
      typed,
    ])
    expect(delivery).toBeNull()
    expect(discounts).toMatchObject([{ code: 'FREE', goods: 0, delivery: 0 }])
  })
})

describe('a gift card', () => {
  const card = (balance: number) => ({ id: 9, ending: 'WXYZ', balance: toAmount(balance) })

  it('pays as much of the total as it can, with tax and delivery', () => {
    const more = { methods: [someDeliveryMethod(1, 1000)], taxRates: vat(1000), taxIncluded: false }
    const pay = (balance: number) => {
      const { giftCard, due } = quoteOf(
        orderToPrice([lineToPrice('A', 1000)], { ...more, giftCard: card(balance) }),
        [],
      )
      return [giftCard?.amount, due]
    }
    expect([0, 500, 2200, 9999].map(pay)).toEqual([
      [undefined, 2200],
      [500, 1700],
      [2200, 0],
      [2200, 0],
    ])
  })
})
