import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { databases, emptyDatabase, migratedDatabase } from '../../../test/databases.ts'
import { openDatabase } from '../connection/connection.server.ts'
import { migrations } from './index.ts'
import { migrate } from './migrate.server.ts'

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
    expect(await migrate(db)).toEqual({ ok: false, reason: 'newer-database', migration: '9999-tomorrow' })
  })

  it('rolls back a migration that fails halfway', async () => {
    const db = openDatabase(await emptyDatabase(kind))
    onTestFinished(() => db.destroy())
    await sql`create table social_link (network text)`.execute(db)
    await expect(migrate(db)).rejects.toThrow('social_link')
    await sql`drop table social_link`.execute(db)
    expect(await migrate(db)).toEqual({ ok: true, applied: Object.keys(migrations) })
  })

  it('adds a delivery method to a shop that was open without one', async () => {
    const db = await migratedDatabase(kind)
    const zones = () =>
      db
        .selectFrom('delivery_method')
        .innerJoin('delivery_rate', 'method_id', 'delivery_method.id')
        .innerJoin('delivery_zone_country', 'delivery_zone_country.zone_id', 'delivery_method.zone_id')
        .select(['name', 'price', 'country'])
        .where('country', '=', 'US')
        .execute()
    const last = migrations['0011-first-delivery']!
    expect(await zones(), 'a new shop brings its own').toEqual([])
    await db.insertInto('setting').values({ name: 'opened_at', value: '2026-01-01T00:00:00.000Z' }).execute()
    await db.transaction().execute(tx => last.up(tx))
    expect(await zones()).toEqual([{ name: 'Standard', price: 0, country: 'US' }])
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
