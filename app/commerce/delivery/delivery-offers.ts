import { type Cents, cents } from '../money.ts'
import type { DeliveryOffer } from '../pricing/quote.ts'

/** A way of delivery as the merchant has set it up for a zone. */
export interface DeliveryMethod {
  id: number
  name: string
  duration: string
  measure: 'price' | 'weight'
  /** The goods' sum from which nothing is charged; null for never. */
  freeFrom: Cents | null
  position: number
  /** What it costs from this sum (cents) or weight (grams) on. */
  rates: readonly { from: number; price: Cents }[]
}

/** What is sent: the goods' sum after all promotions on goods, and their weight in grams. */
export interface Parcel {
  goods: Cents
  weight: number
}

/** What can be had for a parcel, the cheapest first. A method without a rate for so little is not offered. */
export function deliveryOffers(methods: readonly DeliveryMethod[], parcel: Parcel): DeliveryOffer[] {
  return methods
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .flatMap(method => {
      const price = priceOf(method, parcel)
      if (price === undefined) return []
      return [{ methodId: method.id, name: method.name, duration: method.duration, price }]
    })
    .toSorted((a, b) => a.price - b.price)
}

function priceOf({ freeFrom, measure, rates }: DeliveryMethod, { goods, weight }: Parcel): Cents | undefined {
  const measured = measure === 'price' ? goods : weight
  const reached = rates.filter(({ from }) => from <= measured)
  if (reached.length === 0) return undefined
  if (freeFrom !== null && goods >= freeFrom) return cents(0)
  return reached.reduce((best, rate) => (rate.from > best.from ? rate : best)).price
}
