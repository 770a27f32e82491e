import type { ExpressionBuilder } from 'kysely'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import { hashToken } from '../../values/random-token.server.ts'
import type { Account } from './account.ts'

/** An account, or the address of a guest in its canonical form. */
export type DeletionOwner = { accountId: number } | { email: string }

function isOf(owner: DeletionOwner) {
  return ({ eb }: ExpressionBuilder<Schema, 'customer_deletion'>) =>
    'accountId' in owner ? eb('account_id', '=', owner.accountId) : eb('email', '=', owner.email)
}

/** False if the owner is marked already. */
export async function addDeletion(
  tx: Tx,
  owner: DeletionOwner,
  { token, dueAt }: { token: string; dueAt: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('customer_deletion')
    .values({
      ...('accountId' in owner ? { account_id: owner.accountId } : owner),
      token_hash: hashToken(token),
      requested_at: now.toISOString(),
      due_at: dueAt,
    })
    .onConflict(on => on.column('accountId' in owner ? 'account_id' : 'email').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** When the owner will be deleted, as ISO 8601; undefined if they stay. */
export async function findDeletionTime(db: Db, owner: DeletionOwner): Promise<string | undefined> {
  const row = await db.selectFrom('customer_deletion').select('due_at').where(isOf(owner)).executeTakeFirst()
  return row?.due_at
}

/** The deletion that the link with this token cancels; undefined for a link that no longer works. */
export async function findDeletionByToken(
  db: Db,
  token: string,
): Promise<{ dueAt: string; isOfGuest: boolean } | undefined> {
  const row = await db
    .selectFrom('customer_deletion')
    .select(['due_at as dueAt', 'account_id'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row && { dueAt: row.dueAt, isOfGuest: row.account_id === null }
}

/** Keeps an account or the data of a guest. False if they aren't marked, or deleted already. */
export async function cancelDeletion(
  db: Db | Tx,
  deletion: DeletionOwner | { token: string },
): Promise<boolean> {
  const marked = db.deleteFrom('customer_deletion')
  const { numDeletedRows } = await ('token' in deletion
    ? marked.where('token_hash', '=', hashToken(deletion.token))
    : marked.where(isOf(deletion))
  ).executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Accounts and guests to delete, at most `max`. */
export async function readDueDeletions(db: Db, now: Date, max: number): Promise<DeletionOwner[]> {
  const rows = await db
    .selectFrom('customer_deletion')
    .select(['account_id', 'email'])
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(max)
    .execute()
  return rows.map(row => (row.account_id === null ? { email: row.email! } : { accountId: row.account_id }))
}

/** Takes a mark that is due. False if it was canceled, or taken by another process. */
export async function takeDueDeletion(tx: Tx, owner: DeletionOwner, now: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('customer_deletion')
    .where(isOf(owner))
    .where('due_at', '<=', now.toISOString())
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** A guest who signs up is deleted as an account, which says so and can be kept. */
export async function moveDeletionToAccount(
  tx: Tx,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  await tx
    .updateTable('customer_deletion')
    .set({ account_id: id, email: null })
    .where('email', '=', email)
    .execute()
}
