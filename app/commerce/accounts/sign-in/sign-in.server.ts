import { inOneCommit } from '../../../db/connection/one-commit.server.ts'
import type { Db, Tx } from '../../../db/schema/schema.ts'
import { recordConfirmedEmail } from '../../emails/confirmation/confirm-email.server.ts'
import { startSession } from '../../visitors/create-visitor.server.ts'
import type { Visitor } from '../../visitors/visitor.ts'
import type { Account } from '../account.ts'
import { findOrAddAccount } from '../account-store.server.ts'
import { leaveBrowserVisitor } from './leave-browser-visitor.server.ts'
import { hashSignInCode } from './sign-in-code.server.ts'
import { closeSignInRequest, countSignInAttempt } from './sign-in-request-store.server.ts'
import type { SigningInBrowser } from './signing-in-browser.ts'

export type SignInResult =
  | { ok: true; account: Account; visitor: Visitor }
  | { ok: false; reason: 'wrong-code'; attemptsLeft: number }
  /** Expired, used, guessed too often, or from another browser. */
  | { ok: false; reason: 'no-request' }

/** Signs in with the code that was emailed to the browser with this nonce. */
export function signInWithCode(
  db: Db,
  { nonce, code }: { nonce: string; code: string },
  browser: SigningInBrowser,
  now: Date,
): Promise<SignInResult> {
  return inOneCommit<SignInResult>(db, async tx => {
    const attempt = await countSignInAttempt(tx, nonce, now)
    if (!attempt) return { ok: false, reason: 'no-request' }
    const { id, codeHash, attemptsLeft } = attempt
    if (hashSignInCode(tx, nonce, code) !== codeHash)
      return attemptsLeft > 0
        ? { ok: false, reason: 'wrong-code', attemptsLeft }
        : { ok: false, reason: 'no-request' }
    return enter(tx, await closeSignInRequest(tx, { id }, now), browser, now)
  })
}

/** Signs in with the link of the email, in any browser. */
export function signInWithLink(
  db: Db,
  link: string,
  browser: SigningInBrowser,
  now: Date,
): Promise<SignInResult> {
  return inOneCommit(db, async tx => enter(tx, await closeSignInRequest(tx, { link }, now), browser, now))
}

/** Starts a session with a new token: the old one may be known to others. */
async function enter(
  tx: Tx,
  email: string | undefined,
  browser: SigningInBrowser,
  now: Date,
): Promise<SignInResult> {
  if (email === undefined) return { ok: false, reason: 'no-request' }
  const account = await findOrAddAccount(tx, email, now)
  await leaveBrowserVisitor(tx, account, browser, now)
  const visitor = await startSession(tx, account.visitorId, now, { name: browser.device, isProven: true })
  await recordConfirmedEmail(tx, account, now)
  return { ok: true, account, visitor }
}
