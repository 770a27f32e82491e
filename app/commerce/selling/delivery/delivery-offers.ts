import { type Amount, toAmount } from '../../values/money.ts'
import type { BusinessDays } from './arrival.ts'

/** A delivery method as the merchant set it up for a zone. */
export interface DeliveryMethod {
  id: number
  name: string
  duration: string
  /** Null if the shop gives no estimate. */
  days: BusinessDays | null
  measure: 'price' | 'weight'
  /** Free from this sum of the items on; null for never. */
  freeFrom: Amount | null
  position: number
  /** The price from this sum (minor units) or weight (grams) on. */
  rates: readonly { from: number; price: Amount }[]
}

/** A delivery method and what it costs for one order. */
export interface DeliveryOffer {
  methodId: number
  name: string
  duration: string
  days: BusinessDays | null
  /** Before promotions; 0 is free. */
  price: Amount
}

/** The package: the items' sum after all promotions on items, and their weight in grams. */
export interface DeliveryPackage {
  goods: Amount
  weight: number
}

/** The methods available for a package, cheapest first. Leaves out a method that has no rate for so little. */
export function deliveryOffers(
  methods: readonly DeliveryMethod[],
  contents: DeliveryPackage,
): DeliveryOffer[] {
  return methods
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .flatMap(method => {
      const price = methodPrice(method, contents)
      if (price === undefined) return []
      const { id: methodId, name, duration, days } = method
      return [{ methodId, name, duration, days, price }]
    })
    .toSorted((a, b) => a.price - b.price)
}

/** The sum or weight from which a method is offered. */
export function minimumOf({ rates }: DeliveryMethod): number {
  return Math.min(...rates.map(({ from }) => from))
}

function methodPrice(
  { freeFrom, measure, rates }: DeliveryMethod,
  { goods, weight }: DeliveryPackage,
): Amount | undefined {
  const measured = measure === 'price' ? goods : weight
  const reached = rates.filter(({ from }) => from <= measured)
  if (reached.length === 0) return undefined
  if (freeFrom !== null && goods >= freeFrom) return toAmount(0)
  return reached.reduce((best, rate) => (rate.from > best.from ? rate : best)).price
}
