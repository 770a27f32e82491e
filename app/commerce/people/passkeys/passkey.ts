/** A passkey as its account lists it. */
export interface Passkey {
  id: number
  name: string
  createdAt: string
  usedAt: string | null
  /** Whether it's synchronized between devices. */
  isSynced: boolean
}

export const maxPasskeys = 10

export const maxPasskeyNameLength = 60

/** How long a browser may take to answer a challenge, in milliseconds. */
export const passkeyChallengeLifetime = 5 * 60_000

export const passkeyPurposes = ['create', 'sign-in', 'confirm'] as const

/** The use of a challenge; it's good for no other. */
export type PasskeyPurpose = (typeof passkeyPurposes)[number]

/** Why a passkey was refused. */
export type PasskeyRefusal =
  /** The challenge was used, is too old, or comes from another browser. */
  | 'expired'
  /** No account has the passkey, or not this one. */
  | 'unknown'
  /** The signature, or what was signed, is wrong. */
  | 'invalid'
