import type { Db, Tx } from '#db/schema/schema.ts'
import { prepared } from '#db/statements/prepared.ts'
import { nonEmptyLines } from '../../values/non-empty-lines.ts'

/** The lines of a country's account, otherwise of the first one for all other countries; empty without either. */
export type FindBankAccount = (country: string) => string[]

export async function readBankAccounts(db: Db | Tx): Promise<FindBankAccount> {
  const accounts = await selectAccounts(db, {})
  const ofOthers = accounts.find(account => account.country === null)
  return country => {
    const account = accounts.find(one => one.country === country) ?? ofOthers
    return nonEmptyLines(account?.details ?? '')
  }
}

export async function readBankAccount(db: Db | Tx, country: string): Promise<string[]> {
  return (await readBankAccounts(db))(country)
}

/** A row for each country of an account. */
const selectAccounts = prepared(db =>
  db
    .selectFrom('bank_account')
    .leftJoin('bank_account_country', 'bank_account_country.account_id', 'bank_account.id')
    .select(['details', 'country'])
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id'),
)
