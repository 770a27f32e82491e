import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type DatabaseKind, databases } from '../../../test/databases.ts'
import { databaseAfter, migrateTo } from './old-database.fixture.ts'

/** A shop from before tax classes. */
async function shopOfBefore(kind: DatabaseKind) {
  const db = await databaseAfter(kind, '0102-stock-outs')
  const add = (name: string, region = '') =>
    sql`insert into tax_rate (country, region, name, rate, taxes_delivery) values ('DE', ${region}, ${name}, 1900, 1)`.execute(
      db,
    )
  const ids = async () => {
    const { rows } = await sql<{
      id: number
      name: string
    }>`select id, name from tax_rate order by id`.execute(db)
    return rows.map(({ id, name }) => `${id} ${name}`)
  }
  return { db, add, ids, migrated: () => migrateTo(db, '0103-tax-classes') }
}

describe.each(databases)('tax rates from before classes, on %s', kind => {
  it('are standard rates, and keep their ids; a new one never gets that of a former one', async () => {
    const { db, add, ids, migrated } = await shopOfBefore(kind)
    for (const name of ['VAT', 'Levy', 'Gone']) await add(name)
    await sql`delete from tax_rate where name = 'Gone'`.execute(db)
    await migrated()
    await add('New')
    expect(await ids()).toEqual(['1 VAT', '2 Levy', '4 New'])
    const { rows } = await sql`select id from tax_rate where tax_class_id is not null`.execute(db)
    expect(rows).toEqual([])
    const again = await add('VAT').catch((error: Error) => error)
    expect(again).toBeInstanceOf(Error)
  })

  it('begin with the first id where there were none', async () => {
    const { add, ids, migrated } = await shopOfBefore(kind)
    await migrated()
    await add('VAT')
    expect(await ids()).toEqual(['1 VAT'])
  })

  it('have the name of a class’s rate at the same place', async () => {
    const { db, add, ids, migrated } = await shopOfBefore(kind)
    await add('VAT')
    await migrated()
    await sql`insert into tax_class (id, name) values (1, 'Reduced')`.execute(db)
    const reduced = sql`insert into tax_rate (country, region, name, rate, taxes_delivery, tax_class_id)
      values ('DE', '', 'VAT', 700, 1, 1)`
    await reduced.execute(db)
    expect(await ids()).toEqual(['1 VAT', '2 VAT'])
    expect(await reduced.execute(db).catch((error: Error) => error)).toBeInstanceOf(Error)
  })
})
