import type { Db } from '#db/schema/schema.ts'
import { passkeyChallengeLifetime } from '../../accounts/passkeys/passkey.ts'
import type { PasskeySite } from '../../accounts/passkeys/passkey-site.ts'
import { loadWebAuthn, passkeyAlgorithms } from '../../accounts/passkeys/verify-passkey.server.ts'
import type { SignedInStaff } from '../signed-in-staff.ts'
import { addStaffChallenge } from './staff-challenge-store.server.ts'
import { readStaffCredentials, staffPasskeyUser } from './staff-passkey-store.server.ts'

/** A passkey is the only factor, so having the device isn't enough: it must be unlocked. */
const userVerification = 'required'

interface PasskeyBrowser {
  nonce: string
  site: PasskeySite
}

/** Options of `navigator.credentials.create` as JSON. */
export async function staffCreationOptions(
  db: Db,
  staff: Pick<SignedInStaff, 'id' | 'email' | 'name'>,
  { nonce, site, shopName }: PasskeyBrowser & { shopName: string },
  now: Date,
) {
  const { generateRegistrationOptions } = await loadWebAuthn()
  return generateRegistrationOptions({
    rpName: shopName,
    rpID: site.rpId,
    userID: new Uint8Array(Buffer.from(await staffPasskeyUser(db, staff.id), 'base64url')),
    // Browsers list passkeys of customers and staff together.
    userName: `${staff.email ?? staff.name} (office)`,
    userDisplayName: `${staff.name} (office)`,
    challenge: await addStaffChallenge(db, { nonce, purpose: 'create', staffId: staff.id }, now),
    timeout: passkeyChallengeLifetime,
    excludeCredentials: await readStaffCredentials(db, staff.id),
    authenticatorSelection: { residentKey: 'required', userVerification },
    supportedAlgorithmIDs: passkeyAlgorithms,
  })
}

/** Options of `navigator.credentials.get` as JSON. To sign in, they name no passkey; to confirm, those of the staff member. */
export async function staffRequestOptions(
  db: Db,
  staff: Pick<SignedInStaff, 'id'> | undefined,
  { nonce, site }: PasskeyBrowser,
  now: Date,
) {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const use = staff
    ? ({ nonce, purpose: 'confirm', staffId: staff.id } as const)
    : ({ nonce, purpose: 'sign-in', staffId: null } as const)
  return generateAuthenticationOptions({
    rpID: site.rpId,
    allowCredentials: staff ? await readStaffCredentials(db, staff.id) : [],
    challenge: await addStaffChallenge(db, use, now),
    timeout: passkeyChallengeLifetime,
    userVerification,
  })
}
