import { startSession } from '#commerce/cart/visitors/create-visitor.server.ts'
import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import type { Tx } from '#db/schema/schema.ts'
import { recordConfirmedEmail } from '../../email-confirmation/confirm-email.server.ts'
import type { Account } from '../account.ts'
import { leaveBrowserVisitor } from './leave-browser-visitor.server.ts'
import type { SigningInBrowser } from './signing-in-browser.ts'

export interface EnteredAccount {
  ok: true
  account: Account
  visitor: Visitor
}

/**
 * Starts a session with a new token: the old one may be known to others. Undefined if the account was deleted meanwhile.
 */
export async function enterAccount(
  tx: Tx,
  account: Account,
  browser: SigningInBrowser,
  now: Date,
): Promise<EnteredAccount | undefined> {
  if (!(await leaveBrowserVisitor(tx, account, browser, now))) return undefined
  const visitor = await startSession(tx, account.visitorId, now, { name: browser.device, isProven: true })
  await recordConfirmedEmail(tx, account, now)
  return { ok: true, account, visitor }
}
