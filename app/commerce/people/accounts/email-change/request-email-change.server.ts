import { canonicalEmail } from '#commerce/values/mailbox.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { Account } from '../account.ts'
import { requestCode } from '../sign-in/request-code.server.ts'
import { changeEmailUse } from './email-change.ts'

/**
 * Emails a code and a link to the new address, whether or not another account has it. Returns the nonce without which the code is
 * useless; undefined if the address is the account's own.
 */
export async function requestEmailChange(
  db: Db,
  account: Account,
  typedEmail: string,
  now: Date,
): Promise<string | undefined> {
  const email = canonicalEmail(typedEmail)
  if (email === account.email) return undefined
  const use = changeEmailUse(account)
  const write = (code: string, link: string) =>
    ({ kind: 'change-email', to: email, accountId: account.id, code, link }) as const
  const { nonce } = await inOneCommit(db, tx => requestCode(tx, { use, email, write }, now))
  return nonce
}
