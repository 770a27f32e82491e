import { canonicalEmail } from '#commerce/values/mailbox.ts'
import { hashToken } from '#commerce/values/random-token.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { SignedIn } from '../account.ts'
import { findSignedIn } from '../account-store.server.ts'
import { signInTestNow as at, latestEmailFacts, requestedSignIn } from '../sign-in/sign-in.fixture.ts'
import { signInWithLink } from '../sign-in/sign-in.server.ts'
import { changeEmailWithCode } from './change-email.server.ts'
import { requestEmailChange } from './request-email-change.server.ts'

/** A browser that is signed in with this address. */
export async function signedIn(db: Db, email: string, now = at): Promise<SignedIn> {
  const { link } = await requestedSignIn(db, email, now)
  const browser = { visitor: undefined, device: '', quantityLimit: 10 }
  const result = await signInWithLink(db, link, browser, now)
  if (!result.ok) throw new Error(result.reason)
  return (await findSignedIn(db, hashToken(result.visitor.token)))!
}

/** Asks to change to this address. Returns what the browser and the email have. */
export async function requestedChange(db: Db, by: SignedIn, email: string, now = at) {
  const account = { ...by.account, email: (await accountOf(db, by)).email }
  const nonce = await requestEmailChange(db, account, email, now)
  if (nonce === undefined) throw new Error('It is the own address.')
  const { code, link } = await latestEmailFacts(db, 'change-email', canonicalEmail(email))
  return { nonce, code, link }
}

/** Changes to this address. Returns the token of the old address's link. */
export async function changedTo(db: Db, by: SignedIn, email: string, now = at): Promise<string> {
  const { email: old } = await accountOf(db, by)
  const result = await changeEmailWithCode(db, by, await requestedChange(db, by, email, now), now)
  if (!result.ok) throw new Error(result.reason)
  return (await latestEmailFacts(db, 'email-changed', old)).token
}

export async function accountOf(db: Db, { account: { id } }: SignedIn) {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
