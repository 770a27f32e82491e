import { formatMoney } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { orderAddress } from './letter-addresses.ts'
import { testNote } from './order-parts.ts'
import { button, type Paper, text } from './paper/paper.ts'

export function paymentReceived({ order, url }: { order: Order; url: string }): Paper {
  const amount = formatMoney(order.paid)
  return {
    subject: `We have your payment for order ${order.number}`,
    preview: `${amount} is here.`,
    heading: 'Your payment is here',
    parts: [
      text(
        `We have received ${amount} for your order ${order.number}. We pack it next, and write again when it leaves.`,
      ),
      ...testNote(order),
      button('See your order', orderAddress(url, order.token)),
      { kind: 'note', text: 'Your invoice is on the page of your order.' },
    ],
  }
}
