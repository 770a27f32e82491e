import { afterSaleEmailMessages } from '#messages/after-sale-emails.ts'
import { type EmailContent, paragraph } from '../layout/email-content.ts'
import { viewOrderButton } from '../layout/view-order-button.ts'
import { type ReturnEmailData, returnParts } from './return-parts.ts'

export function returnAcceptedEmail(data: ReturnEmailData): EmailContent {
  const { order, orderReturn, returnAddress, url } = data
  const { number, answer } = orderReturn
  const texts = afterSaleEmailMessages.returnAccepted
  return {
    subject: texts.subject({ number }),
    preview: texts.preview,
    heading: texts.heading,
    parts: [
      paragraph(texts.intro({ number })),
      ...(answer === '' ? [] : [paragraph(answer)]),
      { kind: 'lines', title: texts.onThePackage, lines: [...returnAddress, texts.returnLine({ number })] },
      ...returnParts(data),
      viewOrderButton(url, order),
    ],
  }
}
