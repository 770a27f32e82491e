import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { bothDatabases, type DatabaseKind, emptyDatabase, migratedDatabase } from '#test/databases.ts'
import { openDatabase } from '../connection/connection.server.ts'
import type { Db } from '../schema/schema.ts'
import { filledDatabase } from './filled-database.fixture.ts'
import { migrate } from './migrate.server.ts'
import { baselineName, migrationNames } from './migrations.ts'
import { readTableFacts } from './table-facts.fixture.ts'

const now = new Date('2026-11-29T12:00:00.000Z')

async function newDatabase(kind: DatabaseKind): Promise<Db> {
  const db = openDatabase(await emptyDatabase(kind))
  onTestFinished(() => db.destroy())
  return db
}

/** A migration of a later version. */
const addColumn: Migration = {
  up: async db => {
    await sql`alter table brand add column motto text`.execute(db)
  },
}

describe.each(bothDatabases)('migrating %s', kind => {
  it('creates the tables once', async () => {
    const db = await newDatabase(kind)
    expect(await migrate(db)).toEqual({ ok: true, applied: migrationNames })
    expect(await migrate(db)).toEqual({ ok: true, applied: [] })
  })

  it('changes a filled database by the migrations of a later version, once', async () => {
    const db = await filledDatabase(kind)
    const since = { '1001-mottoes': addColumn }
    expect(await migrate(db, now, since)).toEqual({ ok: true, applied: ['1001-mottoes'] })
    expect((await sql`select name, motto from brand`.execute(db)).rows).toEqual([
      { name: 'brand name', motto: null },
    ])
    expect(await migrate(db, now, since)).toEqual({ ok: true, applied: [] })
  })

  it('has nothing to change in a new database, which has the tables of today', async () => {
    const db = await newDatabase(kind)
    const up = vi.fn()
    expect(await migrate(db, now, { '1001-next': { up } })).toEqual({
      ok: true,
      applied: [baselineName, '1001-next'],
    })
    expect(up).not.toHaveBeenCalled()
    expect(await migrate(db, now, { '1001-next': { up } })).toEqual({ ok: true, applied: [] })
  })

  it('refuses a database of a newer version', async () => {
    const db = await migratedDatabase(kind)
    expect(await migrate(db, now, { '1001-mottoes': addColumn })).toMatchObject({ ok: true })
    expect(await migrate(db)).toEqual({ ok: false, reason: 'newer-database', migration: '1001-mottoes' })
  })

  it('refuses a database from before 1.0.0', async () => {
    const db = await newDatabase(kind)
    await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(db)
    await sql`insert into kysely_migration (name, timestamp) values ('0001-storefront', '2026-01-01')`.execute(
      db,
    )
    expect(await migrate(db)).toEqual({ ok: false, reason: 'before-version-1' })
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
    expect(tables.map(({ name }) => name)).toEqual(['kysely_migration'])
  })

  it('rolls back what fails halfway', async () => {
    const db = await newDatabase(kind)
    await sql`create table suppressed_email (kind text)`.execute(db)
    await expect(migrate(db)).rejects.toThrow('suppressed_email')
    await sql`drop table suppressed_email`.execute(db)
    expect(await migrate(db)).toEqual({ ok: true, applied: migrationNames })
    const before = await readTableFacts(db)
    const broken = { up: () => Promise.reject(new Error('broken')) }
    const since = { '1001-mottoes': addColumn, '1002-broken': broken }
    await expect(migrate(db, now, since)).rejects.toThrow('broken')
    expect(await readTableFacts(db)).toEqual(before)
  })

  it('returns counts as numbers', async () => {
    const db = await migratedDatabase(kind)
    const { count } = await db
      .selectFrom('product')
      .select(row => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(0)
  })
})
