import { accountEmailMessages } from '#messages/account-emails.ts'
import { formatShopDate } from '#messages/shop-time.server.ts'
import { type EmailContent, linkButton, paragraph } from '../layout/email-content.ts'
import { keepAccountUrl } from '../layout/email-urls.ts'

interface Deletion {
  kind: 'account-deletion' | 'data-deletion'
  token: string
  /** ISO 8601. */
  dueAt: string
  url: string
}

/** Of an account, or of what is stored by the address of a guest. */
export function deletionEmail({ kind, token, dueAt, url }: Deletion): EmailContent {
  const texts = accountEmailMessages[kind === 'account-deletion' ? 'deletion' : 'dataDeletion']
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

export function deletedEmail(kind: 'account-deleted' | 'data-deleted'): EmailContent {
  const texts = accountEmailMessages[kind === 'account-deleted' ? 'deleted' : 'dataDeleted']
  return {
    subject: texts.subject,
    preview: texts.preview,
    heading: texts.heading,
    parts: [paragraph(texts.intro), paragraph(texts.orders), paragraph(texts.goodbye)],
  }
}
