import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { findAccount } from '../account-store.server.ts'
import { type EnteredAccount, enterAccount } from '../sign-in/enter-account.server.ts'
import type { SigningInBrowser } from '../sign-in/signing-in-browser.ts'
import type { SentPasskey } from './add-passkey.server.ts'
import { type PasskeyProof, provePasskey } from './prove-passkey.server.ts'

export type PasskeySignInResult = EnteredAccount | Extract<PasskeyProof, { ok: false }>

/** Signs in to the account of a passkey. */
export async function signInWithPasskey(
  db: Db,
  sent: SentPasskey,
  browser: SigningInBrowser,
  now: Date,
): Promise<PasskeySignInResult> {
  const proof = await provePasskey(db, null, sent, now)
  if (!proof.ok) return proof
  return inOneCommit<PasskeySignInResult>(db, async tx => {
    const account = await findAccount(tx, proof.accountId)
    const entered = account && (await enterAccount(tx, account, browser, now))
    return entered ?? { ok: false, reason: 'unknown' }
  })
}
