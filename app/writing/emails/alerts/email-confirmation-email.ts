import { alertEmailMessages } from '#messages/alert-emails.ts'
import { type EmailContent, linkButton, paragraph } from '../layout/email-content.ts'
import { confirmEmailUrl } from '../layout/email-urls.ts'

/** Anyone may have typed the address, so this says nothing about an order or a code. */
export function emailConfirmationEmail({ token, url }: { token: string; url: string }): EmailContent {
  const texts = alertEmailMessages.confirmEmail
  return {
    subject: texts.subject,
    preview: texts.preview,
    heading: texts.heading,
    parts: [
      paragraph(texts.intro),
      linkButton(texts.confirm, confirmEmailUrl(url, token)),
      paragraph(texts.notYou),
    ],
  }
}
