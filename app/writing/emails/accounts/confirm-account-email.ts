import { accountEmailMessages } from '#messages/account-emails.ts'
import type { EmailContent } from '../layout/email-content.ts'
import { codeEmail } from './code-email.ts'

export function confirmAccountEmail({ code }: { code: string }): EmailContent {
  return codeEmail(accountEmailMessages.confirmAccount, code)
}
