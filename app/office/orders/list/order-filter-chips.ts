import { type OrderListParams, orderListSearch } from '#commerce/orders/order-list/order-list-params.ts'
import { formatCountry, formatDate } from '#messages/format.ts'
import { officeOrderListMessages as messages } from '#messages/office/order-list.ts'

export interface OrderFilterChip {
  field: string
  value: string
  removeTo: string
}

/** The filters in use, each with the URL of the list without it. */
export function orderFilterChips(params: OrderListParams, currency: string): OrderFilterChip[] {
  const { fields } = messages
  const { state, payment, country, from, to, min, max, product, test } = params
  const without = (...names: (keyof OrderListParams)[]) =>
    `/office/orders${orderListSearch({ ...params, ...Object.fromEntries(names.map(name => [name, ''])) })}`
  const chip = (field: string, value: string, ...names: (keyof OrderListParams)[]) =>
    value === '' ? [] : [{ field, value, removeTo: without(...names) }]
  const amount = (typed: string) => `${typed} ${currency}`
  return [
    ...chip(fields.state, state && messages.states[state], 'state'),
    ...chip(fields.payment, payment && (messages.payments[payment] ?? payment), 'payment'),
    ...chip(fields.country, country && formatCountry(country), 'country'),
    ...chip(fields.placed, rangeText(from && formatDate(from), to && formatDate(to), messages), 'from', 'to'),
    ...chip(
      fields.total,
      rangeText(min && amount(min), max && amount(max), { since: messages.atLeast, until: messages.atMost }),
      ...(['min', 'max'] as const),
    ),
    ...chip(fields.product, product, 'product'),
    ...chip(fields.test, test && (test === 'yes' ? messages.testOnly : messages.testHidden), 'test'),
  ]
}

function rangeText(
  from: string,
  to: string,
  { since, until }: { since: (text: string) => string; until: (text: string) => string },
): string {
  if (from !== '' && to !== '') return messages.between(from, to)
  return from === '' ? (to === '' ? '' : until(to)) : since(from)
}
