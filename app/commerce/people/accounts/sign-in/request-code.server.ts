import type { NewEmail } from '#commerce/running/outbox/email.ts'
import { queueEmail } from '#commerce/running/outbox/queue-email.server.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import type { Tx } from '#db/schema/schema.ts'
import type { CodeUse } from './code-use.ts'
import { hashSignInCode, newSignInCode } from './sign-in-code.server.ts'
import { addSignInRequest } from './sign-in-request-store.server.ts'

interface NewCode {
  use: CodeUse
  /** In its canonical form. */
  email: string
  /** The email with this code and link. */
  write: (code: string, link: string) => NewEmail
}

export interface RequestedCode {
  /** The code is useless without it. */
  nonce: string
  /** False if the address was emailed too often. */
  isSent: boolean
}

/** Emails a code and a link that prove an address. */
export async function requestCode(tx: Tx, { use, email, write }: NewCode, now: Date): Promise<RequestedCode> {
  const [nonce, link, code] = [newToken(), newToken(), newSignInCode()]
  const isSent = await queueEmail(tx, write(code, link), now)
  const codeHash = hashSignInCode(tx, nonce, code)
  await addSignInRequest(tx, { use, email, nonce, codeHash, link, isSent }, now)
  return { nonce, isSent }
}
