import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import { lockVisitor } from '#commerce/cart/visitors/visitor-store.server.ts'
import { queueEmail } from '#commerce/running/outbox/queue-email.server.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { recordConfirmedEmail } from '../../email-confirmation/confirm-email.server.ts'
import type { SignedIn } from '../account.ts'
import { keepOrders } from '../account-orders-store.server.ts'
import { findAccountByEmail, getAccountEmail, lockAddress, setAccountEmail } from '../account-store.server.ts'
import { renewProof } from '../proof/renew-proof.server.ts'
import { endOtherSessions } from '../sessions/session-list-store.server.ts'
import {
  type EmailedCodeRefusal,
  type EnteredCode,
  type TakenCode,
  takeCode,
  takeLink,
} from '../sign-in/take-code.server.ts'
import { changeEmailUse } from './email-change.ts'
import { addEmailChange, moveCustomerNotes } from './email-change-store.server.ts'

export type ChangedEmail =
  | { ok: true; visitor: Visitor; email: string }
  | EmailedCodeRefusal
  /** Another account has the address. */
  | { ok: false; reason: 'taken' }

/** Changes the account's address to the one that this code proves. */
export function changeEmailWithCode(
  db: Db,
  signedIn: SignedIn,
  entered: EnteredCode,
  now: Date,
): Promise<ChangedEmail> {
  const use = changeEmailUse(signedIn.account)
  return changeEmail(db, signedIn, tx => takeCode(tx, use, entered, now), now)
}

/** Changes the account's address to the one that this link proves, in a browser that is signed in to it. */
export function changeEmailWithLink(
  db: Db,
  signedIn: SignedIn,
  link: string,
  now: Date,
): Promise<ChangedEmail> {
  const use = changeEmailUse(signedIn.account)
  return changeEmail(db, signedIn, tx => takeLink(tx, use, link, now), now)
}

/** Under the locks of the address and the account, so that of two changes, or a change and a revert, each sees the other. */
function changeEmail(
  db: Db,
  signedIn: SignedIn,
  take: (tx: Tx) => Promise<TakenCode>,
  now: Date,
): Promise<ChangedEmail> {
  return inOneCommit<ChangedEmail>(db, async tx => {
    const taken = await take(tx)
    if (!taken.ok) return taken
    const { email } = taken
    await lockAddress(tx, email)
    await lockVisitor(tx, signedIn.account.visitorId)
    if (await findAccountByEmail(tx, email)) return { ok: false, reason: 'taken' }
    const visitor = await renewProof(tx, signedIn, now)
    if (!visitor) return { ok: false, reason: 'no-request' }
    await moveToAddress(tx, signedIn, email, now)
    return { ok: true, visitor, email }
  })
}

/** Signs out all other browsers: whoever uses them proved the old address. */
async function moveToAddress(
  tx: Tx,
  { account, sessionId }: SignedIn,
  newEmail: string,
  now: Date,
): Promise<void> {
  const { id: accountId, visitorId } = account
  const oldEmail = await getAccountEmail(tx, accountId)
  const token = newToken()
  await keepOrders(tx, { id: accountId, email: oldEmail })
  await moveCustomerNotes(tx, { from: oldEmail, to: newEmail })
  await setAccountEmail(tx, accountId, newEmail)
  await addEmailChange(tx, { accountId, oldEmail, newEmail, token }, now)
  await endOtherSessions(tx, account, sessionId)
  await recordConfirmedEmail(tx, { visitorId, email: newEmail }, now)
  await queueEmail(tx, { kind: 'email-changed', to: oldEmail, accountId, token }, now)
}
