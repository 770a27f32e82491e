import type { Db, Tx } from '../../db/schema/schema.ts'
import { nonEmptyLines } from '../non-empty-lines.ts'

/** The lines of the country's account, otherwise of the first one for all other countries; empty without either. */
export async function readBankAccount(db: Db | Tx, country: string): Promise<string[]> {
  const accounts = await db
    .selectFrom('bank_account')
    .leftJoin('bank_account_country', 'bank_account_country.account_id', 'bank_account.id')
    .select(['details', 'country'])
    .where('removed_at', 'is', null)
    .where(row => row.or([row('country', 'is', null), row('country', '=', country)]))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const account = accounts.find(one => one.country === country) ?? accounts[0]
  return nonEmptyLines(account?.details ?? '')
}
