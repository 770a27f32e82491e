import { startSession } from '#commerce/cart/visitors/create-visitor.server.ts'
import { deleteSession, findSession } from '#commerce/cart/visitors/session-store.server.ts'
import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import { lockVisitor } from '#commerce/cart/visitors/visitor-store.server.ts'
import { hashToken } from '#commerce/values/random-token.server.ts'
import type { Tx } from '#db/schema/schema.ts'
import { recordConfirmedEmail } from '../../email-confirmation/confirm-email.server.ts'
import type { Account } from '../account.ts'
import { findAccountByEmail } from '../account-store.server.ts'
import { mergeVisitor } from '../merging/merge-visitor.server.ts'
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

/**
 * Ends the browser's old session. A guest's data moves into the account; another account keeps its own. Visitors are locked in the
 * order of their ids, so that two browsers never wait for each other. False if the account was deleted or got another address before that.
 */
async function leaveBrowserVisitor(
  tx: Tx,
  { visitorId, email }: Account,
  { visitor, quantityLimit }: Pick<SigningInBrowser, 'visitor' | 'quantityLimit'>,
  now: Date,
): Promise<boolean> {
  const others = visitor && visitor.id !== visitorId ? [visitor.id] : []
  for (const id of [visitorId, ...others].sort((a, b) => a - b)) await lockVisitor(tx, id)
  if ((await findAccountByEmail(tx, email))?.visitorId !== visitorId) return false
  // Another tab may have signed in meanwhile.
  const session = visitor && (await findSession(tx, hashToken(visitor.token)))
  if (!session) return true
  if (session.visitorId === visitorId || session.accountId !== null) await deleteSession(tx, session.id)
  else await mergeVisitor(tx, { from: session.visitorId, into: visitorId }, quantityLimit, now)
  return true
}
