import type { Kysely } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** Addresses that staff asked for: from the moment they are proved, the former one can take the change back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_email_change')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('staff_id', 'integer', c => c.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('new_email', 'text', c => c.notNull())
    .addColumn('token_hash', 'text', c => c.notNull().unique())
    .addColumn('expires_at', 'text', c => c.notNull())
    .addColumn('old_email', 'text')
    .addColumn('changed_at', 'text')
    .addColumn('revert_hash', 'text', c => c.unique())
    .execute()
}
