import { afterSaleEmailMessages } from '#messages/after-sale-emails.ts'
import { formatShopDate } from '#messages/shop-time.server.ts'
import { type EmailContent, paragraph } from '../layout/email-content.ts'
import { viewOrderButton } from '../layout/view-order-button.ts'
import { type ClaimEmailData, claimParts } from './claim-parts.ts'

export function claimReceivedEmail(data: ClaimEmailData): EmailContent {
  const { order, line, claim, url } = data
  const { number } = claim
  const texts = afterSaleEmailMessages.claimReceived
  return {
    subject: texts.subject({ number }),
    preview: texts.preview({ title: line.title }),
    heading: texts.heading,
    parts: [
      paragraph(texts.intro({ date: formatShopDate(claim.claimedAt), number })),
      ...claimParts(data),
      viewOrderButton(url, order),
    ],
  }
}
