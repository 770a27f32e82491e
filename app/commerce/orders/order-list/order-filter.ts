import type { Amount } from '../../values/money.ts'
import { type OrderState, orderStates } from '../order.ts'
import { productTerm, searchMatches, type TermMatch } from './order-terms.ts'

/** States of the work on an order, besides its own: to pack, part of it shipped, and past its day. */
const orderWorkStates = ['part-shipped', 'late'] as const

export const orderListStates: readonly OrderListState[] = [...orderStates, ...orderWorkStates]

export type OrderListState = OrderState | (typeof orderWorkStates)[number]

/** An order must pass every filter that is set. */
export interface OrderFilter {
  state?: OrderListState
  /** A payment provider's name. */
  payment?: string
  /** ISO 3166-1 alpha-2. */
  country?: string
  /** ISO times: placed at or after, and before. */
  placedFrom?: string
  placedBefore?: string
  /** Totals in minor units, both inclusive. */
  totalFrom?: Amount
  totalTo?: Amount
  productId?: number
  isTest?: boolean
  /** As typed: part of a number, email, name or SKU, from its start. */
  search?: string
}

export type OrderSort = 'placed' | 'total'

/** The start of a page: after the order with these values, in the direction of the list. */
export interface OrderPageKey {
  /** `placed_at` or the total, by the sort. */
  value: string | number
  id: number
}

export interface OrderListQuery {
  filter: OrderFilter
  sort: OrderSort
  isDescending: boolean
  /** The page after or before this key; the first without one. */
  key?: OrderPageKey & { isBefore: boolean }
  /** Orders to pack that were paid before this ISO time are late. */
  lateBefore: string
  limit: number
}

/**
 * The same page with one bound where the filter and the key both set one: the databases start at either, and may read all in between.
 */
export function withOneBound(query: OrderListQuery): OrderListQuery {
  const { filter, sort, isDescending, key } = query
  if (!key) return query
  const { key: _, ...withoutKey } = query
  const isUp = isDescending === key.isBefore
  const isByTotal = sort === 'total'
  const name = isUp ? (isByTotal ? 'totalFrom' : 'placedFrom') : isByTotal ? 'totalTo' : 'placedBefore'
  const bound = filter[name]
  if (bound === undefined) return query
  // Orders placed at `placedBefore` aren't in the list, those with the other bounds are.
  const isBehindKey = isUp ? bound > key.value : isByTotal ? bound < key.value : bound <= key.value
  const { [name]: __, ...others } = filter
  return isBehindKey ? withoutKey : { ...query, filter: others }
}

/** The terms an order must have: any of each list. */
export function requiredTerms({ search, productId }: OrderFilter): TermMatch[][] {
  const searched = searchMatches(search ?? '')
  return [
    ...(searched.length > 0 ? [searched] : []),
    ...(productId === undefined ? [] : [[{ text: productTerm(productId), isPrefix: false }]]),
  ]
}

/** The stored state of a state of the list. */
export function storedState(state: OrderListState): OrderState {
  return state === 'late' || state === 'part-shipped' ? 'paid' : state
}
