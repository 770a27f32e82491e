import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { findOrAddAccount } from '../account-store.server.ts'
import { signInUse } from './code-use.ts'
import { type EnteredAccount, enterAccount } from './enter-account.server.ts'
import type { SigningInBrowser } from './signing-in-browser.ts'
import {
  type EmailedCodeRefusal,
  type EnteredCode,
  type TakenCode,
  takeCode,
  takeLink,
} from './take-code.server.ts'

export type SignInResult = EnteredAccount | EmailedCodeRefusal

/** Signs in with the code that was emailed to the browser with this nonce. */
export function signInWithCode(
  db: Db,
  entered: EnteredCode,
  browser: SigningInBrowser,
  now: Date,
): Promise<SignInResult> {
  return inOneCommit(db, async tx => enter(tx, await takeCode(tx, signInUse, entered, now), browser, now))
}

/** Signs in with the link of the email, in any browser. */
export function signInWithLink(
  db: Db,
  link: string,
  browser: SigningInBrowser,
  now: Date,
): Promise<SignInResult> {
  return inOneCommit(db, async tx => enter(tx, await takeLink(tx, signInUse, link, now), browser, now))
}

async function enter(tx: Tx, taken: TakenCode, browser: SigningInBrowser, now: Date): Promise<SignInResult> {
  if (!taken.ok) return taken
  const account = await findOrAddAccount(tx, taken.email, now)
  // It may be deleted or change its address just now.
  return (await enterAccount(tx, account, browser, now)) ?? enter(tx, taken, browser, now)
}
