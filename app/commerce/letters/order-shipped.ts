import type { Order, OrderParcel } from '../orders/order.ts'
import { orderAddress } from './letter-addresses.ts'
import { deliveredTo } from './order-parts.ts'
import { button, type Paper, text } from './paper/paper.ts'

export function orderShipped({
  order,
  parcel,
  url,
}: {
  order: Order
  parcel: OrderParcel
  url: string
}): Paper {
  const { carrier, trackingNumber, trackingUrl } = parcel
  return {
    subject: `Order ${order.number} is on its way`,
    preview: `${carrier} has your parcel.`,
    heading: 'Your order is on its way',
    parts: [
      text(`We have handed your order ${order.number} to ${carrier}.`),
      ...(trackingNumber === ''
        ? []
        : [{ kind: 'lines' as const, title: 'Tracking number', lines: [trackingNumber] }]),
      ...(trackingUrl === null ? [] : [button('Follow your parcel', trackingUrl)]),
      {
        kind: 'goods',
        goods: order.lines.map(({ title, options, quantity }) => ({
          title,
          options,
          count: '',
          amount: `× ${quantity}`,
        })),
      },
      deliveredTo(order),
      { kind: 'link', label: 'See your order', href: orderAddress(url, order.token) },
    ],
  }
}
