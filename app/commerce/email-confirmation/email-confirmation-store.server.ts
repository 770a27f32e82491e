import { prepared } from '../../db/prepared.ts'
import type { Db, Tx } from '../../db/schema.ts'

/** A visitor and the keyed hash of the email address that they say is theirs. */
export interface ClaimedEmail {
  visitorId: number
  emailHash: string
}

/** Whether this visitor has confirmed this email address. */
export async function isEmailConfirmed(db: Db | Tx, claimed: ClaimedEmail): Promise<boolean> {
  return (await confirmedOf(db, claimed)).length > 0
}

const confirmedOf = prepared((db, { visitorId, emailHash }: ClaimedEmail) =>
  db
    .selectFrom('email_confirmation')
    .select('confirmed_at')
    .where('visitor_id', '=', visitorId)
    .where('email_hash', '=', emailHash)
    .where('confirmed_at', 'is not', null),
)

/** Notes that a visitor was asked to confirm an email; false where they have, or were asked since `before`. */
export async function noteAsked(
  tx: Tx,
  { visitorId, emailHash, tokenHash }: ClaimedEmail & { tokenHash: string },
  before: Date,
  now: Date,
): Promise<boolean> {
  const asked_at = now.toISOString()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('email_confirmation')
    .values({ visitor_id: visitorId, email_hash: emailHash, token_hash: tokenHash, asked_at })
    .onConflict(on =>
      on
        .columns(['visitor_id', 'email_hash'])
        .doUpdateSet({ asked_at })
        .where('email_confirmation.confirmed_at', 'is', null)
        .where('email_confirmation.asked_at', '<', before.toISOString()),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** What the link in an email stands for; undefined for an unknown one. */
export async function findByTokenHash(
  db: Db | Tx,
  tokenHash: string,
): Promise<{ confirmedAt: string | null } | undefined> {
  return db
    .selectFrom('email_confirmation')
    .select('confirmed_at as confirmedAt')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Notes that whoever reads the address said yes; what it was about the first time, and undefined afterwards. */
export async function noteConfirmed(tx: Tx, tokenHash: string, now: Date): Promise<ClaimedEmail | undefined> {
  return tx
    .updateTable('email_confirmation')
    .set({ confirmed_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .where('confirmed_at', 'is', null)
    .returning(['visitor_id as visitorId', 'email_hash as emailHash'])
    .executeTakeFirst()
}

/** Removes what nobody confirmed since they were asked before this day, at most so many; returns how many. */
export async function removeUnconfirmedEmails(db: Db, before: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('email_confirmation')
    .select('token_hash')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', before.toISOString())
    .limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('email_confirmation')
    .where('token_hash', 'in', old)
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', before.toISOString())
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
