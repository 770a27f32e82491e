import type { Db, Tx } from '../../../db/schema/schema.ts'
import { hashToken } from '../../random-token.server.ts'
import type { Account } from '../account.ts'

/** False if the account is marked already. */
export async function addAccountDeletion(
  tx: Tx,
  accountId: number,
  { token, dueAt }: { token: string; dueAt: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('account_deletion')
    .values({
      account_id: accountId,
      token_hash: hashToken(token),
      requested_at: now.toISOString(),
      due_at: dueAt,
    })
    .onConflict(on => on.column('account_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** When the account will be deleted, as ISO 8601; undefined if it stays. */
export async function findDeletionTime(db: Db, accountId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_deletion')
    .select('due_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.due_at
}

/** When the account will be deleted that the link with this token keeps; undefined for a link that no longer works. */
export async function findDeletionTimeByToken(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_deletion')
    .select('due_at')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row?.due_at
}

/** Keeps an account. False if it isn't marked, or deleted already. */
export async function cancelAccountDeletion(
  db: Db | Tx,
  deletion: { accountId: number } | { token: string },
): Promise<boolean> {
  const marked = db.deleteFrom('account_deletion')
  const { numDeletedRows } = await ('token' in deletion
    ? marked.where('token_hash', '=', hashToken(deletion.token))
    : marked.where('account_id', '=', deletion.accountId)
  ).executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** The ids of accounts to delete, at most `max`. */
export async function readDueAccounts(db: Db, now: Date, max: number): Promise<number[]> {
  const rows = await db
    .selectFrom('account_deletion')
    .select('account_id')
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(max)
    .execute()
  return rows.map(row => row.account_id)
}

/** Takes the mark of a due account. False if it was canceled, or taken by another process. */
export async function takeDueDeletion(tx: Tx, accountId: number, now: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('account_deletion')
    .where('account_id', '=', accountId)
    .where('due_at', '<=', now.toISOString())
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Undefined if the account was merged into another. */
export async function findDueAccount(
  tx: Tx,
  accountId: number,
): Promise<(Pick<Account, 'id' | 'visitorId' | 'email'> & { language: string | null }) | undefined> {
  return tx
    .selectFrom('account')
    .select(['id', 'visitor_id as visitorId', 'email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirst()
}
