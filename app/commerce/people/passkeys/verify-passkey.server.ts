import type { NewCredentialResponse, SignatureResponse } from './passkey-response.server.ts'
import type { PasskeySite } from './passkey-site.ts'
import type { StoredPasskey } from './passkey-store.server.ts'

/** Loaded when first needed: it takes 170 ms and 25 MB. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256: between them, every authenticator has one. */
export const passkeyAlgorithms = [-8, -7, -257]

interface SignedBy {
  /** In base64url. */
  challenge: string
  site: PasskeySite
}

export interface VerifiedCredential {
  /** In base64url, as the public key. */
  credentialId: string
  publicKey: string
  counter: number
  /** The model or password manager that made it. */
  aaguid: string
  isSynced: boolean
}

/** Undefined unless a person unlocked the device to create this passkey for our site and challenge. */
export async function verifyNewCredential(
  response: NewCredentialResponse,
  { challenge, site }: SignedBy,
): Promise<VerifiedCredential | undefined> {
  const { verifyRegistrationResponse } = await loadWebAuthn()
  if (!(await isWithoutCertificate(response))) return undefined
  const { registrationInfo } = await unlessRefused(
    verifyRegistrationResponse({
      response: { ...response, type: 'public-key', clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    }),
  )
  if (!registrationInfo) return undefined
  const { credential, aaguid, credentialBackedUp } = registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    aaguid,
    isSynced: credentialBackedUp,
  }
}

/** We don't ask for the maker's certificate. Checking one would load lists from hosts that it names. */
export async function isWithoutCertificate({
  response,
}: Pick<NewCredentialResponse, 'response'>): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const attestation = decodeAttestationObject(
      new Uint8Array(Buffer.from(response.attestationObject, 'base64url')),
    )
    const format = attestation.get('fmt')
    return format === 'none' || (format === 'packed' && !attestation.get('attStmt').get('x5c'))
  } catch {
    return false
  }
}

export interface VerifiedSignature {
  counter: number
  isSynced: boolean
}

/** Undefined unless a person unlocked the device to sign our challenge with this passkey, and its counter has grown. */
export async function verifySignature(
  response: SignatureResponse,
  { publicKey, counter }: Pick<StoredPasskey, 'publicKey' | 'counter'>,
  { challenge, site }: SignedBy,
): Promise<VerifiedSignature | undefined> {
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { userHandle, ...signed } = response.response
  const { verified, authenticationInfo } = await unlessRefused(
    verifyAuthenticationResponse({
      response: { ...response, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
      },
      requireUserVerification: true,
    }),
  )
  if (!verified || !authenticationInfo) return undefined
  return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp }
}

/** The library throws for everything it refuses, malformed input included. */
async function unlessRefused<Result extends { verified: boolean }>(
  verification: Promise<Result>,
): Promise<Result | { verified: false; registrationInfo?: undefined; authenticationInfo?: undefined }> {
  return verification.catch(() => ({ verified: false }))
}
