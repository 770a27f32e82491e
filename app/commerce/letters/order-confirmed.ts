import { formatMoney } from '../money.ts'
import type { Order } from '../orders/order.ts'
import type { Promises } from '../returns/promises.ts'
import { orderAddress } from './letter-addresses.ts'
import { deliveredToReader, goodsOf, sumOfOrder, testNote, whereToTransfer } from './order-parts.ts'
import { dayInWords, deadlineInWords } from './paper/days-in-words.ts'
import { button, type Paper, type Part, text } from './paper/paper.ts'
import { promised } from './promised.ts'

export interface ConfirmedFacts {
  order: Order
  promises: Promises
  /** Where to send money by bank transfer, line by line; empty until the merchant has said it. */
  bankAccount: string
  url: string
}

/**
 * What was bought, what it costs, how to pay, and how to withdraw: the confirmation on a durable medium of Directive
 * 2011/83/EU, article 8(7).
 */
export function orderConfirmed(facts: ConfirmedFacts): Paper {
  const { order, promises, url } = facts
  return {
    subject: `Order ${order.number} is confirmed`,
    preview: `${order.lines.map(({ title }) => title).join(', ')}: ${formatMoney(order.total)}`,
    heading: 'Thank you for your order',
    parts: [
      text(`We have your order ${order.number} of ${dayInWords(order.placedAt)}.`),
      ...testNote(order),
      ...howToPay(facts),
      button('See your order', orderAddress(url, order.token)),
      goodsOf(order.lines),
      sumOfOrder(order),
      deliveredToReader(order),
      ...promised(promises, url),
    ],
  }
}

function howToPay({ order, bankAccount, url }: ConfirmedFacts): Part[] {
  if (order.state !== 'placed' || order.due === 0) return []
  const until = order.paymentDueAt === null ? '' : ` by ${deadlineInWords(order.paymentDueAt)}`
  if (order.payment !== 'bank-transfer')
    return [
      text(
        'We have not heard of your payment yet. If you have just paid, there is nothing to do: another letter says when it is here. If not, you can still pay on the page of your order.',
      ),
    ]
  return [
    text(
      `Please transfer ${formatMoney(order.due)}${until}. We're holding your items and ship once your transfer arrives.`,
    ),
    ...whereToTransfer({ order, bankAccount, url }),
  ]
}
