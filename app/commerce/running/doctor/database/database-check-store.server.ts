import { sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db } from '#db/schema/schema.ts'
import type { PostgresFacts } from './database-rule.ts'

export async function readPostgresFacts(db: Db): Promise<PostgresFacts> {
  const { rows } = await sql<Record<'bytes' | 'version' | 'connections' | 'max', string>>`
    select pg_database_size(current_database()) as bytes, current_setting('server_version_num') as version,
      (select count(*) from pg_stat_activity) as connections, current_setting('max_connections') as max`.execute(
    db,
  )
  const [{ bytes, version, connections, max } = { bytes: 0, version: 0, connections: 0, max: 0 }] = rows
  return {
    bytes: Number(bytes),
    version: Math.floor(Number(version) / 10_000),
    connections: Number(connections),
    maxConnections: Number(max),
    invalidIndexes: await readInvalidIndexes(db),
  }
}

/** Indexes that PostgreSQL doesn't use, because building them failed. */
async function readInvalidIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    join pg_namespace on pg_namespace.oid = relnamespace
    where not indisvalid and nspname = current_schema() order by relname`.execute(db)
  return rows.map(({ name }) => name)
}

/** Builds indexes anew from their tables; writes wait meanwhile. */
export async function rebuildIndexes(db: Db, names: readonly string[]): Promise<void> {
  for (const name of names)
    await sql`reindex ${isPostgres(db) ? sql`index ` : sql``}${sql.ref(name)}`.execute(db)
}
