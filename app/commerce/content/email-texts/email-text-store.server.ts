import type { Db, Tx } from '#db/schema/schema.ts'
import type { Language } from '../../values/languages.ts'
import { type EmailTexts, emailTextFields } from './email-text.ts'

interface EmailTextRow {
  field: string
  text: string
}

/** The merchant's texts of a kind of email in a language. */
export async function readEmailTexts(db: Db | Tx, kind: string, language: Language): Promise<EmailTexts> {
  return toEmailTexts(
    await db
      .selectFrom('email_text')
      .select(['field', 'text'])
      .where('kind', '=', kind)
      .where('language', '=', language)
      .execute(),
  )
}

export type FindEmailTexts = (kind: string, language: Language) => EmailTexts

/** Those of all emails. */
export async function readAllEmailTexts(db: Db): Promise<FindEmailTexts> {
  const rows = await db.selectFrom('email_text').selectAll().execute()
  return (kind, language) => toEmailTexts(rows.filter(row => row.kind === kind && row.language === language))
}

function toEmailTexts(rows: readonly EmailTextRow[]): EmailTexts {
  return Object.fromEntries(
    emailTextFields.flatMap(field => {
      const row = rows.find(row => row.field === field)
      return row ? [[field, row.text]] : []
    }),
  )
}
