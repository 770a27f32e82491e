import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '#db/connection/connection.server.ts'
import { startupMessages as startup } from '#messages/startup.ts'
import { databases, emptyDatabase } from '#test/databases.ts'
import { openMigratedDatabase } from './open-migrated-database.ts'

/** Longer than a sale waits for a lock, in milliseconds. */
const longMigration = 5500

it('waits while another process migrates the SQLite file for long', async () => {
  const address = await emptyDatabase('SQLite')
  const other = new Database(path.join(address.dataDir, 'tote.sqlite'))
  other.pragma('journal_mode = wal')
  other.exec('begin immediate')
  const migration = setTimeout(longMigration).then(() => other.exec('commit'))
  const db = await openMigratedDatabase(address)
  await migration
  expect(await db.selectFrom('setting').select('name').execute()).toEqual([])
  await db.destroy()
  other.close()
})

it.each(databases)(
  'refuses a shop from before 1.0.0 on %s in one sentence, and leaves it untouched',
  async kind => {
    const address = await emptyDatabase(kind)
    const db = openDatabase(address)
    await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(db)
    await sql`insert into kysely_migration (name, timestamp) values ('0138-overpayments', '2026-11-01')`.execute(
      db,
    )
    await sql`create table product (title text)`.execute(db)
    await sql`insert into product (title) values ('Tee')`.execute(db)
    const tables = () => db.introspection.getTables({ withInternalKyselyTables: true })
    const before = await tables()
    await expect(openMigratedDatabase(address)).rejects.toThrow(startup.beforeVersion1)
    expect(await tables()).toEqual(before)
    expect((await sql`select * from product`.execute(db)).rows).toEqual([{ title: 'Tee' }])
    await db.destroy()
  },
)
