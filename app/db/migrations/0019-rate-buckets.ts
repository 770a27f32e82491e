import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../schema/columns.ts'

/** Rate limits that several processes share. On SQLite each process counts by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return
  // Unlogged: counting waits for no disk. After a crash of the server all buckets are full.
  await sql`create unlogged table rate_bucket (key text primary key, full_at double precision not null)`.execute(
    db,
  )
}
