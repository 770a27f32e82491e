import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('letter')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('recipient', 'text', c => c.notNull())
    .addColumn('facts', 'text', c => c.notNull())
    // The same event never writes two letters, however often it is told.
    .addColumn('once_key', 'text', c => c.unique())
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('due_at', 'text', c => c.notNull())
    .addColumn('tries', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('subject', 'text')
    .addColumn('html', 'text')
    .addColumn('plain', 'text')
    .addColumn('written_at', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('gave_up_at', 'text')
    .addColumn('last_error', 'text')
    .execute()
  await db.schema
    .createIndex('letter_due')
    .on('letter')
    .columns(['due_at', 'id'])
    .where(sql<boolean>`sent_at is null and gave_up_at is null`)
    .execute()

  // Which process does a job, and until when it says so: a process that was killed loses it by time alone.
  await db.schema
    .createTable('job')
    .addColumn('name', 'text', c => c.primaryKey())
    .addColumn('due_at', 'text', c => c.notNull())
    .addColumn('held_by', 'text')
    .addColumn('held_until', 'text')
    .execute()
}
