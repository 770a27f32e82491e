import type { Compare } from '../search/words/sort-in-slices.ts'
import type { TimeSlice } from '../search/words/time-slice.ts'
import { type CatalogColumns, notFeatured } from './catalog-columns.ts'
import type { Sort } from './listing-query.ts'
import { SlotOrder } from './slots/slot-order.ts'

/** The stored orders. "Price, high to low" reads one of them backwards. */
export type StoredOrder = Exclude<Sort, 'price-desc'> | 'brand'

/** Every order in which the shop lists products. Equal products are ordered by id. */
export class CatalogOrders {
  readonly #orders: Record<StoredOrder, SlotOrder>

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
      // For filters only: it groups products by brand.
      brand: new SlotOrder((a, b) => c.brands[a]! - c.brands[b]! || byId(a, b)),
      name: new SlotOrder((a, b) => c.names.compare(a, b) || byId(a, b)),
      'top-rated': new SlotOrder((a, b) => c.ratings[b]! - c.ratings[a]! || bestSelling(a, b)),
    }
  }

  get(order: StoredOrder): SlotOrder {
    return this.#orders[order]
  }

  async sort(count: number, capacity: number, slice: TimeSlice): Promise<void> {
    for (const order of Object.values(this.#orders)) await order.sort(count, capacity, slice)
  }

  /** Must be called before the facts of the slot change. */
  remove(slot: number): void {
    for (const order of Object.values(this.#orders)) order.remove(slot)
  }

  insert(slot: number): void {
    for (const order of Object.values(this.#orders)) order.insert(slot)
  }
}
