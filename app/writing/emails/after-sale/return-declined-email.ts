import { afterSaleEmailMessages } from '#messages/after-sale-emails.ts'
import { type EmailContent, paragraph } from '../layout/email-content.ts'
import { viewOrderButton } from '../layout/view-order-button.ts'
import type { ReturnEmailData } from './return-parts.ts'

export function returnDeclinedEmail({ order, orderReturn, url }: ReturnEmailData): EmailContent {
  const { number, answer } = orderReturn
  const texts = afterSaleEmailMessages.returnDeclined
  return {
    subject: texts.subject({ number }),
    preview: texts.preview({ order: order.number }),
    heading: texts.heading,
    parts: [
      paragraph(texts.intro({ number, order: order.number })),
      { kind: 'lines', title: afterSaleEmailMessages.ourAnswer, lines: answer.split('\n') },
      paragraph(afterSaleEmailMessages.replyIfYouDisagree),
      viewOrderButton(url, order),
    ],
  }
}
