import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { Account, SignedIn } from '../account.ts'
import type { CodeUse } from '../sign-in/code-use.ts'
import { type RequestedCode, requestCode } from '../sign-in/request-code.server.ts'
import { type EmailedCodeRefusal, type EnteredCode, takeCode } from '../sign-in/take-code.server.ts'
import { renewProof } from './renew-proof.server.ts'

/** A code that confirms this account. */
export function confirmUse({ id }: Pick<Account, 'id'>): CodeUse {
  return { purpose: 'confirm', accountId: id }
}

/** Emails a code to the account's own address. */
export function requestConfirmation(db: Db, account: Account, now: Date): Promise<RequestedCode> {
  const { email } = account
  const write = (code: string) => ({ kind: 'confirm-account', to: email, code }) as const
  return inOneCommit(db, tx => requestCode(tx, { use: confirmUse(account), email, write }, now))
}

/** Renews the proof of this session with the code that was emailed to its browser. */
export function confirmWithCode(
  db: Db,
  signedIn: SignedIn,
  entered: EnteredCode,
  now: Date,
): Promise<{ ok: true; visitor: Visitor } | EmailedCodeRefusal> {
  return inOneCommit(db, async tx => {
    const taken = await takeCode(tx, confirmUse(signedIn.account), entered, now)
    if (!taken.ok) return taken
    const visitor = await renewProof(tx, signedIn, now)
    return visitor ? { ok: true, visitor } : { ok: false, reason: 'no-request' }
  })
}
