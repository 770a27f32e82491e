import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db } from '#db/schema/schema.ts'
import type { DoctorCheck, DoctorShop } from '../doctor-shop.server.ts'
import { judgePostgres, judgeSqlite, type PostgresFacts, type SqliteFacts } from './database-rule.ts'

/** The bundle has the process's entry beside the server's. */
const entry = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './sqlite-process.server.ts' : './sqlite-process.js',
    import.meta.url,
  ),
)

/** A gigabyte takes about 20 seconds; in milliseconds. */
const timeout = 180_000

const run = promisify(execFile)

/** Reads a whole SQLite file in another process. Without lines if that took too long. */
async function checkSqliteFile(file: string, closing: AbortSignal): Promise<SqliteFacts> {
  const limits = { timeout, signal: closing, killSignal: 'SIGKILL', env: {} } as const
  try {
    const { stdout } = await run(process.execPath, [entry, file], limits)
    return JSON.parse(stdout) as SqliteFacts
  } catch (error) {
    const { killed = false, name } = error as Error & { killed?: boolean }
    if (!killed && name !== 'AbortError') throw error
    return { bytes: (await stat(file)).size, lines: undefined, orphans: [] }
  }
}

export const checkDatabase: DoctorCheck = async ({ db, dataDir }, now, closing) =>
  isPostgres(db)
    ? judgePostgres(await readPostgresFacts(db), now)
    : judgeSqlite(await checkSqliteFile(path.join(dataDir, 'tote.sqlite'), closing))

/** Builds the damaged indexes anew. Returns how many there were. */
export async function rebuildDamagedIndexes(shop: DoctorShop, now: Date): Promise<number> {
  const { findings } = await checkDatabase(shop, now, new AbortController().signal)
  const names = findings.find(({ code }) => code === 'index-damaged')?.names ?? []
  await rebuildIndexes(shop.db, names)
  return names.length
}

async function readPostgresFacts(db: Db): Promise<PostgresFacts> {
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
async function rebuildIndexes(db: Db, names: readonly string[]): Promise<void> {
  for (const name of names)
    await sql`reindex ${isPostgres(db) ? sql`index ` : sql``}${sql.ref(name)}`.execute(db)
}
