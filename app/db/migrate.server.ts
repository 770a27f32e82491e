import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations/index.ts'
import type { Db } from './schema.ts'

export type Migrated =
  | { ok: true; applied: string[] }
  | { ok: false; because: 'newer-database'; migration: string }

/**
 * Brings the database to this version of the shop, or refuses, unchanged, when a newer version made it.
 * Throws what the database throws when it cannot be reached.
 */
export async function migrate(db: Db): Promise<Migrated> {
  const known = new Set(Object.keys(migrations))
  const unknown = (await appliedMigrations(db)).find(name => !known.has(name))
  if (unknown !== undefined) return { ok: false, because: 'newer-database', migration: unknown }

  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) {
    // Two that start at once: SQLite has no lock that the first could hold while the second looks what is to be done.
    const applied = new Set(await appliedMigrations(db))
    if (Object.keys(migrations).every(name => applied.has(name))) return { ok: true, applied: [] }
    throw error
  }
  return { ok: true, applied: (results ?? []).map(result => result.migrationName) }
}

async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(table => table.name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(row => row.name)
}
