import { type Cents, formatMoney } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { orderAddress } from './letter-addresses.ts'
import { testNote } from './order-parts.ts'
import { button, type Paper, text } from './paper/paper.ts'

export function refunded({ order, amount, url }: { order: Order; amount: Cents; url: string }): Paper {
  const money = formatMoney(amount)
  return {
    subject: `${money} of order ${order.number} is on its way back to you`,
    preview: 'It goes back the way you paid.',
    heading: 'Your refund is on its way',
    parts: [
      text(
        `We have given back ${money} of your order ${order.number}, the way you paid. A bank may take some days to show it.`,
      ),
      ...testNote(order),
      button('See your order', orderAddress(url, order.token)),
    ],
  }
}
