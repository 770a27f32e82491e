import fc from 'fast-check'
import { toAmount } from '../../values/money.ts'
import type { DeliveryMethod } from '../delivery/delivery-offers.ts'
import type { Promotion } from '../promotions/promotion.ts'
import type { ClassTaxRate } from '../taxes/tax-rate.ts'
import type { LineToPrice, OrderToPrice } from './price-order.ts'

let lastId = 0

export function somePromotion(kind: Promotion['kind'], more: Partial<Promotion> = {}): Promotion {
  lastId += 1
  return {
    id: lastId,
    code: null,
    title: kind,
    kind,
    value: 0,
    buy: kind === 'buy-x-get-y' ? 2 : null,
    get: kind === 'buy-x-get-y' ? 1 : null,
    categoryId: null,
    minimum: toAmount(0),
    startsAt: null,
    endsAt: null,
    maxUses: null,
    uses: 0,
    needsConfirmation: false,
    alreadyUsed: false,
    position: 1,
    ...more,
  }
}

export function lineToPrice(
  sku: string,
  unitPrice: number,
  quantity = 1,
  more: Partial<LineToPrice> = {},
): LineToPrice {
  const line = { sku, quantity, unitPrice: toAmount(unitPrice) }
  return { ...line, weight: 0, taxClassId: null, categories: [], ...more }
}

export function someDeliveryMethod(
  id: number,
  price: number,
  more: Partial<DeliveryMethod> = {},
): DeliveryMethod {
  return {
    id,
    name: `Method ${id}`,
    duration: '',
    days: null,
    measure: 'price',
    freeFrom: null,
    position: id,
    rates: [{ from: 0, price: toAmount(price) }],
    ...more,
  }
}

export function orderToPrice(lines: LineToPrice[], more: Partial<OrderToPrice> = {}): OrderToPrice {
  const rest = {
    currency: 'USD',
    methods: [someDeliveryMethod(1, 0)],
    deliveryMethodId: null,
    taxRates: [],
    taxIncluded: true,
  }
  return { ...rest, giftCard: null, lines, ...more }
}

// Small amounts among large ones, where rounding shows.
const amount = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 2_000_000 })).map(toAmount)
const category = fc.constantFrom(1, 2, 3)

const anyLines: fc.Arbitrary<LineToPrice[]> = fc.uniqueArray(
  fc.record({
    sku: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
    quantity: fc.integer({ min: 1, max: 12 }),
    unitPrice: amount,
    weight: fc.integer({ min: 0, max: 5000 }),
    taxClassId: fc.constantFrom(null, 1, 2),
    categories: fc.uniqueArray(category),
  }),
  { selector: ({ sku }) => sku, minLength: 1 },
)

const anyPromotion: fc.Arbitrary<Omit<Promotion, 'id'>> = fc
  .record({
    kind: fc.constantFrom('percent', 'amount', 'free-delivery', 'buy-x-get-y'),
    percent: fc.integer({ min: 1, max: 100 }),
    amount,
    buy: fc.integer({ min: 1, max: 4 }),
    get: fc.integer({ min: 1, max: 3 }),
    categoryId: fc.option(category),
    code: fc.option(fc.constant('CODE')),
    position: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ percent, amount: off, kind, ...more }) => {
    const { id, ...made } = somePromotion(kind, { ...more, value: kind === 'percent' ? percent : off })
    return made
  })

export const anyPromotions: fc.Arbitrary<Promotion[]> = fc
  .array(anyPromotion, { maxLength: 5 })
  .map(promotions => promotions.map((one, index) => ({ ...one, id: index + 1 })))

const anyMethod: fc.Arbitrary<Omit<DeliveryMethod, 'id'>> = fc.record({
  name: fc.constant('Method'),
  duration: fc.constant(''),
  days: fc.constant(null),
  measure: fc.constantFrom('price', 'weight'),
  freeFrom: fc.option(amount),
  position: fc.integer({ min: 1, max: 3 }),
  rates: fc.uniqueArray(fc.record({ from: fc.integer({ min: 0, max: 9000 }), price: amount }), {
    selector: ({ from }) => from,
  }),
})

const anyRates: fc.Arbitrary<ClassTaxRate[]> = fc.array(
  fc.record({
    name: fc.constant('Tax'),
    rate: fc.integer({ min: 0, max: 4000 }),
    taxesDelivery: fc.boolean(),
    taxClassId: fc.constantFrom(null, 1),
  }),
  { maxLength: 4 },
)

export const anyOrder: fc.Arbitrary<OrderToPrice> = fc.record({
  currency: fc.constantFrom('USD', 'JPY', 'KWD'),
  lines: anyLines,
  methods: fc
    .array(anyMethod, { maxLength: 3 })
    .map(methods => methods.map((one, index) => ({ ...one, id: index + 1 }))),
  deliveryMethodId: fc.option(fc.integer({ min: 1, max: 4 })),
  taxRates: anyRates,
  taxIncluded: fc.boolean(),
  giftCard: fc.option(fc.record({ id: fc.constant(1), ending: fc.constant('WXYZ'), balance: amount })),
})
