import type { Db } from '#db/schema/schema.ts'
import type { PasskeyRefusal } from './passkey.ts'
import { takePasskeyChallenge } from './passkey-challenge-store.server.ts'
import type { AskedOwner, PasskeyOwner } from './passkey-owner.ts'
import { answeredChallenge, parseNewCredential, parseSignature } from './passkey-response.server.ts'
import type { PasskeySite } from './passkey-site.ts'
import { findPasskey, type NewPasskey, recordPasskeyUse } from './passkey-store.server.ts'
import { verifyNewCredential, verifySignature } from './verify-passkey.server.ts'

/** From the list of the FIDO community: github.com/passkeydeveloper/passkey-authenticator-aaguids. */
const providers: Record<string, string> = {
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'Apple Passwords',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'iCloud Keychain',
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  'adce0002-35bc-c60a-648b-0b25f1f05503': 'Chrome, Mac',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  'd3452668-01fd-4c12-926c-83a4204853aa': 'Microsoft Password Manager',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
  '531126d6-e717-415c-9320-3d9aa6981239': 'Dashlane',
  '50726f74-6f6e-5061-7373-50726f746f6e': 'Proton Pass',
  'b84e4048-15dc-4dd0-8640-f4f60813c8af': 'NordPass',
  '0ea242b4-43c4-4a1b-8b17-dd6d0b6baec6': 'Keeper',
  'f3809540-7f14-49c1-a8b3-8f813b225541': 'Enpass',
  'fdb141b2-5d84-443e-8a35-4698c205a502': 'KeePassXC',
}

/** The password manager that made a passkey, by its AAGUID; empty if it isn't known. */
function passkeyProvider(aaguid: string): string {
  return providers[aaguid] ?? ''
}

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
