import { accountEmailMessages } from '#messages/account-emails.ts'
import { type EmailContent, linkButton, paragraph } from '../layout/email-content.ts'
import { passkeysUrl } from '../layout/email-urls.ts'

/** Tells the owner of an account that a passkey was added or removed. */
export function passkeyEmail({
  kind,
  name,
  url,
}: {
  kind: 'passkey-added' | 'passkey-removed'
  name: string
  url: string
}): EmailContent {
  const texts = accountEmailMessages[kind === 'passkey-added' ? 'passkeyAdded' : 'passkeyRemoved']
  return {
    subject: texts.subject,
    preview: texts.preview,
    heading: texts.subject,
    parts: [
      paragraph(texts.text({ name: name || accountEmailMessages.unnamedPasskey })),
      linkButton(accountEmailMessages.viewPasskeys, passkeysUrl(url)),
      { kind: 'note', text: texts.notYou },
    ],
  }
}
