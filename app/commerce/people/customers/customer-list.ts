import { readSearch } from '../../values/typed/typed-text.ts'
import { readId } from '../../values/whole-number.ts'

/** The views of the list; the first is the default. */
export const customerViews = ['all', 'account', 'guest', 'no-order'] as const

export type CustomerView = (typeof customerViews)[number]

/** Days since the last order. */
export const customerPeriods = ['30', '90', '365'] as const

/** The list as its URL has it. */
export interface CustomerListParams {
  view: CustomerView
  /** As typed. */
  search: string
  /** Bought in the last so many days; empty for any. */
  since: (typeof customerPeriods)[number] | ''
}

/** Names a page: after or before the customer with this date and id. */
export interface CustomerPageKey {
  at: string
  id: number
  isBefore: boolean
}

const maxSearchLength = 200

/** Whether a view has accounts, by when they were created, and not buyers by their last order. */
export function listsAccounts(view: CustomerView): boolean {
  return view === 'account' || view === 'no-order'
}

/** The view, the search and the filter of a URL. Invalid values are ignored. */
export function readCustomerListParams(url: URLSearchParams): CustomerListParams {
  return {
    view: customerViews.find(view => view === url.get('view')) ?? customerViews[0],
    search: readSearch(url, maxSearchLength),
    since: customerPeriods.find(days => days === url.get('since')) ?? '',
  }
}

/** The query of the URL, beginning with "?", or empty. */
export function customerListSearch({ view, search, since }: CustomerListParams): string {
  const pairs = Object.entries({
    q: search,
    view: view === customerViews[0] ? '' : view,
    since,
  })
  const query = new URLSearchParams(pairs.filter(([, value]) => value !== ''))
  return query.size === 0 ? '' : `?${query}`
}

/** Undefined if the URL names no page. */
export function readCustomerPageKey(url: URLSearchParams): CustomerPageKey | undefined {
  const isBefore = url.has('before')
  const typed = url.get(isBefore ? 'before' : 'after') ?? ''
  const [, at, number] = /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)_(.*)$/.exec(typed) ?? []
  const id = readId(number)
  return at === undefined || id === undefined ? undefined : { at, id, isBefore }
}

export function customerPageKeyText({ at, id }: Omit<CustomerPageKey, 'isBefore'>): string {
  return `${at}_${id}`
}

const day = 86_400_000

/** The ISO time since which a customer must have bought; undefined for any. */
export function boughtSince({ since }: Pick<CustomerListParams, 'since'>, now: Date): string | undefined {
  return since === '' ? undefined : new Date(now.getTime() - Number(since) * day).toISOString()
}
