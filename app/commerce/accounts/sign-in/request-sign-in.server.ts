import { inOneCommit } from '../../../db/connection/one-commit.server.ts'
import type { Db } from '../../../db/schema/schema.ts'
import { queueEmail } from '../../emails/outbox/queue-email.server.ts'
import { canonicalEmail } from '../../mailbox.ts'
import { newToken } from '../../random-token.server.ts'
import { hashSignInCode, newSignInCode } from './sign-in-code.server.ts'
import { addSignInRequest } from './sign-in-request-store.server.ts'

/**
 * Emails a code and a link. Returns the nonce without which the code is useless. Doesn't look for an account, so it takes as long
 * with or without one.
 */
export async function requestSignIn(db: Db, typedEmail: string, now: Date): Promise<string> {
  const email = canonicalEmail(typedEmail)
  const [nonce, link, code] = [newToken(), newToken(), newSignInCode()]
  await inOneCommit(db, async tx => {
    const isSent = await queueEmail(tx, { kind: 'sign-in', to: email, code, link }, now)
    const codeHash = hashSignInCode(tx, nonce, code)
    await addSignInRequest(tx, { email, nonce, codeHash, link, isSent }, now)
  })
  return nonce
}
