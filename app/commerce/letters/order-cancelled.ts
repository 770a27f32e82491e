import type { Order } from '../orders/order.ts'
import { orderAddress } from './letter-addresses.ts'
import { goodsOf } from './order-parts.ts'
import { button, type Paper, text } from './paper/paper.ts'

export function orderCancelled({ order, url }: { order: Order; url: string }): Paper {
  return {
    subject: `Order ${order.number} is cancelled`,
    preview: 'Nothing will be sent.',
    heading: 'Your order is cancelled',
    parts: [
      text(`Your order ${order.number} is cancelled: nothing of it will be sent. ${whatOfTheMoney(order)}`),
      goodsOf(order.lines),
      button('See your order', orderAddress(url, order.token)),
    ],
  }
}

function whatOfTheMoney({ paid, giftCard }: Order): string {
  const card = giftCard > 0 ? ' What a gift card paid is on the card again.' : ''
  if (paid > 0) return `What you paid goes back the way it came.${card}`
  return `There is nothing to pay. If you have paid just now all the same, it goes back the way it came.${card}`
}
