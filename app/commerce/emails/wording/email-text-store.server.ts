import type { Db, Tx } from '../../../db/schema/schema.ts'
import type { Language } from '../../languages.ts'
import { type EmailTexts, emailTextFields } from './email-text.ts'

/** The merchant's texts of a kind of email in a language. */
export async function readEmailTexts(db: Db | Tx, kind: string, language: Language): Promise<EmailTexts> {
  const rows = await db
    .selectFrom('email_text')
    .select(['field', 'text'])
    .where('kind', '=', kind)
    .where('language', '=', language)
    .execute()
  return Object.fromEntries(
    emailTextFields.flatMap(field => {
      const row = rows.find(row => row.field === field)
      return row ? [[field, row.text]] : []
    }),
  )
}
