import { type Kysely, sql } from 'kysely'

/**
 * What an address that nobody has proven may be sent. Back-in-stock requests from before have no confirmation: they are kept,
 * but nothing is sent to them, also not what already waits in the outbox.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_count')
    .addColumn('key', 'text', c => c.primaryKey())
    .addColumn('short_from', 'text', c => c.notNull())
    .addColumn('short_count', 'integer', c => c.notNull())
    .addColumn('long_from', 'text', c => c.notNull())
    .addColumn('long_count', 'integer', c => c.notNull())
    .execute()
  await db.schema.createIndex('email_count_by_time').on('email_count').column('long_from').execute()
  await db.schema
    .createTable('suppressed_email')
    .addColumn('kind', 'text', c => c.primaryKey())
    .addColumn('count', 'integer', c => c.notNull())
    .execute()

  await db.schema.alterTable('back_in_stock_request').addColumn('confirmed_at', 'text').execute()
  await db.schema.dropIndex('back_in_stock_waiting').execute()
  await db.schema
    .createIndex('back_in_stock_waiting')
    .on('back_in_stock_request')
    .column('variant_id')
    .where(sql<boolean>`sent_at is null and confirmed_at is not null`)
    .execute()
  await db.schema
    .createIndex('back_in_stock_unconfirmed')
    .on('back_in_stock_request')
    .column('created_at')
    .where(sql<boolean>`confirmed_at is null`)
    .execute()
  await sql`
    update letter set gave_up_at = created_at, last_error = 'the address was never confirmed'
    where kind = 'back-in-stock' and sent_at is null and gave_up_at is null`.execute(db)

  await db.schema.alterTable('withdrawal').addColumn('statement_hash', 'text').execute()
  await db.schema
    .createIndex('withdrawal_statement')
    .unique()
    .on('withdrawal')
    .column('statement_hash')
    .execute()
}
