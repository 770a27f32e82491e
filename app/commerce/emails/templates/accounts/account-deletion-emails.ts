import { accountEmailMessages } from '../../../../messages/account-emails.ts'
import { formatShopDate } from '../../../../messages/shop-time.server.ts'
import { type EmailContent, linkButton, paragraph } from '../layout/email-content.ts'
import { keepAccountUrl } from '../layout/email-urls.ts'

interface Deletion {
  token: string
  /** ISO 8601. */
  dueAt: string
  url: string
}

export function accountDeletionEmail({ token, dueAt, url }: Deletion): EmailContent {
  const texts = accountEmailMessages.deletion
  const date = formatShopDate(dueAt)
  return {
    subject: texts.subject,
    preview: texts.preview({ date }),
    heading: texts.heading,
    parts: [
      paragraph(texts.intro({ date })),
      paragraph(texts.orKeep),
      linkButton(texts.button, keepAccountUrl(url, token)),
      { kind: 'note', text: texts.notYou },
    ],
  }
}

export function accountDeletedEmail(): EmailContent {
  const texts = accountEmailMessages.deleted
  return {
    subject: texts.subject,
    preview: texts.preview,
    heading: texts.heading,
    parts: [paragraph(texts.intro), paragraph(texts.orders), paragraph(texts.goodbye)],
  }
}
