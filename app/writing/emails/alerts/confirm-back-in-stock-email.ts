import { alertEmailMessages } from '#messages/alert-emails.ts'
import { type EmailContent, linkButton, paragraph } from '../layout/email-content.ts'
import { confirmBackInStockUrl } from '../layout/email-urls.ts'

interface ConfirmBackInStockData {
  /** `options` is "Clay, XL", or empty. */
  variant: { title: string; options: string }
  token: string
  url: string
}

/** Anyone may have typed the address, so its reader must confirm it: ePrivacy Directive, article 13(1). */
export function confirmBackInStockEmail({ variant, token, url }: ConfirmBackInStockData): EmailContent {
  const { title, options } = variant
  const name = options === '' ? title : `${title} (${options})`
  const texts = alertEmailMessages.confirmBackInStock
  return {
    subject: texts.subject,
    preview: texts.preview({ name }),
    heading: texts.heading,
    parts: [
      paragraph(texts.intro({ name })),
      linkButton(alertEmailMessages.confirm, confirmBackInStockUrl(url, token)),
      paragraph(alertEmailMessages.notYou),
    ],
  }
}
