import { type Amount, toAmount } from '../../values/money.ts'
import { type DeliveryMethod, deliveryOffers } from './delivery-offers.ts'

/** The price of delivery to a country, over all orders. */
export type DeliveryPrice =
  | { kind: 'free' }
  /** Free from this sum of the items on. */
  | { kind: 'free-from'; goods: Amount }
  | { kind: 'fixed'; price: Amount }
  | { kind: 'from'; price: Amount }
  /** Some orders are free, but no sum of the items makes it so. */
  | { kind: 'varies' }

/** The terms of delivery to a country. */
export interface DeliveryTerms {
  /** Of the cheapest method for each order. */
  price: DeliveryPrice
  methods: { name: string; duration: string; price: DeliveryPrice }[]
}

/** Undefined if the methods deliver nothing. */
export function deliveryTerms(methods: readonly DeliveryMethod[]): DeliveryTerms | undefined {
  const price = cheapestPrice(methods)
  if (!price) return undefined
  const ordered = methods.toSorted((a, b) => a.position - b.position || a.id - b.id)
  return {
    price,
    methods: ordered.flatMap(method => {
      const methodPrice = cheapestPrice([method])
      return methodPrice ? [{ name: method.name, duration: method.duration, price: methodPrice }] : []
    }),
  }
}

/** The terms of each country that something is delivered to. Countries with the same methods share them. */
export function termsByCountry(
  methods: ReadonlyMap<string, readonly DeliveryMethod[]>,
): Map<string, DeliveryTerms> {
  const terms = new Map([...new Set(methods.values())].map(shared => [shared, deliveryTerms(shared)]))
  return new Map(
    [...methods].flatMap(([country, shared]) => {
      const ofCountry = terms.get(shared)
      return ofCountry ? [[country, ofCountry] as const] : []
    }),
  )
}

/** Between two steps of sum and weight the price is the same, so it's enough to ask at each step. */
function cheapestPrice(methods: readonly DeliveryMethod[]): DeliveryPrice | undefined {
  const weights = steps(methods, 'weight')
  const sums = steps(methods, 'price')
  const prices = sums.map(goods =>
    weights.map(weight => deliveryOffers(methods, { goods: toAmount(goods), weight })[0]?.price),
  )
  const all = prices.flat()
  const offered = all.filter(price => price !== undefined)
  if (offered.length === 0) return undefined
  const lastPaid = prices.findLastIndex(ofSum => ofSum.some(price => price !== 0))
  if (lastPaid < 0) return { kind: 'free' }
  const freeFrom = sums[lastPaid + 1]
  if (freeFrom !== undefined) return { kind: 'free-from', goods: toAmount(freeFrom) }
  const price = toAmount(Math.min(...offered))
  if (price === 0) return { kind: 'varies' }
  return { kind: all.every(other => other === price) ? 'fixed' : 'from', price }
}

/** The sums or weights where a price may change, from 0 on. */
function steps(methods: readonly DeliveryMethod[], measure: DeliveryMethod['measure']): number[] {
  const rates = methods.filter(method => method.measure === measure).flatMap(method => method.rates)
  const free = measure === 'price' ? methods.flatMap(({ freeFrom }) => freeFrom ?? []) : []
  return [...new Set([0, ...rates.map(({ from }) => from), ...free])].sort((a, b) => a - b)
}
