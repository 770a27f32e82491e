import { closeSync, openSync, renameSync, writeSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { getOpenDatabase, openDatabase } from '#db/connection/connection.server.ts'
import { migrate } from '#db/migrations/migrate.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { type DatabaseKind, databases, emptyDatabase } from '#test/databases.ts'
import { Readiness } from './readiness.ts'

const at = (ms: number) => new Date(Date.UTC(2026, 10, 22, 12) + ms)

async function open(kind: DatabaseKind) {
  const address = await emptyDatabase(kind)
  const db = openDatabase(address, { lockTimeout: 120_000 })
  onTestFinished(() => db.destroy())
  await migrate(db)
  const readiness = new Readiness(db)
  const whyNotReady = (ms: number) => readiness.whyNotReady(at(ms))
  let later = 5000
  const checkAgain = () => {
    later += 1000
    return whyNotReady(later)
  }
  return { db, address, file: path.join(address.dataDir, 'tote.sqlite'), whyNotReady, checkAgain }
}

const probedAt = async (db: Db) =>
  (await db.selectFrom('job').select('due_at').where('name', '=', 'write-probe').executeTakeFirst())?.due_at

describe.each(databases)('readiness on %s', kind => {
  it('is checked by one write a second', async () => {
    const { db, whyNotReady } = await open(kind)
    expect(await Promise.all([whyNotReady(0), whyNotReady(1), whyNotReady(2)])).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(await probedAt(db)).toBe(at(0).toISOString())
    await whyNotReady(999)
    expect(await probedAt(db)).toBe(at(0).toISOString())
    await whyNotReady(1000)
    expect(await probedAt(db)).toBe(at(1000).toISOString())
  })

  it('survives a clock that is set back', async () => {
    const { db, whyNotReady } = await open(kind)
    await whyNotReady(60_000)
    await whyNotReady(0)
    expect(await probedAt(db)).toBe(at(0).toISOString())
  })
})

describe.each(databases)('an outage of writes, on %s', kind => {
  it('isn’t ended by a statement or a transaction that writes nothing', async () => {
    const { db } = await open(kind)
    const { availability } = getOpenDatabase(db)
    const failedAt = performance.now()
    availability.recordFailure(new Error(), 'disk-full')
    await expect.poll(() => performance.now() - failedAt).toBeGreaterThan(1100)
    const job = (name: string) => db.deleteFrom('job').where('name', '=', name)
    await job('unknown').execute()
    await job('unknown').returning('name').execute()
    await db.transaction().execute(tx => tx.executeQuery(job('unknown')))
    expect(availability.outage?.reason).toBe('disk-full')
    await db
      .insertInto('job')
      .values({ name: 'new', due_at: '', locked_by: null, locked_until: null })
      .execute()
    expect(availability.outage).toBeUndefined()
  })
})

describe('the shop is not ready', () => {
  it('while another program holds a lock, and reports it soon', async () => {
    const { db, file, whyNotReady, checkAgain } = await open('SQLite')
    const other = new Database(file)
    onTestFinished(() => void other.close())
    other.exec('create table written (at text)')
    other.exec('create trigger note after insert on job begin insert into written values (new.due_at); end')
    other.exec('create trigger again after update on job begin insert into written values (new.due_at); end')
    other.exec('begin immediate')
    const started = performance.now()
    expect(await whyNotReady(0)).toContain('another program holds a lock')
    expect(await whyNotReady(2000)).toContain('another program holds a lock')
    expect(performance.now() - started).toBeLessThan(60_000)
    other.exec('commit')
    await expect.poll(() => probedAt(db)).toBe(at(0).toISOString())
    await expect.poll(checkAgain).toBeUndefined()
    // All checks during the lock shared one write.
    const written = other.prepare('select at from written order by rowid').pluck().all() as string[]
    expect(written[0]).toBe(at(0).toISOString())
    expect(written[1]! >= at(6000).toISOString()).toBe(true)
  })

  it('shortly after a failed write, even if a smaller one succeeds', async () => {
    const { db, whyNotReady, checkAgain } = await open('SQLite')
    getOpenDatabase(db).availability.recordFailure(new Error(), 'disk-full')
    expect(await whyNotReady(0)).toBe('the disk of the database is full')
    await expect.poll(checkAgain).toBeUndefined()
  })

  it('while a session of the server holds a lock, and reports it soon', async () => {
    const { address, whyNotReady, checkAgain } = await open('PostgreSQL')
    const other = new pg.Client({ connectionString: address.databaseUrl! })
    await other.connect()
    await other.query('begin')
    await other.query('lock table job in exclusive mode')
    expect(await whyNotReady(0)).toContain('another program holds a lock')
    await other.end()
    await expect.poll(checkAgain).toBeUndefined()
  })

  it('while its server only lets it read', async () => {
    const { address, db, whyNotReady, checkAgain } = await open('PostgreSQL')
    expect(await whyNotReady(0)).toBeUndefined()
    const admin = new pg.Client({ connectionString: address.databaseUrl! })
    await admin.connect()
    onTestFinished(() => admin.end())
    const name = new URL(address.databaseUrl!).pathname.slice(1)
    const newSessions = async (readOnly: 'on' | 'off') => {
      await admin.query(`alter database ${name} set default_transaction_read_only = ${readOnly}`)
      await admin.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
                         where datname = '${name}' and pid <> pg_backend_pid()`)
    }
    await newSessions('on')
    expect(await whyNotReady(2000)).toBe('the database can be read but not written')
    expect(await db.selectFrom('job').select('name').execute()).toEqual([{ name: 'write-probe' }])
    await newSessions('off')
    await expect.poll(checkAgain).toBeUndefined()
  })

  it('while its file is somewhere else', async () => {
    const { file, whyNotReady, checkAgain } = await open('SQLite')
    renameSync(file, `${file}.away`)
    expect(await whyNotReady(0)).toBe('the database file was deleted or replaced')
    renameSync(`${file}.away`, file)
    await expect.poll(checkAgain).toBeUndefined()
  })

  it('when a restarted shop could not read its file', async () => {
    const { db, file, whyNotReady } = await open('SQLite')
    await whyNotReady(0)
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    const descriptor = openSync(file, 'r+')
    writeSync(descriptor, Buffer.alloc(100))
    closeSync(descriptor)
    // The cache is still valid: only reading the file shows the damage.
    expect(await whyNotReady(2000)).toBe('the database is corrupt')
    expect(await whyNotReady(4000)).toBe('the database is corrupt')
  })

  it('without a table to write to, and reveals no more than that', async () => {
    const { db, whyNotReady } = await open('SQLite')
    await db.schema.dropTable('job').execute()
    expect(await whyNotReady(0)).toBe('the database refuses a write')
  })
})
