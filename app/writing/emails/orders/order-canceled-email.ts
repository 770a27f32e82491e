import type { Order } from '#commerce/orders/order.ts'
import { orderEmailMessages } from '#messages/order-emails.ts'
import { type EmailContent, paragraph } from '../layout/email-content.ts'
import { viewOrderButton } from '../layout/view-order-button.ts'
import { orderItemsPart } from './order-parts.ts'

export function orderCanceledEmail({ order, url }: { order: Order; url: string }): EmailContent {
  const { number, paid, giftCard, events } = order
  const wasUnpaid = events.some(({ note }) => note?.code === 'not-paid-in-time')
  const texts = orderEmailMessages.canceled
  const sentences = [
    wasUnpaid ? texts.notPaid({ number }) : texts.intro({ number }),
    paid > 0 ? texts.refund : texts.nothingDue,
    ...(giftCard > 0 ? [texts.giftCard] : []),
  ]
  return {
    subject: texts.subject({ number }),
    preview: texts.preview,
    heading: texts.heading,
    parts: [paragraph(sentences.join(' ')), orderItemsPart(order, url), viewOrderButton(url, order)],
  }
}
