import { alertEmailMessages } from '#messages/alert-emails.ts'
import { type EmailContent, linkButton, paragraph } from '../layout/email-content.ts'
import { confirmPriceAlertsUrl } from '../layout/email-urls.ts'

/** Anyone may have typed the address, so its reader must confirm it: ePrivacy Directive, article 13(1). */
export function confirmPriceAlertsEmail({ token, url }: { token: string; url: string }): EmailContent {
  const texts = alertEmailMessages.confirmPriceAlerts
  return {
    subject: texts.subject,
    preview: texts.preview,
    heading: texts.heading,
    parts: [
      paragraph(texts.intro),
      linkButton(alertEmailMessages.confirm, confirmPriceAlertsUrl(url, token)),
      paragraph(alertEmailMessages.notYou),
    ],
  }
}
