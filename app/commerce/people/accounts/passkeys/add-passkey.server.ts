import { lockVisitor } from '#commerce/cart/visitors/visitor-store.server.ts'
import { queueEmail } from '#commerce/running/outbox/queue-email.server.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { Account } from '../account.ts'
import { findAccountByEmail } from '../account-store.server.ts'
import { maxPasskeys, type PasskeyRefusal } from './passkey.ts'
import { takePasskeyChallenge } from './passkey-challenge-store.server.ts'
import { passkeyProvider } from './passkey-provider.ts'
import { answeredChallenge, parseNewCredential } from './passkey-response.server.ts'
import type { PasskeySite } from './passkey-site.ts'
import { countPasskeys, insertPasskey } from './passkey-store.server.ts'
import { verifyNewCredential } from './verify-passkey.server.ts'

export interface SentPasskey {
  /** The browser's answer as JSON. */
  sent: string
  nonce: string
  site: PasskeySite
}

export type AddPasskeyResult =
  | { ok: true }
  | { ok: false; reason: Exclude<PasskeyRefusal, 'unknown'> | 'too-many' | 'exists' }

/** Adds a passkey to the account, and tells its address. `device` names it if its maker isn't known. */
export async function addPasskey(
  db: Db,
  account: Pick<Account, 'id' | 'visitorId' | 'email'>,
  { sent, nonce, site, device }: SentPasskey & { device: string },
  now: Date,
): Promise<AddPasskeyResult> {
  const response = parseNewCredential(sent)
  if (!response) return { ok: false, reason: 'invalid' }
  const challenge = answeredChallenge(response)
  const use = { nonce, purpose: 'create', accountId: account.id } as const
  if (!(await takePasskeyChallenge(db, challenge, use, now))) return { ok: false, reason: 'expired' }
  const verified = await verifyNewCredential(response, { challenge, site })
  if (!verified) return { ok: false, reason: 'invalid' }
  const { aaguid, ...credential } = verified
  const name = passkeyProvider(aaguid) || device
  return inOneCommit<AddPasskeyResult>(db, async tx => {
    await lockVisitor(tx, account.visitorId)
    // It may be deleted, or given back to its old address, just now.
    if ((await findAccountByEmail(tx, account.email))?.id !== account.id)
      return { ok: false, reason: 'expired' }
    if ((await countPasskeys(tx, account.id)) >= maxPasskeys) return { ok: false, reason: 'too-many' }
    const { transports } = response.response
    const isNew = await insertPasskey(tx, { ...credential, accountId: account.id, transports, name }, now)
    if (!isNew) return { ok: false, reason: 'exists' }
    await queueEmail(tx, { kind: 'passkey-added', to: account.email, name }, now)
    return { ok: true }
  })
}
