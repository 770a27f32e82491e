import type { Db } from '../../../db/schema/schema.ts'
import { findLanguage, type Language } from '../../languages.ts'
import { canonicalEmail } from '../../mailbox.ts'

/** The language of the account that an email is about, or else of the one with its address; undefined if none was chosen. */
export async function findRecipientLanguage(
  db: Db,
  email: string,
  facts: object,
): Promise<Language | undefined> {
  const accountId = 'accountId' in facts ? Number(facts.accountId) : undefined
  const row = await db
    .selectFrom('account')
    .select('language')
    .$if(accountId === undefined, query => query.where('email', '=', canonicalEmail(email)))
    .$if(accountId !== undefined, query => query.where('id', '=', accountId!))
    .executeTakeFirst()
  return findLanguage(row?.language)
}
