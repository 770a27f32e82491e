import { accountEmailMessages } from '../../../../messages/account-emails.ts'
import { formatSignInCode } from '../../../accounts/sign-in/sign-in-limits.ts'
import { type EmailContent, paragraph } from '../layout/email-content.ts'

export function confirmAccountEmail({ code }: { code: string }): EmailContent {
  const texts = accountEmailMessages.confirmAccount
  const formatted = formatSignInCode(code)
  return {
    subject: texts.subject,
    preview: texts.preview({ code: formatted }),
    heading: texts.heading,
    parts: [paragraph(texts.intro), { kind: 'code', code: formatted }, { kind: 'note', text: texts.notYou }],
  }
}
