import {
  boughtSince,
  customerListSearch,
  customerPageKeyText,
  customerPeriods,
  customerViews,
  listsAccounts,
  readCustomerListParams,
  readCustomerPageKey,
} from '#commerce/people/customers/customer-list.ts'
import { type CustomerRow, readCustomers } from '#commerce/people/customers/customer-list-store.server.ts'
import { findCustomers } from '#commerce/people/customers/find-customers.server.ts'
import { formatNumber, formatSums } from '#messages/format.ts'
import { customerMessages as texts } from '#messages/office/customers.ts'
import { formatShopDate } from '#messages/shop-time.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { pagesAround } from '../ui/list/list-address.ts'

const pageSize = 50

/** Everything that `/office/customers` shows for a URL. */
export async function loadCustomerList({ db }: Pick<Shop, 'db'>, url: URL, now: Date) {
  const params = readCustomerListParams(url.searchParams)
  const { search, view } = params
  const path = (changed: Partial<typeof params>) =>
    `/office/customers${customerListSearch({ ...params, ...changed })}`
  const page =
    search === ''
      ? await readCustomers(db, {
          ...{ view, boughtSince: boughtSince(params, now) },
          ...{ key: readCustomerPageKey(url.searchParams), limit: pageSize },
        })
      : { customers: await findCustomers(db, search, pageSize, now), hasBefore: false, hasAfter: false }
  const { customers } = page
  return {
    params,
    /** Instead of buyers. */
    hasAccounts: search === '' && listsAccounts(view),
    rows: customers.map(toCustomerRow),
    isCut: search !== '' && customers.length >= pageSize,
    tabs: customerViews.map(one => ({
      to: path({ view: one, search: '', since: listsAccounts(one) ? '' : params.since }),
      label: texts.view[one],
      isCurrent: search === '' && one === view,
    })),
    periods: (['', ...customerPeriods] as const).map(since => ({
      to: path({ since, search: '' }),
      label: texts.periods[since],
      isCurrent: since === params.since,
    })),
    ...pagesAround(path({}), { ...page, rows: customers }, customerPageKeyText),
  }
}

function toCustomerRow({ id, orderNumber, email, name, hasAccount, orders, spent, at }: CustomerRow) {
  return {
    ...{ to: customerPath({ id, orderNumber }), email, name: name || texts.nameless },
    account: hasAccount ? texts.account : texts.guest,
    orders: formatNumber(orders),
    spent: formatSums(spent),
    at: formatShopDate(at),
  }
}

export type CustomerRowView = ReturnType<typeof toCustomerRow>

/** The page of a customer, by their newest order or, without one, by their account. */
export function customerPath({ id, orderNumber }: { id: number; orderNumber: string | null }): string {
  return `/office/customers/${orderNumber ?? `a${id}`}`
}
