import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { isPostgres } from './columns.ts'
import { migrations } from './migrations/index.ts'
import { renewSecrets } from './renew-secrets-store.server.ts'
import type { Db } from './schema.ts'
import { claimSecretKey, isKeyOfDatabase } from './secret-key-store.server.ts'

/** The migration after which no secret may be left in a file. */
const sealing = '0015-sealed-secrets'

export type Migrated =
  | { ok: true; applied: string[] }
  | { ok: false; because: 'newer-database'; migration: string }
  | { ok: false; because: 'another-key' }

/**
 * Brings the database to this version of the shop, or refuses, unchanged, when a newer version made it or its secrets were sealed
 * with another key. Throws what the database throws when it cannot be reached.
 */
export async function migrate(db: Db, now = new Date()): Promise<Migrated> {
  const known = new Set(Object.keys(migrations))
  const before = await appliedMigrations(db)
  const unknown = before.find(name => !known.has(name))
  if (unknown !== undefined) return { ok: false, because: 'newer-database', migration: unknown }
  if (before.length > 0 && !(await isKeyOfDatabase(db))) return { ok: false, because: 'another-key' }

  const applied = await applyNew(db)
  if (before.length > 0 && applied.includes(sealing)) await wipeFreeSpace(db)
  const isKeyOurs = await claim(db, before.includes(sealing), now)
  return isKeyOurs ? { ok: true, applied } : { ok: false, because: 'another-key' }
}

/** Whether the database belongs to our key. One that was sealed with a key that is gone gets new secrets. */
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
    // Two that start at once: SQLite has no lock that the first could hold while the second looks what is to be done.
    const applied = new Set(await appliedMigrations(db))
    if (Object.keys(migrations).every(name => applied.has(name))) return []
    throw error
  }
  return (results ?? []).map(result => result.migrationName)
}

/** On SQLite, changed and deleted values stay readable in the file until it is written anew. */
async function wipeFreeSpace(db: Db): Promise<void> {
  if (isPostgres(db)) return
  await sql`vacuum`.execute(db)
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(table => table.name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(row => row.name)
}
