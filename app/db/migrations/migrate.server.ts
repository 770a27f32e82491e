import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { isPostgres } from '../schema/engine.ts'
import { type Db, tables } from '../schema/schema.ts'
import { createStatements, inOrderOfReferences } from '../schema/table.ts'
import { renewSecrets } from '../secrets/renew-secrets-store.server.ts'
import { claimSecretKey, isKeyOfDatabase } from '../secrets/secret-key-store.server.ts'
import { baselineName, isBeforeVersion1, type Migrations, migrations } from './migrations.ts'

export type MigrationResult =
  | { ok: true; applied: string[] }
  | { ok: false; reason: 'newer-database'; migration: string }
  | { ok: false; reason: 'before-version-1' | 'another-key' }

/**
 * Migrates the database to this version. Refuses a database of a newer version, from before 1.0.0 or with another secret key, and
 * leaves it unchanged. Throws when the database cannot be reached.
 */
export async function migrate(db: Db, now = new Date(), since = migrations): Promise<MigrationResult> {
  const before = await appliedMigrations(db)
  if (before.some(isBeforeVersion1)) return { ok: false, reason: 'before-version-1' }
  const unknown = before.find(name => name !== baselineName && !Object.hasOwn(since, name))
  if (unknown !== undefined) return { ok: false, reason: 'newer-database', migration: unknown }
  const isNew = before.length === 0
  if (!isNew && !(await isKeyOfDatabase(db))) return { ok: false, reason: 'another-key' }

  const applied = await applyNew(db, since)
  return (await claim(db, isNew, now)) ? { ok: true, applied } : { ok: false, reason: 'another-key' }
}

/** Whether the database belongs to our key. If its old key is gone, its secrets are replaced. */
function claim(db: Db, isNew: boolean, now: Date): Promise<boolean> {
  return db.transaction().execute(async tx => {
    const claimed = await claimSecretKey(tx)
    if (claimed === 'claimed' && !isNew) await renewSecrets(tx, now)
    return claimed !== 'another'
  })
}

async function applyNew(db: Db, since: Migrations): Promise<string[]> {
  const all = withBaseline(since)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) {
    // Two processes may start at once: on SQLite the first cannot lock out the second while it checks what to do.
    const applied = new Set(await appliedMigrations(db))
    if (Object.keys(all).every(name => applied.has(name))) return []
    throw error
  }
  return (results ?? []).map(result => result.migrationName)
}

/** A new database gets the tables of today at once: the migrations since 1.0.0 have nothing left to do in it. */
function withBaseline(since: Migrations): Migrations {
  let isNew = false
  const baseline: Migration = {
    up: async db => {
      await createTables(db)
      isNew = true
    },
  }
  const later = Object.entries(since).map(([name, { up }]): [string, Migration] => [
    name,
    { up: async db => (isNew ? undefined : up(db)) },
  ])
  return { [baselineName]: baseline, ...Object.fromEntries(later) }
}

/** Creates the tables of this version in an empty database, with the rows that it is never without. */
async function createTables(db: Kysely<unknown>): Promise<void> {
  const engine = isPostgres(db) ? 'PostgreSQL' : 'SQLite'
  for (const table of inOrderOfReferences(tables))
    for (const statement of createStatements(table, engine)) await sql.raw(statement).execute(db)
  const created = db as Db
  await created.insertInto('catalog_version').values({ id: 1, version: 1 }).execute()
  await created.insertInto('sales_state').values({ id: 1 }).execute()
}

/** The names of the migrations that the database has, in order. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(table => table.name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(row => row.name)
}
