import { canonicalEmail } from '#commerce/values/mailbox.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { signInUse } from './code-use.ts'
import { requestCode } from './request-code.server.ts'

/**
 * Emails a code and a link. Returns the nonce without which the code is useless. Doesn't look for an account, so it takes as long
 * with or without one.
 */
export async function requestSignIn(db: Db, typedEmail: string, now: Date): Promise<string> {
  const email = canonicalEmail(typedEmail)
  const write = (code: string, link: string) => ({ kind: 'sign-in', to: email, code, link }) as const
  const { nonce } = await inOneCommit(db, tx => requestCode(tx, { use: signInUse, email, write }, now))
  return nonce
}
