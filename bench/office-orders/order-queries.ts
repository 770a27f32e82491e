import type { OrderFilter, OrderListQuery } from '#commerce/orders/order-list/order-filter.ts'
import { orderListStates } from '#commerce/orders/order-list/order-filter.ts'
import { toAmount } from '#commerce/values/money.ts'
import {
  benchCountries,
  benchNow,
  benchOrder,
  benchPayments,
  benchProducts,
  randomNumbers,
  skuOf,
  years,
} from './generate-orders.ts'

const random = randomNumbers(2)
const day = 86_400_000

const benchLateBefore = new Date(benchNow.getTime() - day).toISOString()

export function pick<T>(values: readonly T[]): T {
  return values[Math.floor(random() * values.length)]!
}

function daysAgo(days: number): string {
  return new Date(benchNow.getTime() - days * day).toISOString()
}

function dates(): OrderFilter {
  const from = random() * years * 365
  return { placedFrom: daysAgo(from), placedBefore: daysAgo(from - pick([1, 7, 30, 365])) }
}

function amounts(): OrderFilter {
  const from = Math.round(1000 + random() ** 2 * 100_000)
  return { totalFrom: toAmount(from), totalTo: toAmount(from + pick([0, 100, 10_000])) }
}

/** Each draws values from all there are, common and rare. */
export const orderFilters: Record<string, () => OrderFilter> = {
  state: () => ({ state: pick(orderListStates) }),
  payment: () => ({ payment: pick(benchPayments) }),
  date: dates,
  country: () => ({ country: pick(benchCountries) }),
  amount: amounts,
  product: () => ({ productId: 1 + Math.floor(random() * benchProducts) }),
  test: () => ({ isTest: random() < 0.5 }),
}

/** Searches of every kind for orders that exist. */
export function searches(count: number): Record<string, () => OrderFilter> {
  const any = () => benchOrder(1 + Math.floor(random() * count), count, random)
  return {
    'first half of a number': () => ({ search: any().number.slice(2, 6) }),
    'part of a number with T-': () => ({ search: any().number.slice(0, 5) }),
    name: () => ({ search: any().name }),
    'last name': () => ({ search: any().name.split(' ')[1]! }),
    'first name': () => ({ search: any().name.split(' ')[0]! }),
    'three letters': () => ({ search: any().name.slice(0, 3) }),
    email: () => ({ search: any().email }),
    SKU: () => ({ search: skuOf(any().products[0]!) }),
    'all SKUs': () => ({ search: 'SKU-' }),
    'not there': () => ({ search: 'zzz' }),
  }
}

export function anyFilters(count: number): OrderFilter {
  const kinds = Object.values(orderFilters)
  return Object.assign({}, ...Array.from({ length: count }, () => pick(kinds)()))
}

export function toQuery(filter: OrderFilter, isDeep: boolean): OrderListQuery {
  const sort = random() < 0.7 ? 'placed' : 'total'
  const value = sort === 'placed' ? daysAgo(random() * years * 365) : Math.round(1000 + random() * 50_000)
  return {
    ...{ filter, sort, isDescending: random() < 0.7, lateBefore: benchLateBefore, limit: 50 },
    ...(isDeep && { key: { value, id: 500_000, isBefore: random() < 0.5 } }),
  }
}
