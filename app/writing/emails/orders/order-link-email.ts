import type { Order } from '#commerce/orders/order.ts'
import { orderEmailMessages } from '#messages/order-emails.ts'
import { type EmailContent, paragraph } from '../layout/email-content.ts'
import { viewOrderButton } from '../layout/view-order-button.ts'

/** Without items or addresses: anyone who knows the number may have asked for it. */
export function orderLinkEmail({ order, url }: { order: Order; url: string }): EmailContent {
  const { number } = order
  const texts = orderEmailMessages.link
  return {
    subject: texts.subject({ number }),
    preview: texts.preview,
    heading: texts.heading,
    parts: [paragraph(texts.intro({ number })), viewOrderButton(url, order), paragraph(texts.notYou)],
  }
}
