import { data } from 'react-router'
import { readAccountAddresses } from '#commerce/people/accounts/addresses/account-address-store.server.ts'
import { findCustomerDeletion } from '#commerce/people/customers/customer-deletion.server.ts'
import { readCustomerNotes } from '#commerce/people/customers/customer-note-store.server.ts'
import {
  type Customer,
  findCustomer,
  orderOwner,
  readCustomerCases,
  readCustomerEmails,
  readCustomerOrders,
  readCustomerReviews,
} from '#commerce/people/customers/customer-store.server.ts'
import { readSpending } from '#commerce/people/customers/spending-store.server.ts'
import type { Address } from '#commerce/values/addresses/address.ts'
import { addressLines } from '#commerce/values/addresses/address-lines.ts'
import { formatCountry, formatMoney, formatNumber, formatSums } from '#messages/format.ts'
import { customerMessages } from '#messages/office/customers.ts'
import { officeOrderListMessages } from '#messages/office/order-list.ts'
import { formatShopDate } from '#messages/shop-time.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { orderDials } from '../orders/list/order-row-view.server.ts'

const maxOrders = 20
const maxOthers = 20

const texts = customerMessages.page

/** Throws a 404 for a key of nobody. */
export async function loadCustomer({ db }: Pick<Shop, 'db'>, key: string): Promise<Customer> {
  const customer = await findCustomer(db, key)
  if (!customer) throw data(null, { status: 404 })
  return customer
}

/** Everything that the page of a customer shows. */
export async function loadCustomerPage(shop: Pick<Shop, 'db'>, key: string) {
  const { db } = shop
  const customer = await loadCustomer(shop, key)
  const { email, account } = customer
  const owner = orderOwner(customer)
  const found = await readCustomerOrders(db, owner, maxOrders + 1)
  const orders = found.slice(0, maxOrders)
  const [spending] = await readSpending(db, [owner])
  const { orders: count, spent, firstAt } = spending!
  const emails = await readCustomerEmails(db, customer)
  const deletion = await findCustomerDeletion(db, customer)
  const stored = account === null ? [] : await readAccountAddresses(db, account.id)
  const [newest] = orders
  return {
    ...{ key: customer.key, email, name: (account?.name || newest?.address.name) ?? '' },
    deletedOn: deletion && formatShopDate(deletion),
    accountSince: account && formatShopDate(account.createdAt),
    orders: orders.map(({ number, placedAt, state, total, currency }) => ({
      ...{ number, placed: formatShopDate(placedAt), total: formatMoney(total, currency) },
      ...{ dial: orderDials[state], state: officeOrderListMessages.states[state] },
    })),
    hasMore: found.length > maxOrders,
    totals: {
      count: formatNumber(count),
      spent: formatSums(spent),
      first: firstAt && formatShopDate(firstAt),
    },
    addresses: uniqueAddresses([...stored.map(({ address }) => address), ...orders.map(one => one.address)]),
    cases: (await readCustomerCases(db, owner, maxOthers)).map(({ number, order, at, isReturn, isOpen }) => ({
      ...{ number, order, date: formatShopDate(at) },
      name: isReturn ? texts.returnNumber(number) : texts.claimNumber(number),
      state: isOpen ? texts.isOpen : texts.isDone,
    })),
    reviews: await readCustomerReviews(db, owner, maxOthers),
    emails: {
      priceAlerts: formatNumber(emails.priceAlerts),
      stockAlerts: formatNumber(emails.stockAlerts),
      turnedOff: emails.turnedOff.map(kind => texts.kinds[kind] ?? kind).join(', ') || texts.nothing,
    },
    notes: (await readCustomerNotes(db, email)).map(({ id, text, at, actor }) => ({
      ...{ id, text, at: formatShopDate(at), by: actor.name },
    })),
  }
}

const maxAddresses = 5

function uniqueAddresses(addresses: readonly Address[]): string[][] {
  const lines = addresses.map(address => addressLines(address, formatCountry(address.country)))
  return [...new Map(lines.map(one => [one.join('\n'), one])).values()].slice(0, maxAddresses)
}

export type CustomerPageView = Awaited<ReturnType<typeof loadCustomerPage>>

/** The customer, as the pages about their data name them. */
export async function loadCustomerHead(shop: Pick<Shop, 'db'>, key: string) {
  const customer = await loadCustomer(shop, key)
  const { email, account } = customer
  const [newest] = await readCustomerOrders(shop.db, orderOwner(customer), 1)
  const name = account?.name || newest?.address.name || email
  return { key: customer.key, email, name, isGuest: account === null }
}
