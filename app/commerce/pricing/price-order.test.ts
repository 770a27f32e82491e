import { describe, expect, it } from 'vitest'
import { cents } from '../money.ts'
import { line, method, order, promotion } from './order-to-price.fixture.ts'
import { priceOrder } from './price-order.ts'

const tees = [line('TEE', 4400, 2), line('POT', 2100)]
const ten = promotion('percent', { value: 10 })
const five = promotion('amount', { value: 500 })
const freeDelivery = promotion('free-delivery')
const vat = (rate: number) => [{ name: 'VAT', rate, taxesDelivery: true }]
const quoteOf = (...asked: Parameters<typeof priceOrder>) => priceOrder(...asked).quote

describe('what an order comes to', () => {
  it('is its lines, where nothing else is asked for', () => {
    expect(quoteOf(order(tees), [])).toEqual({
      lines: [
        { sku: 'TEE', quantity: 2, unitPrice: 4400, discount: 0, tax: 0, total: 8800 },
        { sku: 'POT', quantity: 1, unitPrice: 2100, discount: 0, tax: 0, total: 2100 },
      ],
      subtotal: 10900,
      discounts: [],
      delivery: { methodId: 1, name: 'Way 1', price: 0, discount: 0, tax: 0, total: 0 },
      taxes: [],
      taxIncluded: true,
      tax: 0,
      total: 10900,
      giftCard: null,
      due: 10900,
    })
  })

  it('takes a percentage of what is left to pay, and an amount after it', () => {
    const { discounts, lines, total } = quoteOf(order(tees), [five, ten])
    expect(discounts.map(({ title, goods }) => [title, goods])).toEqual([
      ['percent', 1090],
      ['amount', 500],
    ])
    expect(lines.map(({ discount }) => discount)).toEqual([1284, 306])
    expect(total).toBe(10900 - 1090 - 500)
  })

  it('gives the cheapest for nothing: three for the price of two', () => {
    const threeForTwo = promotion('buy-x-get-y')
    const lines = [line('A', 1000, 2), line('B', 500, 2), line('C', 700, 3)]
    // Seven things are two sets: the two at 5.00 are free.
    expect(quoteOf(order(lines), [threeForTwo]).lines.map(({ discount }) => discount)).toEqual([0, 1000, 0])
    expect(quoteOf(order([line('A', 1000, 2)]), [threeForTwo]).discounts).toEqual([])
    // Of what is for nothing no percentage is taken; a set counts for one promotion only.
    const again = promotion('buy-x-get-y', { buy: 1, get: 1, position: 2 })
    const { discounts, subtotal } = quoteOf(order(lines), [ten, again, threeForTwo])
    expect(subtotal).toBe(5100)
    expect(discounts.map(({ title, goods }) => [title, goods])).toEqual([
      ['buy-x-get-y', 1000],
      ['percent', 410],
    ])
  })

  it('reduces only the goods that a promotion is for', () => {
    const lines = [line('TEE', 4400, 1, { categories: [7] }), line('POT', 2100)]
    const its = [
      promotion('percent', { value: 50, categoryId: 7 }),
      promotion('amount', { value: 9900, categoryId: 7 }),
    ]
    expect(quoteOf(order(lines), its).lines.map(({ total }) => total)).toEqual([0, 2100])
  })

  it('is nothing at least: what a promotion has too much is not given out', () => {
    const { total, discounts } = quoteOf(order(tees), [
      promotion('amount', { value: 99999, position: 0 }),
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
    method(1, 1200, { position: 1 }),
    method(2, 490, { position: 2, freeFrom: cents(10000) }),
    method(3, 490, { position: 3 }),
  ]
  const offers = (...asked: Parameters<typeof priceOrder>) =>
    priceOrder(...asked).offers.map(({ methodId, price }) => [methodId, price])

  it('is the cheapest, or what was chosen if it is offered', () => {
    const chosen = (deliveryMethodId: number | null) =>
      quoteOf(order([line('A', 5000)], { methods, deliveryMethodId }), []).delivery!.methodId
    expect([null, 1, 3, 99].map(chosen)).toEqual([2, 1, 3, 2])
    expect(offers(order([line('A', 5000)], { methods }), [])).toEqual([
      [2, 490],
      [3, 490],
      [1, 1200],
    ])
  })

  it('is free from a sum that is really paid for the goods', () => {
    expect(offers(order([line('A', 10000)], { methods }), [])[0]).toEqual([2, 0])
    expect(offers(order([line('A', 10000)], { methods }), [five])[0]).toEqual([2, 490])
  })

  it('costs by price or by weight, and is not offered where no rate reaches', () => {
    const byWeight = method(1, 0, {
      measure: 'weight',
      rates: [
        { from: 2000, price: cents(900) },
        { from: 500, price: cents(600) },
      ],
    })
    const byPrice = method(2, 0, {
      rates: [
        { from: 5000, price: cents(100) },
        { from: 0, price: cents(700) },
      ],
    })
    const of = (weight: number, quantity: number) =>
      offers(order([line('A', 1000, quantity, { weight })], { methods: [byWeight, byPrice] }), [])
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

  it('is given away by a promotion, once', () => {
    const { delivery, discounts, total } = quoteOf(
      order([line('A', 5000)], { methods, deliveryMethodId: 1 }),
      [freeDelivery, promotion('free-delivery', { position: 2 })],
    )
    expect(delivery).toMatchObject({ price: 1200, discount: 1200, total: 0 })
    expect(discounts.map(({ delivery: off }) => off)).toEqual([1200])
    expect(total).toBe(5000)
  })

  it('is none where the shop does not deliver to; a code for it waits, what applies by itself is not spoken of', () => {
    const typed = promotion('free-delivery', { code: 'FREE' })
    const { delivery, discounts } = quoteOf(order([line('A', 5000)], { methods: [] }), [freeDelivery, typed])
    expect(delivery).toBeNull()
    expect(discounts).toMatchObject([{ code: 'FREE', goods: 0, delivery: 0 }])
  })
})

describe('tax', () => {
  const methods = [method(1, 1000)]

  it('that prices hold is named, and not added', () => {
    const quote = quoteOf(order([line('A', 11900)], { methods, taxRates: vat(1900) }), [ten])
    // 107.10 for the goods and 10.00 for delivery.
    expect(quote.taxes).toEqual([{ name: 'VAT', rate: 1900, base: 9840, amount: 1870 }])
    expect(quote).toMatchObject({ total: 11710, tax: 1870, delivery: { tax: 160 } })
  })

  it('that is added is reckoned on what is paid, of state and city side by side', () => {
    const taxRates = [
      { name: 'California', rate: 725, taxesDelivery: false },
      { name: 'Los Angeles', rate: 250, taxesDelivery: true },
    ]
    const quote = quoteOf(order([line('A', 10000)], { methods, taxRates, taxIncluded: false }), [ten])
    expect(quote.taxes).toEqual([
      { name: 'California', rate: 725, base: 9000, amount: 653 },
      { name: 'Los Angeles', rate: 250, base: 10000, amount: 250 },
    ])
    expect(quote).toMatchObject({ tax: 903, delivery: { tax: 25, total: 1025 }, total: 10903 })
    expect(quote.lines[0]).toMatchObject({ tax: 878, total: 9878 })
  })

  it('is not asked of delivery where the rate does not say so', () => {
    const taxRates = [{ name: 'VAT', rate: 2000, taxesDelivery: false }]
    const quote = quoteOf(order([line('A', 1200)], { methods, taxRates }), [])
    expect(quote).toMatchObject({ taxes: [{ base: 1000, amount: 200 }], delivery: { tax: 0 }, total: 2200 })
  })

  it('is shared by goods and delivery as each is taxed', () => {
    const taxRates = [
      { name: 'State', rate: 2000, taxesDelivery: false },
      { name: 'City', rate: 1000, taxesDelivery: true },
    ]
    // 130.00 are 100.00 with 30 %, 11.00 are 10.00 with 10 %.
    const taxed = { methods: [method(1, 1100)], taxRates }
    const quote = quoteOf(order([line('A', 13000)], taxed), [])
    expect(quote.taxes).toEqual([
      { name: 'State', rate: 2000, base: 10000, amount: 2000 },
      { name: 'City', rate: 1000, base: 11000, amount: 1100 },
    ])
    expect([quote.lines[0]!.tax, quote.delivery!.tax]).toEqual([3000, 100])
  })

  it('is rounded once on the whole: three times a half cent is not two cents', () => {
    const lines = ['A', 'B', 'C'].map(sku => line(sku, 5))
    const quote = quoteOf(order(lines, { taxRates: vat(1000), taxIncluded: false }), [])
    expect(quote.tax).toBe(2)
    expect(quote.lines.map(({ tax }) => tax)).toEqual([1, 1, 0])
  })
})

describe('a gift card', () => {
  const card = (balance: number) => ({ id: 9, ending: 'WXYZ', balance: cents(balance) })

  it('pays at the end what it can of the total, tax and delivery, too', () => {
    const more = { methods: [method(1, 1000)], taxRates: vat(1000), taxIncluded: false }
    const pay = (balance: number) => {
      const { giftCard, due } = quoteOf(order([line('A', 1000)], { ...more, giftCard: card(balance) }), [])
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
