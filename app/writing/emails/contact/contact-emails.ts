import type { ReceivedMessage } from '#commerce/content/contact/contact-message.ts'
import { contactEmailMessages } from '#messages/contact-emails.ts'
import { merchantEmailMessages } from '#messages/merchant-emails.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import { type EmailContent, type EmailPart, linkButton, paragraph } from '../layout/email-content.ts'
import { contactReceiptUrl } from '../layout/email-urls.ts'

/** A shopper's message to the merchant. */
export function contactMessageEmail({
  name,
  email,
  orderNumber,
  message,
  number,
}: ReceivedMessage): EmailContent {
  const texts = merchantEmailMessages.contactMessage
  return {
    subject: texts.subject({ number }),
    preview: texts.preview({ name }),
    heading: texts.heading({ name }),
    parts: [
      lines(texts.message, message),
      ...(orderNumber === '' ? [] : [lines(texts.order, orderNumber)]),
      lines(texts.email, email),
      linkButton(texts.reply, `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(number)}`),
    ],
  }
}

/** Anyone can type any address, so this email contains nothing that was typed. */
export function contactReceiptEmail(
  { number, receivedAt, key }: ReceivedMessage & { key: string },
  url: string,
): EmailContent {
  const texts = contactEmailMessages
  return {
    subject: texts.subject({ number }),
    preview: texts.preview,
    heading: texts.heading,
    parts: [
      paragraph(texts.intro({ number, time: formatShopMinute(receivedAt) })),
      linkButton(texts.view, contactReceiptUrl(url, key)),
      paragraph(texts.notYou),
    ],
  }
}

const lines = (title: string, text: string): EmailPart => ({ kind: 'lines', title, lines: text.split('\n') })
