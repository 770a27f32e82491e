import type { Db, Tx } from '#db/schema/schema.ts'
import { deleteUpTo } from '#db/statements/delete-up-to.ts'
import { prepared } from '#db/statements/prepared.ts'

/** A visitor and the keyed hash of an address that they say is theirs. */
export interface ClaimedEmail {
  visitorId: number
  emailHash: string
}

export async function isEmailConfirmed(db: Db | Tx, claimed: ClaimedEmail): Promise<boolean> {
  return (await selectConfirmed(db, claimed)).length > 0
}

const selectConfirmed = prepared((db, { visitorId, emailHash }: ClaimedEmail) =>
  db
    .selectFrom('email_confirmation')
    .select('confirmed_at')
    .where('visitor_id', '=', visitorId)
    .where('email_hash', '=', emailHash)
    .where('confirmed_at', 'is not', null),
)

/** False if the visitor has confirmed the address or was emailed since `before`. */
export async function saveEmailConfirmationRequest(
  tx: Tx,
  { visitorId, emailHash, tokenHash }: ClaimedEmail & { tokenHash: string },
  before: Date,
  now: Date,
): Promise<boolean> {
  const requested_at = now.toISOString()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('email_confirmation')
    .values({ visitor_id: visitorId, email_hash: emailHash, token_hash: tokenHash, requested_at })
    .onConflict(on =>
      on
        .columns(['visitor_id', 'email_hash'])
        .doUpdateSet({ requested_at })
        .where('email_confirmation.confirmed_at', 'is', null)
        .where('email_confirmation.requested_at', '<', before.toISOString()),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function saveConfirmedEmail(
  tx: Tx,
  { visitorId, emailHash, tokenHash }: ClaimedEmail & { tokenHash: string },
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const row = { visitor_id: visitorId, email_hash: emailHash, token_hash: tokenHash, requested_at: at }
  await tx
    .insertInto('email_confirmation')
    .values({ ...row, confirmed_at: at })
    .onConflict(on => on.columns(['visitor_id', 'email_hash']).doUpdateSet({ confirmed_at: at }))
    .execute()
}

export async function findEmailConfirmation(
  db: Db | Tx,
  tokenHash: string,
): Promise<{ confirmedAt: string | null } | undefined> {
  return db
    .selectFrom('email_confirmation')
    .select('confirmed_at as confirmedAt')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Undefined if it was confirmed before. */
export async function markEmailConfirmed(
  tx: Tx,
  tokenHash: string,
  now: Date,
): Promise<ClaimedEmail | undefined> {
  return tx
    .updateTable('email_confirmation')
    .set({ confirmed_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .where('confirmed_at', 'is', null)
    .returning(['visitor_id as visitorId', 'email_hash as emailHash'])
    .executeTakeFirst()
}

/** Removes up to `max` unconfirmed requests from before this day; returns how many. */
export function removeUnconfirmedEmails(db: Db, before: Date, max: number): Promise<number> {
  return deleteUpTo(db, max, 'email_confirmation', 'token_hash', row =>
    row.and([row('confirmed_at', 'is', null), row('requested_at', '<', before.toISOString())]),
  )
}
