import type { Db } from '#db/schema/schema.ts'
import { passkeyChallengeLifetime } from './passkey.ts'
import { addPasskeyChallenge } from './passkey-challenge-store.server.ts'
import type { AskedOwner, PasskeyOwner } from './passkey-owner.ts'
import type { PasskeySite } from './passkey-site.ts'
import { passkeyUserOf, readPasskeyCredentials } from './passkey-store.server.ts'
import { loadWebAuthn, passkeyAlgorithms } from './verify-passkey.server.ts'

/** A passkey replaces any other proof, so having the device isn't enough: it must be unlocked. */
const userVerification = 'required'

export interface AskingBrowser {
  /** In a cookie of the browser. */
  nonce: string
  site: PasskeySite
}

export interface CreationRequest extends AskingBrowser {
  shopName: string
}

interface NamedOwner extends PasskeyOwner {
  /** As password managers show it. */
  userName: string
  displayName: string
}

/** Options of `navigator.credentials.create` as JSON. */
export async function creationOptions(
  db: Db,
  { userName, displayName, ...owner }: NamedOwner,
  { nonce, site, shopName }: CreationRequest,
  now: Date,
) {
  const { generateRegistrationOptions } = await loadWebAuthn()
  const user = await passkeyUserOf(db, owner)
  return generateRegistrationOptions({
    rpName: shopName,
    rpID: site.rpId,
    userID: new Uint8Array(Buffer.from(user, 'base64url')),
    userName,
    userDisplayName: displayName,
    challenge: await addPasskeyChallenge(db, { nonce, purpose: 'create', owner }, now),
    timeout: passkeyChallengeLifetime,
    excludeCredentials: await readPasskeyCredentials(db, owner),
    authenticatorSelection: { residentKey: 'required', userVerification },
    supportedAlgorithmIDs: passkeyAlgorithms,
  })
}

/**
 * Options of `navigator.credentials.get` as JSON. To sign in, they name no passkey, so they tell nothing about anybody; to confirm,
 * those of the owner.
 */
export async function requestOptions(
  db: Db,
  { of, id }: AskedOwner,
  { nonce, site }: AskingBrowser,
  now: Date,
) {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const purpose = id === null ? 'sign-in' : 'confirm'
  return generateAuthenticationOptions({
    rpID: site.rpId,
    allowCredentials: id === null ? [] : await readPasskeyCredentials(db, { of, id }),
    challenge: await addPasskeyChallenge(db, { nonce, purpose, owner: { of, id } }, now),
    timeout: passkeyChallengeLifetime,
    userVerification,
  })
}
