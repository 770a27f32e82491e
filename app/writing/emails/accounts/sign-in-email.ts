import { accountEmailMessages } from '#messages/account-emails.ts'
import { type EmailContent, linkButton, paragraph } from '../layout/email-content.ts'
import { signInUrl } from '../layout/email-urls.ts'
import { codeEmail } from './code-email.ts'

export function signInEmail({ code, link, url }: { code: string; link: string; url: string }): EmailContent {
  const texts = accountEmailMessages.signIn
  return codeEmail(texts, code, [paragraph(texts.orLink), linkButton(texts.button, signInUrl(url, link))])
}
