import { type Kysely, sql } from 'kysely'
import { idColumn, isPostgres } from '../schema/columns.ts'

/** The token of a visitor's cookie moves to a session: several browsers may lead to one visitor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('token_hash', 'text', c => c.notNull().unique())
    .addColumn('visitor_id', 'integer', c => c.notNull().references('visitor.id').onDelete('cascade'))
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('seen_at', 'text', c => c.notNull())
    .execute()
  await sql`insert into session (token_hash, visitor_id, created_at, seen_at)
    select token_hash, id, created_at, seen_at from visitor order by id`.execute(db)
  await db.schema.createIndex('session_by_visitor').on('session').column('visitor_id').execute()
  await db.schema.createIndex('session_by_seen_at').on('session').column('seen_at').execute()
  await db.schema.dropIndex('visitor_by_seen_at').execute()
  if (isPostgres(db)) await sql`alter table visitor drop column token_hash, drop column seen_at`.execute(db)
  else await rebuildVisitors(db)
}

/**
 * SQLite can't drop a unique column, and dropping the table would delete all rows that refer to it. So it is dropped when nothing
 * refers to its ids, and the constraints are checked at the end.
 */
async function rebuildVisitors(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ seq: number }>`
    select seq from sqlite_sequence where name = 'visitor'`.execute(db)
  await sql`pragma defer_foreign_keys = on`.execute(db)
  await sql`update visitor set id = -id`.execute(db)
  await db.schema.dropTable('visitor').execute()
  await db.schema
    .createTable('visitor')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('created_at', 'text', c => c.notNull())
    .execute()
  await sql`insert into visitor (id, created_at) select visitor_id, created_at from session`.execute(db)
  for (const { seq } of rows)
    await sql`update sqlite_sequence set seq = ${seq} where name = 'visitor'`.execute(db)
}
