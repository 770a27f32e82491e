import type { TextSet } from '../../editing/texts/edit-texts.server.ts'
import type { EmailFacts } from '../../running/outbox/email.ts'
import type { Language } from '../../values/languages.ts'
import { type CheckedEmailText, checkEmailText, type EmailTextField } from './email-text.ts'
import { readEmailTexts } from './email-text-store.server.ts'

export type EmailTextRefusal = Exclude<CheckedEmailText, { ok: true }>

/** The texts of an email in a language, by field. An empty text becomes the shop's own. */
export function emailTextSet(kind: EmailFacts['kind'], language: Language): TextSet<EmailTextRefusal> {
  return {
    read: db => readEmailTexts(db, kind, language),
    async write(edit, texts) {
      const refusals: Record<string, EmailTextRefusal> = {}
      for (const [name, typed] of Object.entries(texts)) {
        const field = name as EmailTextField
        const checked = checkEmailText(kind, field, typed)
        const key = { kind, language, field }
        if (!checked.ok) refusals[field] = checked
        else if (checked.text === '') await edit.remove('email_text', key)
        else if (!(await edit.update('email_text', key, { text: checked.text })))
          await edit.insert('email_text', { ...key, text: checked.text })
      }
      const isRefused = Object.keys(refusals).length > 0
      return isRefused ? { ok: false, reason: 'invalid', refusals } : { ok: true }
    },
  }
}
