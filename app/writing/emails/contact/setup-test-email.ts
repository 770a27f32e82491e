import { merchantEmailMessages } from '#messages/merchant-emails.ts'
import { type EmailContent, type EmailShop, linkButton, paragraph } from '../layout/email-content.ts'
import { setupUrl } from '../layout/email-urls.ts'

/** A staff member tries whether emails arrive. */
export function setupTestEmail({ settings, url }: EmailShop): EmailContent {
  const texts = merchantEmailMessages.setupTest
  return {
    subject: texts.subject({ shop: settings.shopName }),
    preview: texts.preview,
    heading: texts.heading,
    parts: [paragraph(texts.intro), linkButton(texts.open, setupUrl(url))],
  }
}
