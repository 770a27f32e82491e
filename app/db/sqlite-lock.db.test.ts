import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { emptyDatabase } from '../../test/databases.ts'
import { openDatabase, openDatabaseOf } from './connection.server.ts'
import { migrate } from './migrate.server.ts'
import { inOneCommit } from './one-commit.server.ts'
import type { Db, Tx } from './schema.ts'

/** A database, and another program that can hold its write lock. */
async function openWithOther(lockTimeout = 20_000) {
  const address = await emptyDatabase('SQLite')
  const db = openDatabase(address, { lockTimeout })
  await migrate(db)
  const other = new Database(path.join(address.dataDir, 'tote.sqlite'))
  onTestFinished(async () => {
    other.close()
    await db.destroy()
  })
  return { db, other }
}

const names = async (db: Db) =>
  (await db.selectFrom('setting').select('name').where('value', '=', 'test').orderBy('name').execute()).map(
    ({ name }) => name,
  )
const add = (db: Db | Tx, name: string) => db.insertInto('setting').values({ name, value: 'test' }).execute()

it('reads go on and the thread is free while another program holds the lock, and writes wait for it', async () => {
  const { db, other } = await openWithOther()
  other.exec('begin immediate')
  let written = 0
  const writes = [
    add(db, 'alone').then(() => written++),
    db
      .transaction()
      .execute(tx => add(tx, 'in a transaction'))
      .then(() => written++),
    inOneCommit(db, tx => add(tx, 'in one commit')).then(() => written++),
  ]
  // Waiting inside SQLite would hold the thread until it gives up.
  for (let reads = 0; reads < 50; reads++) {
    await setTimeout(1)
    expect(await names(db)).toEqual([])
  }
  expect(written).toBe(0)
  other.exec('commit')
  await Promise.all(writes)
  expect(await names(db)).toEqual(['alone', 'in a transaction', 'in one commit'])
  expect(openDatabaseOf(db).availability.outage).toBeUndefined()
})

it('a write gives up when the lock is held for too long, and leaves nothing', async () => {
  const { db, other } = await openWithOther(300)
  other.exec('begin immediate')
  const late = setTimeout(150).then(() => inOneCommit(db, tx => add(tx, 'late')))
  const writes = [
    add(db, 'alone'),
    db.transaction().execute(tx => add(tx, 'in a transaction')),
    inOneCommit(db, tx => add(tx, 'in one commit')),
  ]
  const started = performance.now()
  const locked = { status: 'rejected', reason: { because: 'locked' } }
  expect(await Promise.allSettled(writes)).toMatchObject([locked, locked, locked])
  expect(performance.now() - started).toBeGreaterThanOrEqual(250)
  expect(openDatabaseOf(db).availability.outage?.because).toBe('locked')
  // Who came later has not waited long enough to give up.
  other.exec('commit')
  await late
  expect(await names(db)).toEqual(['late'])
})

it('what comes while the lock is waited for shares the commit', async () => {
  const { db, other } = await openWithOther()
  other.exec('begin immediate')
  const transactions = new Set<Tx>()
  const work = async (tx: Tx) => void transactions.add(tx)
  const first = inOneCommit(db, work)
  await setTimeout(20)
  const second = inOneCommit(db, work)
  await setTimeout(20)
  other.exec('commit')
  await Promise.all([first, second])
  expect(transactions.size).toBe(1)
})

it('a transaction that SQLite has ended writes nothing more', async () => {
  const { db } = await openWithOther()
  const ended = db.transaction().execute(async tx => {
    await add(tx, 'before')
    // As when the disk is full: the statement fails, and everything before it is undone.
    await sql`insert or rollback into setting (name, value) values ('before', 'test')`
      .execute(tx)
      .catch(() => {})
    await add(tx, 'after')
  })
  await expect(ended).rejects.toMatchObject({ because: 'disk-error' })
  expect(await names(db)).toEqual([])
  await add(db, 'next')
  expect(await names(db)).toEqual(['next'])
})

it('statements of others wait while a transaction is open, and see all of it or nothing', async () => {
  const { db } = await openWithOther()
  const seen: string[][] = []
  const readings: Promise<unknown>[] = []
  await db.transaction().execute(async tx => {
    await add(tx, 'first')
    readings.push(
      names(db).then(found => seen.push(found)),
      add(db, 'third'),
    )
    await setTimeout(20)
    await add(tx, 'second')
    expect(seen).toEqual([])
  })
  await Promise.all(readings)
  expect(seen).toEqual([['first', 'second']])
  expect(await names(db)).toEqual(['first', 'second', 'third'])
})
