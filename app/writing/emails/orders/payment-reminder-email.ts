import type { Order } from '#commerce/orders/order.ts'
import { balanceDue } from '#commerce/payments/invoices/invoice.ts'
import { toAmount } from '#commerce/values/money.ts'
import { formatMoney } from '#messages/format.ts'
import { orderEmailMessages } from '#messages/order-emails.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import { type EmailContent, linkButton, paragraph } from '../layout/email-content.ts'
import { orderUrl } from '../layout/email-urls.ts'
import { orderItemsPart } from './order-parts.ts'

/** For an order to be paid online. Undefined once it is paid or canceled. */
export function paymentReminderEmail({
  order,
  url,
}: {
  order: Order
  url: string
}): EmailContent | undefined {
  if (order.state !== 'placed' || order.paymentDueAt === null) return undefined
  const { number } = order
  const amount = formatMoney(toAmount(balanceDue(order)), order.currency)
  const until = formatShopMinute(order.paymentDueAt)
  const texts = orderEmailMessages.paymentReminder
  return {
    subject: texts.subject({ number }),
    preview: texts.preview({ until }),
    heading: texts.heading,
    parts: [
      paragraph(texts.intro({ number, until, amount })),
      linkButton(texts.pay, `${orderUrl(url, order.token)}#pay`),
      orderItemsPart(order, url),
      { kind: 'note', text: texts.otherwise },
    ],
  }
}
