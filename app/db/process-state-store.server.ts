import { isPostgres } from './schema/engine.ts'
import type { Db, Tx } from './schema/schema.ts'

/** The names of values that outlive a process. */
export type ProcessStateName =
  | 'opened_at'
  | 'sales_counted_up_to'
  | 'pairs_counted_up_to'
  | 'content_due_up_to'
  | 'secret_key_fingerprint'
  | 'big_shop_products'
  | 'setup_test_email'
  | 'setup_payment_check'
  | 'setup_untaxed_at'
  | 'setup_dismissed_at'
  | 'first_owner_added_at'
  | 'owners_locked'
  | 'refused_payment_message'
  | 'ledger_gaps_settled_up_to'
  | `doctor:${string}`
  | 'backup_requested_at'
  | 'backup_failure'

/** The stored value; undefined when there is none. */
export async function readProcessState(db: Db | Tx, name: ProcessStateName): Promise<string | undefined> {
  const row = await db.selectFrom('process_state').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** The value, `initial` if there was none; nobody else reads it with this function until the transaction ends. */
export async function lockProcessState(tx: Tx, name: ProcessStateName, initial: string): Promise<string> {
  await addProcessState(tx, name, initial)
  const { value } = await tx
    .selectFrom('process_state')
    .select('value')
    .where('name', '=', name)
    .$if(isPostgres(tx), query => query.forUpdate())
    .executeTakeFirstOrThrow()
  return value
}

/** Stores a value unless there is one; false when there was. */
export async function addProcessState(db: Db | Tx, name: ProcessStateName, value: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('process_state')
    .values({ name, value })
    .onConflict(on => on.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Replaces a value; false when it is no longer `from`. */
export async function replaceProcessState(
  db: Db | Tx,
  name: ProcessStateName,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('process_state')
    .set({ value: to })
    .where('name', '=', name)
    .where('value', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Stores a value in place of the one there was. */
export async function saveProcessState(db: Db | Tx, name: ProcessStateName, value: string): Promise<void> {
  await db
    .insertInto('process_state')
    .values({ name, value })
    .onConflict(on => on.column('name').doUpdateSet({ value }))
    .execute()
}
