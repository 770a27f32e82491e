import { balanceDue } from '#commerce/payments/invoices/invoice.ts'
import { toAmount } from '#commerce/values/money.ts'
import { formatMoney } from '#messages/format.ts'
import { orderEmailMessages } from '#messages/order-emails.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import { type EmailContent, paragraph } from '../layout/email-content.ts'
import { viewOrderButton } from '../layout/view-order-button.ts'
import { bankTransferParts, orderItemsPart, type TransferDetails } from './order-parts.ts'

/** Undefined once the order is paid or canceled. */
export function transferReminderEmail(data: TransferDetails): EmailContent | undefined {
  const { order, url } = data
  if (order.state !== 'placed' || order.paymentDueAt === null) return undefined
  const { number } = order
  const amount = formatMoney(toAmount(balanceDue(order)), order.currency)
  const until = formatShopMinute(order.paymentDueAt)
  const texts = orderEmailMessages.reminder
  return {
    subject: texts.subject({ number, until }),
    preview: texts.preview({ amount }),
    heading: texts.heading,
    parts: [
      paragraph(texts.intro({ number, until, amount })),
      ...bankTransferParts(data),
      paragraph(texts.late),
      viewOrderButton(url, order),
      orderItemsPart(order, url),
    ],
  }
}
