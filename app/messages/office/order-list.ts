import type { OrderListState } from '#commerce/orders/order-list/order-filter.ts'
import { amountExample } from '../amount-example.ts'
import { inLanguage } from '../in-language.ts'

const states: Record<OrderListState, string> = {
  placed: 'Unpaid',
  paid: 'To pack',
  'part-shipped': 'Part shipped',
  late: 'Late',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  canceled: 'Canceled',
  returned: 'Returned',
  refunded: 'Refunded',
}

const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`)

/** "3 were canceled meanwhile" and the like, for orders that a bulk change left out. */
function leftOut(numbers: readonly { number: string; state: OrderListState }[]): string {
  const named = numbers.slice(0, 3).map(({ number, state }) => `${number} (${states[state].toLowerCase()})`)
  const more = numbers.length - named.length
  return named.length === 0 ? '' : ` Left out: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}

/** The list of orders. */
export const officeOrderListMessages = inLanguage({
  title: 'Orders',
  views: 'Views',
  all: 'All',
  states,
  saveView: 'Save view',
  viewName: 'Name of the view',
  viewSaved: (name: string) => `View ${name} saved.`,
  removeView: 'Remove view',
  renameView: 'Rename view',
  editView: 'Edit view',
  viewRenamed: (from: string, to: string) => `View ${from} renamed ${to}.`,
  viewRemoved: (name: string) => `View ${name} removed.`,
  viewGone: 'This view was removed before.',
  viewTaken: 'There is a view with this name. Choose another.',
  viewUnnamed: 'Enter a name of up to 40 characters.',
  caption: (sort: string) => `Orders, ${sort}`,
  sorts: {
    placed: 'oldest first',
    '-placed': 'newest first',
    total: 'smallest total first',
    '-total': 'largest total first',
  },
  search: 'Search orders',
  placeholder: 'Number, name, email or SKU',
  fields: {
    state: 'Status',
    payment: 'Payment',
    country: 'Country',
    from: 'Placed from',
    to: 'Placed until',
    placed: 'Placed',
    min: 'Total from',
    max: 'Total up to',
    total: 'Total',
    product: 'Product',
    test: 'Test orders',
  },
  anyValue: 'Any',
  since: (day: string) => `since ${day}`,
  until: (day: string) => `until ${day}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  atLeast: (amount: string) => `${amount} or more`,
  atMost: (amount: string) => `${amount} or less`,
  testOnly: 'Only',
  testHidden: 'Hidden',
  countryHint: 'Two letters, such as DE',
  productHint: 'A SKU, or a title or part of it that only one product has.',
  /** Filters that can't be read, as typed. */
  unread: {
    state: (typed: string) => `no order has the status “${typed}”.`,
    payment: (typed: string) => `the shop has no payment “${typed}”.`,
    country: (typed: string) => `“${typed}” isn’t a country code. Enter two letters, such as DE.`,
    from: (typed: string) => `“${typed}” isn’t a date. Enter one such as 2026-11-24.`,
    to: (typed: string) => `“${typed}” isn’t a date. Enter one such as 2026-11-24.`,
    min: (typed: string) => `“${typed}” isn’t an amount. Enter one such as ${amountExample(20)}.`,
    max: (typed: string) => `“${typed}” isn’t an amount. Enter one such as ${amountExample(20)}.`,
    product: (typed: string) => `not exactly one product has the SKU or title “${typed}”.`,
    test: (typed: string) => `“${typed}” is neither “yes” nor “no”.`,
  },
  leftOutFilter: (field: string, reason: string) => `${field} was left out: ${reason}`,
  columnsMenu: 'Columns',
  applyColumns: 'Show columns',
  columns: {
    order: 'Order',
    placed: 'Placed',
    customer: 'Customer',
    place: 'Ship to',
    items: 'Items',
    status: 'Status',
    payment: 'Payment',
    total: 'Total',
    action: 'Action',
  },
  more: (count: number) => `${count} more`,
  unpaidUntil: (day: string) => `Unpaid, due ${day}`,
  late: (days: number) => (days === 1 ? 'To pack, 1 day late' : `To pack, ${days} days late`),
  test: 'Test',
  payments: { stripe: 'Online', 'bank-transfer': 'Transfer', test: 'Test' } as Record<string, string>,
  giftCard: 'gift card',
  pack: 'Pack',
  pick: 'Pick',
  ship: 'Ship',
  /** All of the page. */
  packAll: (count: number, hasMore: boolean) =>
    hasMore ? `Pack these ${count} orders` : count === 1 ? 'Pack 1 order' : `Pack ${count} orders`,
  markPacked: 'Mark packed',
  slips: 'Packing slips',
  labels: 'Labels',
  shipByPasting: 'Ship by pasting',
  packed: (count: number, left: Parameters<typeof leftOut>[0]) =>
    `${orders(count)} marked packed.${leftOut(left)}`,
  noneChosen: 'Select the orders first.',
  noMatch: (search: string) => `No orders match "${search}".`,
  noOrders: 'No orders yet. They appear here as soon as somebody buys.',
  noneLeft: 'No orders here.',
  showAll: 'Show all orders',
  shown: (rows: number, count: string) => `${rows} of ${count}`,
  many: (count: string) => `${count}+`,
  count: orders,
})
