import { type Kysely, sql } from 'kysely'

/** The secret of an app that no code has proved yet belongs to the session that asked for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('staff_session').addColumn('new_totp_sealed', 'text').execute()
  await sql`delete from staff_totp where confirmed_at is null`.execute(db)
  await db.schema.alterTable('staff_totp').dropColumn('confirmed_at').execute()
}
