import { inOneCommit } from '../../../db/connection/one-commit.server.ts'
import type { Db, Tx } from '../../../db/schema/schema.ts'
import { recordConfirmedEmail } from '../../emails/confirmation/confirm-email.server.ts'
import { startSession } from '../../visitors/create-visitor.server.ts'
import type { Visitor } from '../../visitors/visitor.ts'
import type { Account } from '../account.ts'
import { findOrAddAccount } from '../account-store.server.ts'
import { signInUse } from './code-use.ts'
import { leaveBrowserVisitor } from './leave-browser-visitor.server.ts'
import type { SigningInBrowser } from './signing-in-browser.ts'
import {
  type EmailedCodeRefusal,
  type EnteredCode,
  type TakenCode,
  takeCode,
  takeLink,
} from './take-code.server.ts'

export type SignInResult = { ok: true; account: Account; visitor: Visitor } | EmailedCodeRefusal

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

/** Starts a session with a new token: the old one may be known to others. */
async function enter(tx: Tx, taken: TakenCode, browser: SigningInBrowser, now: Date): Promise<SignInResult> {
  if (!taken.ok) return taken
  const account = await findOrAddAccount(tx, taken.email, now)
  // It may be deleted just now.
  if (!(await leaveBrowserVisitor(tx, account, browser, now))) return enter(tx, taken, browser, now)
  const visitor = await startSession(tx, account.visitorId, now, { name: browser.device, isProven: true })
  await recordConfirmedEmail(tx, account, now)
  return { ok: true, account, visitor }
}
