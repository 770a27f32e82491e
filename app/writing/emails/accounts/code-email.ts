import { formatSignInCode } from '#commerce/people/accounts/sign-in/code-rules.ts'
import { type EmailContent, type EmailPart, paragraph } from '../layout/email-content.ts'

interface CodeEmailTexts {
  subject: string
  preview(facts: { code: string }): string
  heading: string
  intro: string
  notYou: string
}

/** An email with a code. The subject is stored in plain text, so the code isn't in it. */
export function codeEmail(texts: CodeEmailTexts, code: string, afterCode: EmailPart[] = []): EmailContent {
  const formatted = formatSignInCode(code)
  return {
    subject: texts.subject,
    preview: texts.preview({ code: formatted }),
    heading: texts.heading,
    parts: [
      paragraph(texts.intro),
      { kind: 'code', code: formatted },
      ...afterCode,
      { kind: 'note', text: texts.notYou },
    ],
  }
}
