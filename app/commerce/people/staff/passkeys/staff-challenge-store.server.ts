import { randomBytes } from 'node:crypto'
import { hashToken } from '#commerce/values/random-token.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { type PasskeyPurpose, passkeyChallengeLifetime } from '../../accounts/passkeys/passkey.ts'

/** The browser and the use that a challenge is for. */
export interface StaffPasskeyUse {
  /** From the browser's cookie. */
  nonce: string
  purpose: PasskeyPurpose
  /** Null for signing in. */
  staffId: number | null
}

/** 256 random bits that are good for one use. */
export async function addStaffChallenge(
  db: Db,
  { nonce, purpose, staffId }: StaffPasskeyUse,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32))
  await db
    .insertInto('staff_passkey_challenge')
    .values({
      challenge_hash: hashToken(Buffer.from(challenge).toString('base64url')),
      nonce_hash: hashToken(nonce),
      purpose,
      staff_id: staffId,
      expires_at: new Date(now.getTime() + passkeyChallengeLifetime).toISOString(),
    })
    .execute()
  return challenge
}

/** Uses up a challenge, in base64url. False for an unknown one, and for another browser or use. */
export async function takeStaffChallenge(
  db: Db,
  challenge: string,
  { nonce, purpose, staffId }: StaffPasskeyUse,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_passkey_challenge')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('nonce_hash', '=', hashToken(nonce))
    .where('purpose', '=', purpose)
    .where('staff_id', staffId === null ? 'is' : '=', staffId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Deletes up to `max` challenges that have expired; returns how many. */
export async function deleteOldStaffChallenges(db: Db, now: Date, max: number): Promise<number> {
  const old = db
    .selectFrom('staff_passkey_challenge')
    .select('challenge_hash')
    .where('expires_at', '<', now.toISOString())
    .limit(max)
  const { numDeletedRows } = await db
    .deleteFrom('staff_passkey_challenge')
    .where('challenge_hash', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
