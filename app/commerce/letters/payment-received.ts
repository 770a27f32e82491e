import { formatMoney } from '../money.ts'
import type { Order } from '../orders/order.ts'
import type { Promises } from '../returns/promises.ts'
import { orderAddress } from './letter-addresses.ts'
import { deliveredToReader, goodsOf, sumOfOrder, testNote } from './order-parts.ts'
import { button, type Paper, text } from './paper/paper.ts'
import { promised } from './promised.ts'

interface PaidFacts {
  order: Order
  promises: Promises
  url: string
}

/**
 * The payment, and once more the whole order: the email that confirmed it had no address yet, and a limit may have held it back.
 * So this one alone is the confirmation of Directive 2011/83/EU, article 8(7).
 */
export function paymentReceived({ order, promises, url }: PaidFacts): Paper {
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
      goodsOf(order.lines),
      sumOfOrder(order),
      deliveredToReader(order),
      { kind: 'note', text: 'Your invoice is on the page of your order.' },
      ...promised(promises, url),
    ],
  }
}
