import { afterSaleEmailMessages } from '#messages/after-sale-emails.ts'
import { formatShopDate } from '#messages/shop-time.server.ts'
import { type EmailContent, paragraph } from '../layout/email-content.ts'
import { viewOrderButton } from '../layout/view-order-button.ts'
import { type ReturnEmailData, returnParts } from './return-parts.ts'

export function returnRequestedEmail(data: ReturnEmailData): EmailContent {
  const { order, orderReturn, url } = data
  const { number, requestedAt } = orderReturn
  const texts = afterSaleEmailMessages.returnRequested
  return {
    subject: texts.subject({ number }),
    preview: texts.preview({ order: order.number }),
    heading: texts.heading,
    parts: [
      paragraph(texts.intro({ date: formatShopDate(requestedAt), order: order.number, number })),
      ...returnParts(data),
      viewOrderButton(url, order),
    ],
  }
}
