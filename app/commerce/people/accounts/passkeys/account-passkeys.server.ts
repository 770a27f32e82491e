import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import { lockVisitor } from '#commerce/cart/visitors/visitor-store.server.ts'
import { queueEmail } from '#commerce/running/outbox/queue-email.server.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { maxPasskeys } from '../../passkeys/passkey.ts'
import { type CreationRequest, creationOptions } from '../../passkeys/passkey-options.server.ts'
import { ofAccount } from '../../passkeys/passkey-owner.ts'
import { countPasskeys, deletePasskey, insertPasskey } from '../../passkeys/passkey-store.server.ts'
import {
  checkNewPasskey,
  type NewPasskeyRefusal,
  type PasskeyProof,
  provePasskey,
  type SentNewPasskey,
  type SentPasskey,
} from '../../passkeys/sent-passkey.server.ts'
import type { Account, SignedIn } from '../account.ts'
import { findAccount, findAccountByEmail } from '../account-store.server.ts'
import { renewProof } from '../proof/renew-proof.server.ts'
import { type EnteredAccount, enterAccount } from '../sign-in/enter-account.server.ts'
import type { SigningInBrowser } from '../sign-in/signing-in-browser.ts'

/** Options to create a passkey of the account. */
export function passkeyCreationOptions(
  db: Db,
  { id, email, name }: Pick<Account, 'id' | 'email' | 'name'>,
  request: CreationRequest,
  now: Date,
) {
  return creationOptions(
    db,
    { ...ofAccount({ id }), userName: email, displayName: name || email },
    request,
    now,
  )
}

export type AddPasskeyResult = { ok: true } | { ok: false; reason: NewPasskeyRefusal }

/** Adds a passkey to the account, and tells its address. */
export async function addPasskey(
  db: Db,
  account: Pick<Account, 'id' | 'visitorId' | 'email'>,
  sent: SentNewPasskey,
  now: Date,
): Promise<AddPasskeyResult> {
  const owner = ofAccount(account)
  const checked = await checkNewPasskey(db, owner, sent, now)
  if (!checked.ok) return checked
  const { passkey } = checked
  return inOneCommit<AddPasskeyResult>(db, async tx => {
    await lockVisitor(tx, account.visitorId)
    // It may be deleted, or given back to its old address, just now.
    if ((await findAccountByEmail(tx, account.email))?.id !== account.id)
      return { ok: false, reason: 'expired' }
    if ((await countPasskeys(tx, owner)) >= maxPasskeys) return { ok: false, reason: 'too-many' }
    if (!(await insertPasskey(tx, owner, passkey, now))) return { ok: false, reason: 'exists' }
    await queueEmail(tx, { kind: 'passkey-added', to: account.email, name: passkey.name }, now)
    return { ok: true }
  })
}

/** Removes a passkey and tells the account's address. False if the account has no such passkey. */
export function removePasskey(
  db: Db,
  account: Pick<Account, 'id' | 'email'>,
  id: number,
  now: Date,
): Promise<boolean> {
  return inOneCommit(db, async tx => {
    const name = await deletePasskey(tx, ofAccount(account), id)
    if (name === undefined) return false
    await queueEmail(tx, { kind: 'passkey-removed', to: account.email, name }, now)
    return true
  })
}

type RefusedProof = Extract<PasskeyProof, { ok: false }>

/** Signs in to the account of a passkey. */
export async function signInWithPasskey(
  db: Db,
  sent: SentPasskey,
  browser: SigningInBrowser,
  now: Date,
): Promise<EnteredAccount | RefusedProof> {
  const proof = await provePasskey(db, { of: 'account', id: null }, sent, now)
  if (!proof.ok) return proof
  return inOneCommit<EnteredAccount | RefusedProof>(db, async tx => {
    const account = await findAccount(tx, proof.ownerId)
    const entered = account && (await enterAccount(tx, account, browser, now))
    return entered ?? { ok: false, reason: 'unknown' }
  })
}

/** Renews the proof of this session with a passkey of its account. */
export async function confirmWithPasskey(
  db: Db,
  signedIn: SignedIn,
  sent: SentPasskey,
  now: Date,
): Promise<{ ok: true; visitor: Visitor } | RefusedProof> {
  const proof = await provePasskey(db, ofAccount(signedIn.account), sent, now)
  if (!proof.ok) return proof
  const visitor = await inOneCommit(db, tx => renewProof(tx, signedIn, now))
  return visitor ? { ok: true, visitor } : { ok: false, reason: 'expired' }
}
