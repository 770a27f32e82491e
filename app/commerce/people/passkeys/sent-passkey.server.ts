import type { Db } from '#db/schema/schema.ts'
import type { PasskeyRefusal } from './passkey.ts'
import { takePasskeyChallenge } from './passkey-challenge-store.server.ts'
import type { AskedOwner, PasskeyOwner } from './passkey-owner.ts'
import { passkeyProvider } from './passkey-provider.ts'
import { answeredChallenge, parseNewCredential, parseSignature } from './passkey-response.server.ts'
import type { PasskeySite } from './passkey-site.ts'
import { findPasskey, type NewPasskey, recordPasskeyUse } from './passkey-store.server.ts'
import { verifyNewCredential, verifySignature } from './verify-passkey.server.ts'

export interface SentPasskey {
  /** The browser's answer as JSON. */
  sent: string
  nonce: string
  site: PasskeySite
}

export interface SentNewPasskey extends SentPasskey {
  /** Names the passkey if its maker isn't known. */
  device: string
}

/** Why a new passkey was refused. */
export type NewPasskeyRefusal = Exclude<PasskeyRefusal, 'unknown'> | 'too-many' | 'exists'

/** Checks a passkey that a browser made for this owner. The caller stores it. */
export async function checkNewPasskey(
  db: Db,
  owner: PasskeyOwner,
  { sent, nonce, site, device }: SentNewPasskey,
  now: Date,
): Promise<{ ok: true; passkey: NewPasskey } | { ok: false; reason: 'invalid' | 'expired' }> {
  const response = parseNewCredential(sent)
  if (!response) return { ok: false, reason: 'invalid' }
  const challenge = answeredChallenge(response)
  if (!(await takePasskeyChallenge(db, challenge, { nonce, purpose: 'create', owner }, now)))
    return { ok: false, reason: 'expired' }
  const verified = await verifyNewCredential(response, { challenge, site })
  if (!verified) return { ok: false, reason: 'invalid' }
  const { aaguid, ...credential } = verified
  const name = passkeyProvider(aaguid) || device
  return { ok: true, passkey: { ...credential, transports: response.response.transports, name } }
}

export type PasskeyProof =
  | { ok: true; ownerId: number }
  /** An unknown passkey is named, so that the browser can stop offering it. */
  | { ok: false; reason: PasskeyRefusal; credentialId?: string }

/** Checks a signature by a passkey of this owner, or of anybody if the id is null, and records the use. */
export async function provePasskey(
  db: Db,
  owner: AskedOwner,
  { sent, nonce, site }: SentPasskey,
  now: Date,
): Promise<PasskeyProof> {
  const { of, id } = owner
  const response = parseSignature(sent)
  if (!response) return { ok: false, reason: 'invalid' }
  const challenge = answeredChallenge(response)
  const use = { nonce, purpose: id === null ? 'sign-in' : 'confirm', owner } as const
  if (!(await takePasskeyChallenge(db, challenge, use, now))) return { ok: false, reason: 'expired' }
  const passkey = await findPasskey(db, of, response.id)
  if (!passkey || (id !== null && passkey.ownerId !== id))
    return { ok: false, reason: 'unknown', credentialId: response.id }
  const { userHandle } = response.response
  const isNamed = userHandle ? userHandle === passkey.user : id !== null
  const verified = isNamed && (await verifySignature(response, passkey, { challenge, site }))
  if (!verified || !(await recordPasskeyUse(db, of, { ...verified, id: passkey.id }, now)))
    return { ok: false, reason: 'invalid' }
  return { ok: true, ownerId: passkey.ownerId }
}
