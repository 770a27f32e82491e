import type { Db } from '#db/schema/schema.ts'
import { findLanguage, type Language } from '../../values/languages.ts'
import { canonicalEmail } from '../../values/mailbox.ts'

interface Recipient {
  to: string
  facts: object
}

/** The language of the account that each email is about, or else of the one with its address; undefined if none was chosen. */
export async function readRecipientLanguages(
  db: Db,
  emails: readonly Recipient[],
): Promise<(email: Recipient) => Language | undefined> {
  const ids = emails.flatMap(({ facts }) => accountOf(facts) ?? [])
  const addresses = emails.map(({ to }) => canonicalEmail(to))
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'email', 'language'])
    .where(({ eb, or }) =>
      or([eb('email', 'in', addresses), ...(ids.length > 0 ? [eb('id', 'in', ids)] : [])]),
    )
    .execute()
  return ({ to, facts }) => {
    const accountId = accountOf(facts)
    const account = accounts.find(one =>
      accountId === undefined ? one.email === canonicalEmail(to) : one.id === accountId,
    )
    return findLanguage(account?.language)
  }
}

function accountOf(facts: object): number | undefined {
  return 'accountId' in facts ? Number(facts.accountId) : undefined
}
