import { sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db } from '#db/schema/schema.ts'

/** Empties SQLite's write-ahead log. False while another program still reads what is in it. */
export async function emptyLog(db: Db): Promise<boolean> {
  if (isPostgres(db)) return true
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}
