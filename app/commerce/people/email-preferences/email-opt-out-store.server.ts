import type { Db, Tx } from '#db/schema/schema.ts'
import { canonicalEmail } from '../../values/mailbox.ts'
import { isOptionalEmail, type OptionalEmailKind } from './optional-emails.ts'

/** Whether the account with this address, if there is one, has turned off emails of this kind. */
export async function hasOptedOut(tx: Tx, kind: OptionalEmailKind, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('account_email_opt_out')
    .innerJoin('account', 'account.id', 'account_id')
    .select('kind')
    .where('kind', '=', kind)
    .where('email', '=', canonicalEmail(email))
    .executeTakeFirst()
  return row !== undefined
}

/** Turns emails of this kind on again for the account with this address. */
export async function removeOptOut(tx: Tx, kind: OptionalEmailKind, email: string): Promise<void> {
  const account = tx.selectFrom('account').select('id').where('email', '=', canonicalEmail(email))
  await tx
    .deleteFrom('account_email_opt_out')
    .where('kind', '=', kind)
    .where('account_id', 'in', account)
    .execute()
}

export async function readOptOuts(db: Db | Tx, accountId: number): Promise<OptionalEmailKind[]> {
  const rows = await db
    .selectFrom('account_email_opt_out')
    .select('kind')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ kind }) => kind).filter(isOptionalEmail)
}

/** Turns off emails of these kinds, and all others on. */
export async function replaceOptOuts(
  tx: Tx,
  accountId: number,
  kinds: readonly OptionalEmailKind[],
  now: Date,
): Promise<void> {
  await tx.deleteFrom('account_email_opt_out').where('account_id', '=', accountId).execute()
  if (kinds.length === 0) return
  await tx
    .insertInto('account_email_opt_out')
    .values(kinds.map(kind => ({ account_id: accountId, kind, created_at: now.toISOString() })))
    .execute()
}
