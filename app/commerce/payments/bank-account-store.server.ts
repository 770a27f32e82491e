import type { Db } from '../../db/schema.ts'

/** Where shoppers send their money, as the merchant writes it, line by line; empty until they have. */
export async function readBankAccount(db: Db): Promise<string> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'bank_account')
    .executeTakeFirst()
  return row?.value ?? ''
}
