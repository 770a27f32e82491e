import { randomBytes } from 'node:crypto'
import type { Db } from '#db/schema/schema.ts'
import { deleteUpTo } from '#db/statements/delete-up-to.ts'
import { hashToken } from '../../values/random-token.server.ts'
import { type PasskeyPurpose, passkeyChallengeLifetime } from './passkey.ts'
import type { AskedOwner, PasskeyOwners } from './passkey-owner.ts'
import { passkeyTables } from './passkey-tables.server.ts'

/** The browser and the use that a challenge is for. */
export interface PasskeyUse {
  /** From the browser's cookie. */
  nonce: string
  purpose: PasskeyPurpose
  owner: AskedOwner
}

/** 256 random bits that are good for one use. */
export async function addPasskeyChallenge(
  db: Db,
  { nonce, purpose, owner: { of, id } }: PasskeyUse,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { challenges, ownerId } = passkeyTables[of]
  const challenge = new Uint8Array(randomBytes(32))
  await db
    .insertInto(challenges)
    .values({
      challenge_hash: hashToken(Buffer.from(challenge).toString('base64url')),
      nonce_hash: hashToken(nonce),
      purpose,
      [ownerId]: id,
      expires_at: new Date(now.getTime() + passkeyChallengeLifetime).toISOString(),
    })
    .execute()
  return challenge
}

/** Uses up a challenge, in base64url. False for an unknown one, and for another browser or use. */
export async function takePasskeyChallenge(
  db: Db,
  challenge: string,
  { nonce, purpose, owner: { of, id } }: PasskeyUse,
  now: Date,
): Promise<boolean> {
  const { challenges, ownerId } = passkeyTables[of]
  const { numDeletedRows } = await db
    .deleteFrom(challenges)
    .where('challenge_hash', '=', hashToken(challenge))
    .where('nonce_hash', '=', hashToken(nonce))
    .where('purpose', '=', purpose)
    .where(ownerId, id === null ? 'is' : '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Deletes up to `max` challenges that have expired; returns how many. */
export function deleteOldPasskeyChallenges(
  db: Db,
  of: PasskeyOwners,
  now: Date,
  max: number,
): Promise<number> {
  const { challenges } = passkeyTables[of]
  return deleteUpTo(db, max, challenges, 'challenge_hash', row => row('expires_at', '<', now.toISOString()))
}
