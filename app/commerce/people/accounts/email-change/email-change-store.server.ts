import { hashToken } from '#commerce/values/random-token.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { deleteUpTo } from '#db/statements/delete-up-to.ts'
import { emailSpellings } from '../email-spellings.server.ts'
import { revertDeadline } from './email-change.ts'

interface NewEmailChange {
  accountId: number
  oldEmail: string
  newEmail: string
  /** Of the link that reverts it. */
  token: string
}

export async function addEmailChange(
  tx: Tx,
  { accountId, oldEmail, newEmail, token }: NewEmailChange,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('email_change')
    .values({
      account_id: accountId,
      old_email: oldEmail,
      new_email: newEmail,
      changed_at: now.toISOString(),
      revert_hash: hashToken(token),
      revert_until: revertDeadline(now).toISOString(),
    })
    .execute()
}

/** Notes of staff about a customer are stored by the address. */
export async function moveCustomerNotes(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx
    .updateTable('customer_note')
    .set({ email: to })
    .where('email', 'in', emailSpellings(from))
    .execute()
}

export interface EmailChange {
  id: number
  accountId: number
  visitorId: number
  oldEmail: string
}

/** The change that the link with this token still reverts. */
export async function findRevertibleChange(
  db: Db | Tx,
  token: string,
  now: Date,
): Promise<EmailChange | undefined> {
  return db
    .selectFrom('email_change')
    .innerJoin('account', 'account.id', 'account_id')
    .select([
      'email_change.id',
      'account.id as accountId',
      'visitor_id as visitorId',
      'old_email as oldEmail',
    ])
    .where('revert_hash', '=', hashToken(token))
    .where('reverted_at', 'is', null)
    .where('revert_until', '>', now.toISOString())
    .executeTakeFirst()
}

/** Marks a change and all later ones of its account, so that their links end; false if it was reverted before. */
export async function markReverted(
  tx: Tx,
  { id, accountId }: Pick<EmailChange, 'id' | 'accountId'>,
  now: Date,
): Promise<boolean> {
  const ids = await tx
    .updateTable('email_change')
    .set({ reverted_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '>=', id)
    .where('reverted_at', 'is', null)
    .returning('id')
    .execute()
  return ids.some(row => row.id === id)
}

/** Deletes up to `max` changes that nobody can revert anymore; returns how many. */
export function deleteOldEmailChanges(db: Db, now: Date, max: number): Promise<number> {
  return deleteUpTo(db, max, 'email_change', 'id', row => row('revert_until', '<=', now.toISOString()))
}
