import type { Pace } from '../search/pace.ts'
import type { Compare } from '../search/sort-in-pieces.ts'
import { type CatalogColumns, notFeatured } from './catalog-columns.ts'
import type { Sort } from './listing-query.ts'
import { SlotOrder } from './slot-order.ts'

/** The orders that are kept; "Price, high to low" is one of them, backwards. */
export type KeptOrder = Exclude<Sort, 'price-desc'> | 'brand'

/** Every order in which the shop lists products. What is alike in it is ordered by id. */
export class CatalogOrders {
  readonly #orders: Record<KeptOrder, SlotOrder>

  constructor(columns: CatalogColumns) {
    const c = columns
    const byId: Compare = (a, b) => c.ids[a]! - c.ids[b]!
    const bestSelling: Compare = (a, b) => c.sold[b]! - c.sold[a]! || byId(a, b)
    this.#orders = {
      featured: new SlotOrder((a, b) => {
        const [first, second] = [c.featured[a]!, c.featured[b]!]
        if (first !== second) return first < second ? -1 : 1
        return first === notFeatured ? bestSelling(a, b) : byId(a, b)
      }),
      newest: new SlotOrder((a, b) => c.createdAt[b]! - c.createdAt[a]! || byId(b, a)),
      'best-selling': new SlotOrder(bestSelling),
      'price-asc': new SlotOrder((a, b) => c.prices[a]! - c.prices[b]! || byId(a, b)),
      // Not for shoppers: it brings a brand's products together.
      brand: new SlotOrder((a, b) => c.brands[a]! - c.brands[b]! || byId(a, b)),
      name: new SlotOrder((a, b) => c.names.compare(a, b) || byId(a, b)),
      'top-rated': new SlotOrder((a, b) => c.ratings[b]! - c.ratings[a]! || bestSelling(a, b)),
    }
  }

  get(order: KeptOrder): SlotOrder {
    return this.#orders[order]
  }

  async sort(count: number, capacity: number, pace: Pace): Promise<void> {
    for (const order of Object.values(this.#orders)) await order.sort(count, capacity, pace)
  }

  /** Takes a slot out of every order, before its facts change. */
  take(slot: number): void {
    for (const order of Object.values(this.#orders)) order.take(slot)
  }

  put(slot: number): void {
    for (const order of Object.values(this.#orders)) order.put(slot)
  }
}
