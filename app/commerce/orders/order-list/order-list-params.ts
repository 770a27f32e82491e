import { readDay } from '../../values/typed/typed-day.ts'
import { parseAmount } from '../../values/typed/typed-number.ts'
import { readSearch } from '../../values/typed/typed-text.ts'
import { readId } from '../../values/whole-number.ts'
import { addDays, startOfDay } from '../../values/zoned-time.ts'
import type { OrderFilter, OrderListQuery, OrderListState, OrderPageKey } from './order-filter.ts'
import { orderListStates } from './order-filter.ts'

/** The list as its URL has it: days and amounts as people write them. */
export interface OrderListParams {
  /** As typed. */
  search: string
  state: OrderListState | ''
  payment: string
  country: string
  /** ISO dates in the shop's time zone, both inclusive. */
  from: string
  to: string
  /** Totals in main units of the shop's currency, both inclusive. */
  min: string
  max: string
  /** A SKU, title or id of a product. */
  product: string
  test: 'yes' | 'no' | ''
  /** The optional columns that are shown, joined by "-"; empty for all. */
  columns: string
  /** The parameter `sort`, descending with "-". */
  sort: 'placed' | '-placed' | 'total' | '-total'
}

/** Columns of the list that can be left out. */
export const optionalColumns = ['placed', 'customer', 'place', 'items', 'payment', 'total'] as const

/** By the name in the URL. */
const names: Record<keyof OrderListParams, string> = {
  ...{ search: 'q', state: 'state', payment: 'payment', country: 'country', from: 'from', to: 'to' },
  ...{ min: 'min', max: 'max', product: 'product', test: 'test', sort: 'sort', columns: 'columns' },
}

const firstSort = '-placed'
const maxTextLength = 200

/** The filter, sort order and page of a URL. Invalid values are left out, and `unreadFilters` has them. */
export function readOrderListParams(url: URLSearchParams, currency: string): OrderListParams {
  const text = (name: keyof OrderListParams) => (url.get(names[name]) ?? '').trim().slice(0, maxTextLength)
  const one = <T extends string>(name: keyof OrderListParams, values: readonly T[]) =>
    values.find(value => value === text(name)) ?? ''
  const matching = (name: keyof OrderListParams, pattern: RegExp) =>
    pattern.test(text(name)) ? text(name) : ''
  const date = (name: 'from' | 'to') => readRecentDay(text(name)) ?? ''
  const amount = (name: 'min' | 'max') => (parseAmount(text(name), currency) === undefined ? '' : text(name))
  return {
    search: readSearch(url, maxTextLength, names.search),
    state: one('state', orderListStates),
    payment: matching('payment', /^[a-z-]+$/),
    country:
      text('country')
        .toUpperCase()
        .match(/^[A-Z]{2}$/)?.[0] ?? '',
    ...{ from: date('from'), to: date('to'), min: amount('min'), max: amount('max') },
    product: readSearch(url, maxTextLength, names.product),
    test: one('test', ['yes', 'no']),
    columns: columnsText(url.getAll(names.columns)),
    sort: one('sort', ['placed', 'total', '-total']) || firstSort,
  }
}

/** Filters that can't be read, as typed. The others apply without them. */
export type UnreadFilters = Partial<Record<keyof OrderListParams, string>>

const typedFilters = ['state', 'payment', 'country', 'from', 'to', 'min', 'max', 'test'] as const

export function unreadFilters(url: URLSearchParams, params: OrderListParams): UnreadFilters {
  const unread = typedFilters.flatMap(name => {
    const typed = readSearch(url, maxTextLength, names[name])
    return typed !== '' && params[name] === '' ? [[name, typed]] : []
  })
  return Object.fromEntries(unread)
}

/** A form sends each chosen column, and an address has them in one. */
function columnsText(sent: readonly string[]): string {
  const chosen = sent.flatMap(text => text.split('-'))
  const shown = optionalColumns.filter(column => chosen.includes(column))
  return shown.length === optionalColumns.length ? '' : shown.join('-')
}

/** The query of the URL, beginning with "?", or empty. */
export function orderListSearch(params: Partial<OrderListParams>): string {
  const pairs = Object.entries(names).flatMap(([param, name]) => {
    const value = params[param as keyof OrderListParams] ?? ''
    return value === '' || (param === 'sort' && value === firstSort) ? [] : [[name, value]]
  })
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

export function toOrderFilter(
  params: OrderListParams,
  { timeZone, currency, productId }: { timeZone: string; currency: string; productId?: number | undefined },
): OrderFilter {
  const { search, state, payment, country, from, to, min, max, test } = params
  const totalFrom = parseAmount(min, currency)
  const totalTo = parseAmount(max, currency)
  return {
    ...(search !== '' && { search }),
    ...(state !== '' && { state }),
    ...(payment !== '' && { payment }),
    ...(country !== '' && { country }),
    ...(from !== '' && { placedFrom: startOfDay(from, timeZone)!.toISOString() }),
    ...(to !== '' && { placedBefore: startOfDay(addDays(to, 1), timeZone)!.toISOString() }),
    ...(totalFrom !== undefined && { totalFrom }),
    ...(totalTo !== undefined && { totalTo }),
    ...(productId !== undefined && { productId }),
    ...(test !== '' && { isTest: test === 'yes' }),
  }
}

export function toOrderSort(sort: OrderListParams['sort']): Pick<OrderListQuery, 'sort' | 'isDescending'> {
  return { sort: sort.endsWith('total') ? 'total' : 'placed', isDescending: sort.startsWith('-') }
}

/** Names a page in a URL: "after=2026-11-23T12:00:00.000Z_17". Undefined if it names none of this sort. */
export function readPageKey(url: URLSearchParams, sort: 'placed' | 'total'): OrderListQuery['key'] {
  const isBefore = url.has('before')
  const typed = url.get(isBefore ? 'before' : 'after') ?? ''
  const pattern = sort === 'total' ? /^(\d{1,15})_(.*)$/ : /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(.*)$/
  const [, value, number] = pattern.exec(typed) ?? []
  const id = readId(number)
  if (value === undefined || id === undefined) return undefined
  return { value: sort === 'total' ? Number(value) : value, id, isBefore }
}

export function pageKeyText({ value, id }: OrderPageKey): string {
  return `${value}_${id}`
}

function readRecentDay(typed: string): string | undefined {
  const day = readDay(typed)
  return day && /^(19|20)/.test(day) ? day : undefined
}
