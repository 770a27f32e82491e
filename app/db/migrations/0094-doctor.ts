import { type Kysely, sql } from 'kysely'

/** The failures of jobs, and an index for emails that weren't sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('job').addColumn('failed_at', 'text').execute()
  await db.schema
    .alterTable('job')
    .addColumn('failures', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('job').addColumn('last_error', 'text').execute()
  await db.schema
    .createIndex('email_failed')
    .on('email')
    .column('failed_at')
    .where(sql<boolean>`failed_at is not null`)
    .execute()
  await db.schema
    .createIndex('payment_pending')
    .on('payment')
    .column('started_at')
    .where(sql<boolean>`state in ('started', 'confirming')`)
    .execute()
}
