import { accountEmailMessages } from '../../../../messages/account-emails.ts'
import { formatSignInCode } from '../../../accounts/sign-in/sign-in-limits.ts'
import { type EmailContent, linkButton, paragraph } from '../layout/email-content.ts'
import { signInUrl } from '../layout/email-urls.ts'

/** The subject is stored in plain text, so the code isn't in it. */
export function signInEmail({ code, link, url }: { code: string; link: string; url: string }): EmailContent {
  const texts = accountEmailMessages.signIn
  const formatted = formatSignInCode(code)
  return {
    subject: texts.subject,
    preview: texts.preview({ code: formatted }),
    heading: texts.heading,
    parts: [
      paragraph(texts.intro),
      { kind: 'code', code: formatted },
      paragraph(texts.orLink),
      linkButton(texts.button, signInUrl(url, link)),
      { kind: 'note', text: texts.notYou },
    ],
  }
}
