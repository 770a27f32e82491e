import type { Db } from '../../../db/schema/schema.ts'
import { findLanguage, type Language } from '../../languages.ts'
import { canonicalEmail } from '../../mailbox.ts'

/** The language that the account with this address has chosen; undefined without one. */
export async function findRecipientLanguage(db: Db, email: string): Promise<Language | undefined> {
  const row = await db
    .selectFrom('account')
    .select('language')
    .where('email', '=', canonicalEmail(email))
    .executeTakeFirst()
  return findLanguage(row?.language)
}
