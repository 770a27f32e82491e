import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { databases, emptyDatabase, migratedDatabase } from '../../test/databases.ts'
import { openDatabase } from './connection.server.ts'
import { migrate } from './migrate.server.ts'
import { migrations } from './migrations/index.ts'

describe.each(databases)('migrating %s', kind => {
  it('applies everything once', async () => {
    const db = openDatabase(await emptyDatabase(kind))
    onTestFinished(() => db.destroy())
    expect(await migrate(db)).toEqual({ ok: true, applied: Object.keys(migrations) })
    expect(await migrate(db)).toEqual({ ok: true, applied: [] })
  })

  it('refuses a database of a newer version', async () => {
    const db = await migratedDatabase(kind)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-tomorrow', '2099-01-01')`.execute(
      db,
    )
    expect(await migrate(db)).toEqual({ ok: false, because: 'newer-database', migration: '9999-tomorrow' })
  })

  it('undoes a migration that fails half way', async () => {
    const db = openDatabase(await emptyDatabase(kind))
    onTestFinished(() => db.destroy())
    await sql`create table social_link (network text)`.execute(db)
    await expect(migrate(db)).rejects.toThrow('social_link')
    await sql`drop table social_link`.execute(db)
    expect(await migrate(db)).toEqual({ ok: true, applied: Object.keys(migrations) })
  })

  it('gives back counts as numbers', async () => {
    const db = await migratedDatabase(kind)
    const { count } = await db
      .selectFrom('setting')
      .select(row => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(0)
  })
})
