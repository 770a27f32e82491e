import { copyFile, open } from 'node:fs/promises'
import path from 'node:path'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { doctorShop } from '../doctor.fixture.ts'
import { judgePostgres } from './database-rule.ts'

function changeFile(dataDir: string, change: (database: Database.Database) => void): void {
  const database = new Database(path.join(dataDir, 'tote.sqlite'))
  change(database)
  database.close()
}

describe.each(databases)('the database, on %s', kind => {
  it('is well as it was made', async () => {
    const { doctor } = await doctorShop(kind)
    const report = await doctor.checkAgain('database', new Date())
    expect(report).toMatchObject({
      findings: [],
      facts: { bytes: expect.any(Number), said: expect.any(String) },
    })
  })
})

it('is ill with an index that lost rows, and well once it is built anew', async () => {
  const { dataDir, look, codes, fix } = await doctorShop('SQLite')
  changeFile(dataDir, database => {
    database.unsafeMode()
    database.pragma('writable_schema = on')
    // While it has a condition, new rows are left out of it.
    const name = 'product_by_brand'
    const { sql: whole } = database.prepare('select sql from sqlite_schema where name = ?').get(name) as {
      sql: string
    }
    const write = (sql: string) => {
      database.prepare('update sqlite_schema set sql = ? where name = ?').run(sql, name)
      database.pragma('writable_schema = reset')
      database.pragma('writable_schema = on')
    }
    write(`${whole} where id < 0`)
    database.prepare('update product set brand_id = null where id = (select min(id) from product)').run()
    write(whole)
  })
  expect(await look('database')).toEqual([{ code: 'index-damaged', names: ['product_by_brand'] }])
  expect(await fix('rebuild-indexes')).toEqual({ count: 1 })
  expect(await codes('database')).toEqual([])
})

it('is ill with rows that refer to others that are gone, and well with them back', async () => {
  const { dataDir, look, codes } = await doctorShop('SQLite')
  changeFile(dataDir, database => {
    database.pragma('foreign_keys = off')
    database.exec('create table kept as select * from brand; delete from brand')
  })
  expect(await look('database')).toEqual([
    { code: 'rows-orphaned', count: expect.any(Number), names: ['product → brand'] },
  ])
  changeFile(dataDir, database => database.exec('insert into brand select * from kept; drop table kept'))
  expect(await codes('database')).toEqual([])
})

it('is ill with pages overwritten by something else, and well after the backup is back', async () => {
  const { db, dataDir, codes } = await doctorShop('SQLite')
  const file = path.join(dataDir, 'tote.sqlite')
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  await copyFile(file, `${file}.backup`)
  const handle = await open(file, 'r+')
  const { size } = await handle.stat()
  for (let at = 40; at < 60; at += 1) await handle.write(Buffer.alloc(2048, 7), 0, 2048, at * 4096)
  await handle.close()
  expect(size).toBeGreaterThan(60 * 4096)
  expect(await codes('database')).toEqual(['database-damaged'])
  await copyFile(`${file}.backup`, file)
  expect(await codes('database')).toEqual([])
})

it('is ill with an index that PostgreSQL could not finish, and well once it is built anew', async () => {
  const { db, look, codes, fix } = await doctorShop('PostgreSQL')
  await sql`update pg_index set indisvalid = false where indexrelid = 'product_by_brand'::regclass`.execute(
    db,
  )
  expect(await look('database')).toEqual([{ code: 'index-damaged', names: ['product_by_brand'] }])
  expect(await fix('rebuild-indexes')).toEqual({ count: 1 })
  expect(await codes('database')).toEqual([])
})

describe('PostgreSQL', () => {
  const well = { bytes: 1e6, version: 17, connections: 20, maxConnections: 100, invalidIndexes: [] }
  const codes = (facts: Partial<typeof well>) =>
    judgePostgres({ ...well, ...facts }, new Date('2026-11-24')).findings.map(({ code }) => code)

  it('is ill without security fixes, and well after an upgrade', () => {
    expect([codes({ version: 14 }), codes({ version: 12 })]).toEqual([['postgres-ended'], ['postgres-ended']])
    expect([codes({ version: 15 }), codes({ version: 19 })]).toEqual([[], []])
  })

  it('warns when connections run out, and is well once others closed', () => {
    expect(codes({ connections: 86 })).toEqual(['connections-scarce'])
    expect(codes({ connections: 85 })).toEqual([])
  })
})
