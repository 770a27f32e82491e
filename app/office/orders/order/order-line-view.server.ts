import type { Picture } from '#commerce/catalog/pictures/picture.ts'
import type { Order, OrderLine, ShipmentLine } from '#commerce/orders/order.ts'
import { toAmount } from '#commerce/values/money.ts'
import { formatMoney } from '#messages/format.ts'
import { orderPageMessages as texts } from '#messages/office/order-page.ts'

/** A line, or the part of it in a package, with its amounts as text. */
export interface OrderLineView {
  id: number
  title: string
  /** Options and SKU. */
  detail: string
  picture: Picture | null
  quantity: number
  price: string
  total: string
  /** Returned and refunded units, in words. */
  note: string
}

export function lineView(order: Order, { orderLineId, quantity }: ShipmentLine): OrderLineView {
  const line = order.lines.find(({ id }) => id === orderLineId)!
  const { id, title, options, sku, picture, unitPrice } = line
  return {
    ...{ id, title, quantity, picture: picture && { ...picture, alt: '' } },
    detail: [options, sku].filter(text => text !== '').join(', '),
    price: formatMoney(unitPrice, order.currency),
    total: formatMoney(toAmount(unitPrice * quantity), order.currency),
    note: backNote(line, order.currency),
  }
}

function backNote({ returned, refunded }: OrderLine, currency: string): string {
  const notes = [
    ...(returned > 0 ? [texts.returnedCount(returned)] : []),
    ...(refunded > 0 ? [texts.refundedAmount(formatMoney(refunded, currency))] : []),
  ]
  return notes.join(', ')
}
