import { formatMoney } from '../../../../messages/format.ts'
import { orderEmailMessages } from '../../../../messages/order-emails.ts'
import type { Amount } from '../../../money.ts'
import type { Order } from '../../../orders/order.ts'
import { type EmailContent, paragraph } from '../layout/email-content.ts'
import { viewOrderButton } from '../layout/view-order-button.ts'
import { testOrderParts } from './order-parts.ts'

interface RefundData {
  order: Order
  amount: Amount
  url: string
}

export function refundEmail({ order, amount, url }: RefundData): EmailContent {
  const refund = { amount: formatMoney(amount, order.currency), number: order.number }
  const texts = orderEmailMessages.refunded
  return {
    subject: texts.subject(refund),
    preview: texts.preview,
    heading: texts.heading,
    parts: [paragraph(texts.intro(refund)), ...testOrderParts(order), viewOrderButton(url, order)],
  }
}
