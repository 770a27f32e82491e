import { cents, formatMoney } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { orderAddress } from './letter-addresses.ts'
import { goodsOf, whereToTransfer } from './order-parts.ts'
import { deadlineInWords } from './paper/days-in-words.ts'
import { button, type Paper, text } from './paper/paper.ts'

interface TransferReminderFacts {
  order: Order
  bankAccount: string
  url: string
}

/** The one reminder before an unpaid order ends; undefined once it is paid or canceled. */
export function transferReminder({ order, bankAccount, url }: TransferReminderFacts): Paper | undefined {
  if (order.state !== 'placed' || order.paymentDueAt === null) return undefined
  const amount = formatMoney(cents(order.due - order.paid))
  const until = deadlineInWords(order.paymentDueAt)
  return {
    subject: `Reminder: we're holding order ${order.number} until ${until}`,
    preview: `Your transfer of ${amount} hasn't arrived yet.`,
    heading: "Your transfer hasn't arrived yet",
    parts: [
      text(
        `We're holding your order ${order.number} until ${until}. To keep it, please transfer ${amount} by then. If you've already sent it, you don't need to do anything.`,
      ),
      ...whereToTransfer({ order, bankAccount, url }),
      text('If the money arrives later, we may have sold your items. In that case you get it back.'),
      button('See your order', orderAddress(url, order.token)),
      goodsOf(order.lines),
    ],
  }
}
