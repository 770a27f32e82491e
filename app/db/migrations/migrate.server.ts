import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { isPostgres } from '../schema/columns.ts'
import type { Db } from '../schema/schema.ts'
import { renewSecrets } from '../secrets/renew-secrets-store.server.ts'
import { claimSecretKey, isKeyOfDatabase } from '../secrets/secret-key-store.server.ts'
import { migrations } from './index.ts'

/** The migration that encrypts secrets: afterwards none may be left in the file. */
const sealingMigration = '0015-sealed-secrets'

/** The names of the migrations of this version, in order. */
export const migrationNames = Object.keys(migrations)

export type MigrationResult =
  | { ok: true; applied: string[] }
  | { ok: false; reason: 'newer-database'; migration: string }
  | { ok: false; reason: 'another-key' }

/**
 * Migrates the database to this version. Refuses a database of a newer version or with another secret key, and leaves it
 * unchanged. Throws when the database cannot be reached.
 */
export async function migrate(db: Db, now = new Date()): Promise<MigrationResult> {
  const known = new Set(Object.keys(migrations))
  const before = await appliedMigrations(db)
  const unknown = before.find(name => !known.has(name))
  if (unknown !== undefined) return { ok: false, reason: 'newer-database', migration: unknown }
  if (before.length > 0 && !(await isOurs(db))) return { ok: false, reason: 'another-key' }

  const applied = await applyNew(db)
  if (before.length > 0 && applied.includes(sealingMigration)) await wipeFreeSpace(db)
  const isKeyOurs = await claim(db, before.includes(sealingMigration), now)
  return isKeyOurs ? { ok: true, applied } : { ok: false, reason: 'another-key' }
}

/** Whether the key's fingerprint is ours or missing. Migration 0016 moves it from `setting` to `process_state`. */
async function isOurs(db: Db): Promise<boolean> {
  const tables = await db.introspection.getTables()
  const hasProcessState = tables.some(({ name }) => name === 'process_state')
  return isKeyOfDatabase(db, hasProcessState ? 'process_state' : 'setting')
}

/** Whether the database belongs to our key. If its old key is gone, its secrets are replaced. */
function claim(db: Db, wasSealed: boolean, now: Date): Promise<boolean> {
  return db.transaction().execute(async tx => {
    const claimed = await claimSecretKey(tx)
    if (claimed === 'claimed' && wasSealed) await renewSecrets(tx, now)
    return claimed !== 'another'
  })
}

async function applyNew(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) {
    // Two processes may start at once: on SQLite the first cannot lock out the second while it checks what to do.
    const applied = new Set(await appliedMigrations(db))
    if (Object.keys(migrations).every(name => applied.has(name))) return []
    throw error
  }
  return (results ?? []).map(result => result.migrationName)
}

/** On SQLite, changed and deleted values stay readable in the file until it is rewritten. */
async function wipeFreeSpace(db: Db): Promise<void> {
  if (isPostgres(db)) return
  await sql`vacuum`.execute(db)
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/** The names of the migrations that the database has, in order. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(table => table.name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(row => row.name)
}
