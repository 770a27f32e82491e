import type { Db } from '#db/schema/schema.ts'

/** Whether the account has no passkey yet and hasn't declined one. */
export async function shouldOfferPasskey(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('passkey_declined_at', 'is', null)
    .where('id', 'not in', db.selectFrom('passkey').select('account_id').where('account_id', '=', accountId))
    .executeTakeFirst()
  return row !== undefined
}

export async function declinePasskey(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('account')
    .set({ passkey_declined_at: now.toISOString() })
    .where('id', '=', accountId)
    .execute()
}
