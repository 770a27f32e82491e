import { afterSaleEmailMessages } from '#messages/after-sale-emails.ts'
import { type EmailContent, paragraph } from '../layout/email-content.ts'
import { viewOrderButton } from '../layout/view-order-button.ts'
import { type ClaimEmailData, claimParts } from './claim-parts.ts'

export function claimAnsweredEmail(data: ClaimEmailData): EmailContent {
  const { order, line, claim, url } = data
  const texts = afterSaleEmailMessages.claimAnswered
  return {
    subject: texts.subject({ number: claim.number }),
    preview: texts.preview({ title: line.title }),
    heading: texts.heading,
    parts: [
      { kind: 'lines', title: afterSaleEmailMessages.ourAnswer, lines: claim.answer.split('\n') },
      ...claimParts(data),
      paragraph(afterSaleEmailMessages.replyWithQuestions),
      viewOrderButton(url, order),
    ],
  }
}
