import { describe, expect, it } from 'vitest'
import { priceOrder } from './price-order.ts'
import { lineToPrice, orderToPrice, someDeliveryMethod, somePromotion } from './pricing.fixture.ts'

const ten = somePromotion('percent', { value: 10 })
const vat = (rate: number) => [{ name: 'VAT', rate, taxesDelivery: true, taxClassId: null }]
const quoteOf = (...args: Parameters<typeof priceOrder>) => priceOrder(...args).quote

describe('tax', () => {
  const methods = [someDeliveryMethod(1, 1000)]

  it('that prices include is shown and not added', () => {
    const quote = quoteOf(orderToPrice([lineToPrice('A', 11900)], { methods, taxRates: vat(1900) }), [ten])
    // 107.10 for the items and 10.00 for delivery.
    expect(quote.taxes).toEqual([{ name: 'VAT', rate: 1900, base: 9840, amount: 1870 }])
    expect(quote).toMatchObject({ total: 11710, tax: 1870, delivery: { tax: 160 } })
  })

  it('that is added applies to what is paid, with state and city side by side', () => {
    const taxRates = [
      { name: 'California', rate: 725, taxesDelivery: false, taxClassId: null },
      { name: 'Los Angeles', rate: 250, taxesDelivery: true, taxClassId: null },
    ]
    const quote = quoteOf(
      orderToPrice([lineToPrice('A', 10000)], { methods, taxRates, taxIncluded: false }),
      [ten],
    )
    expect(quote.taxes).toEqual([
      { name: 'California', rate: 725, base: 9000, amount: 653 },
      { name: 'Los Angeles', rate: 250, base: 10000, amount: 250 },
    ])
    expect(quote).toMatchObject({ tax: 903, delivery: { tax: 25, total: 1025 }, total: 10903 })
    expect(quote.lines[0]).toMatchObject({ tax: 878, total: 9878 })
  })

  it('is that of their class for goods of one, if it has rates at the place', () => {
    const taxRates = [
      { name: 'VAT', rate: 2000, taxesDelivery: true, taxClassId: null },
      { name: 'VAT', rate: 500, taxesDelivery: true, taxClassId: 1 },
    ]
    const lines = [null, 1, 2].map(taxClassId => lineToPrice(`${taxClassId}`, 1000, 1, { taxClassId }))
    const { quote } = priceOrder(orderToPrice(lines, { taxRates, taxIncluded: false }), [])
    expect(quote.lines.map(({ sku, tax }) => [sku, tax])).toEqual([
      ['null', 200],
      ['1', 50],
      ['2', 200],
    ])
    expect(quote.taxes).toEqual([
      { name: 'VAT', rate: 2000, base: 2000, amount: 400 },
      { name: 'VAT', rate: 500, base: 1000, amount: 50 },
    ])
  })

  it('leaves delivery out unless the rate says otherwise', () => {
    const taxRates = [{ name: 'VAT', rate: 2000, taxesDelivery: false, taxClassId: null }]
    const quote = quoteOf(orderToPrice([lineToPrice('A', 1200)], { methods, taxRates }), [])
    expect(quote).toMatchObject({ taxes: [{ base: 1000, amount: 200 }], delivery: { tax: 0 }, total: 2200 })
  })

  it('is divided between items and delivery as each is taxed', () => {
    const taxRates = [
      { name: 'State', rate: 2000, taxesDelivery: false, taxClassId: null },
      { name: 'City', rate: 1000, taxesDelivery: true, taxClassId: null },
    ]
    // 130.00 are 100.00 with 30 %, 11.00 are 10.00 with 10 %.
    const taxed = { methods: [someDeliveryMethod(1, 1100)], taxRates }
    const quote = quoteOf(orderToPrice([lineToPrice('A', 13000)], taxed), [])
    expect(quote.taxes).toEqual([
      { name: 'State', rate: 2000, base: 10000, amount: 2000 },
      { name: 'City', rate: 1000, base: 11000, amount: 1100 },
    ])
    expect([quote.lines[0]!.tax, quote.delivery!.tax]).toEqual([3000, 100])
  })

  it('is rounded once for the whole order', () => {
    const lines = ['A', 'B', 'C'].map(sku => lineToPrice(sku, 5))
    const quote = quoteOf(orderToPrice(lines, { taxRates: vat(1000), taxIncluded: false }), [])
    expect(quote.tax).toBe(2)
    expect(quote.lines.map(({ tax }) => tax)).toEqual([1, 1, 0])
  })
})
