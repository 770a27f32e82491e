import type { Db } from '#db/schema/schema.ts'
import type { Account } from '../account.ts'
import { passkeyChallengeLifetime } from './passkey.ts'
import { addPasskeyChallenge } from './passkey-challenge-store.server.ts'
import type { PasskeySite } from './passkey-site.ts'
import { passkeyUserOf, readPasskeyCredentials } from './passkey-store.server.ts'
import { loadWebAuthn, passkeyAlgorithms } from './verify-passkey.server.ts'

/** A passkey replaces the proof of an address, so having the device isn't enough: it must be unlocked. */
const userVerification = 'required'

/** Options of `navigator.credentials.create` as JSON. The nonce is in a cookie of the browser. */
export async function passkeyCreationOptions(
  db: Db,
  account: Pick<Account, 'id' | 'email' | 'name'>,
  { nonce, site, shopName }: { nonce: string; site: PasskeySite; shopName: string },
  now: Date,
) {
  const { generateRegistrationOptions } = await loadWebAuthn()
  const user = await passkeyUserOf(db, account.id)
  return generateRegistrationOptions({
    rpName: shopName,
    rpID: site.rpId,
    userID: new Uint8Array(Buffer.from(user, 'base64url')),
    userName: account.email,
    userDisplayName: account.name || account.email,
    challenge: await addPasskeyChallenge(db, { nonce, purpose: 'create', accountId: account.id }, now),
    timeout: passkeyChallengeLifetime,
    excludeCredentials: await readPasskeyCredentials(db, account.id),
    authenticatorSelection: { residentKey: 'required', userVerification },
    supportedAlgorithmIDs: passkeyAlgorithms,
  })
}

/**
 * Options of `navigator.credentials.get` as JSON. To sign in, they name no passkey, so they tell nothing about accounts; to confirm,
 * those of the account.
 */
export async function passkeyRequestOptions(
  db: Db,
  account: Pick<Account, 'id'> | undefined,
  { nonce, site }: { nonce: string; site: PasskeySite },
  now: Date,
) {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const use = account
    ? ({ nonce, purpose: 'confirm', accountId: account.id } as const)
    : ({ nonce, purpose: 'sign-in', accountId: null } as const)
  return generateAuthenticationOptions({
    rpID: site.rpId,
    allowCredentials: account ? await readPasskeyCredentials(db, account.id) : [],
    challenge: await addPasskeyChallenge(db, use, now),
    timeout: passkeyChallengeLifetime,
    userVerification,
  })
}
