import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bothDatabases, emptyDatabase, migratedDatabase } from '#test/databases.ts'
import { openDatabase } from '../connection/connection.server.ts'
import type { Db } from '../schema/schema.ts'
import type { Engine } from '../schema/table.ts'
import { claimSecretKey } from '../secrets/secret-key-store.server.ts'
import { insertSampleRows } from './filled-database.fixture.ts'
import { migrate } from './migrate.server.ts'
import { migrationNames } from './migrations.ts'
import type { SampleRow } from './sample-rows.ts'
import { readTableFacts } from './table-facts.fixture.ts'

/** The tables of a version and a row for each, as `scripts/freeze-tables.mjs` kept them. */
interface Release extends Record<Engine, string[]> {
  migrations: string[]
  rows: [table: string, row: SampleRow][]
}

const folder = path.join(import.meta.dirname, 'releases')
const releases = readdirSync(folder).map(file => path.basename(file, '.json'))

const readRelease = (version: string): Release =>
  JSON.parse(readFileSync(path.join(folder, `${version}.json`), 'utf8'))

async function databaseOf(release: Release, kind: Engine): Promise<Db> {
  const db = openDatabase(await emptyDatabase(kind))
  onTestFinished(() => db.destroy())
  for (const statement of release[kind]) await sql.raw(statement).execute(db)
  await insertSampleRows(db, release.rows)
  await sql`insert into catalog_version (id, version) values (1, 1)`.execute(db)
  await sql`insert into sales_state (id) values (1)`.execute(db)
  await sql`create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(
    db,
  )
  await claimSecretKey(db)
  for (const name of release.migrations)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '')`.execute(db)
  return db
}

it('kept version 1.0.0', () => {
  expect(releases).toContain('1.0.0')
})

// If this fails after a change of a table: what was released needs a migration, and no file of a release is written again.
describe.each(bothDatabases)('on %s, a filled database', kind => {
  it.each(releases)('of version %s gets the tables of today, and keeps its rows', async version => {
    const release = readRelease(version)
    const db = await databaseOf(release, kind)
    const applied = migrationNames.slice(release.migrations.length)
    expect(await migrate(db)).toEqual({ ok: true, applied })
    expect(await readTableFacts(db)).toEqual(await readTableFacts(await migratedDatabase(kind)))
    const today = new Set((await db.introspection.getTables()).map(({ name }) => name))
    for (const [table] of release.rows.filter(([table]) => today.has(table))) {
      const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(db)
      expect(rows.length, table).toBeGreaterThan(0)
    }
  })
})
