import { revertDays } from '#commerce/people/accounts/email-change/email-change.ts'
import { accountEmailMessages } from '#messages/account-emails.ts'
import { type EmailContent, linkButton, paragraph } from '../layout/email-content.ts'
import { changeEmailUrl, revertEmailUrl } from '../layout/email-urls.ts'
import { codeEmail } from './code-email.ts'

export function changeEmailEmail({ code, link }: { code: string; link: string }, url: string): EmailContent {
  const texts = accountEmailMessages.changeEmail
  return codeEmail(texts, code, [
    paragraph(texts.orLink),
    linkButton(texts.button, changeEmailUrl(url, link)),
  ])
}

/** Doesn't name the new address: the old one may have another owner by now. */
export function emailChangedEmail({ token }: { token: string }, url: string): EmailContent {
  const texts = accountEmailMessages.emailChanged
  return {
    subject: texts.subject,
    preview: texts.preview({ days: revertDays }),
    heading: texts.heading,
    parts: [
      paragraph(texts.intro({ days: revertDays })),
      linkButton(texts.button, revertEmailUrl(url, token)),
      { kind: 'note', text: texts.effect },
    ],
  }
}
