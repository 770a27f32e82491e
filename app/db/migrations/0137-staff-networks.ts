import type { Kysely } from 'kysely'

/** The networks from which staff signed in lately: what others send can't use up the codes that they may try. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_network')
    .addColumn('staff_id', 'integer', c => c.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('network_hash', 'text', c => c.notNull())
    .addColumn('signed_in_at', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('staff_network_key', ['staff_id', 'network_hash'])
    .execute()
}
