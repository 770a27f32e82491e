import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { emptyDatabase } from '#test/databases.ts'
import { getOpenDatabase, openDatabase } from '../connection/connection.server.ts'
import { inOneCommit } from '../connection/one-commit.server.ts'
import { migrate } from '../migrations/migrate.server.ts'
import type { Db, Tx } from '../schema/schema.ts'

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

/** Other work goes on as far as it can. */
async function turnsOfEventLoop(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await setImmediate()
}

it('reads without blocking the thread while another program holds the lock', async () => {
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
  // Waiting inside SQLite would block the thread.
  for (let reads = 0; reads < 50; reads++) {
    await setImmediate()
    expect(await names(db)).toEqual([])
  }
  expect(written).toBe(0)
  other.exec('commit')
  await Promise.all(writes)
  expect(await names(db)).toEqual(['alone', 'in a transaction', 'in one commit'])
  expect(getOpenDatabase(db).availability.outage).toBeUndefined()
})

it('gives up a write after the lock timeout and leaves nothing', async () => {
  const { db, other } = await openWithOther(1000)
  other.exec('begin immediate')
  const writes = [
    add(db, 'alone'),
    db.transaction().execute(tx => add(tx, 'in a transaction')),
    inOneCommit(db, tx => add(tx, 'in one commit')),
  ]
  const started = performance.now()
  await turnsOfEventLoop()
  const late = inOneCommit(db, tx => add(tx, 'late'))
  const locked = { status: 'rejected', reason: { reason: 'locked' } }
  expect(await Promise.allSettled(writes)).toMatchObject([locked, locked, locked])
  expect(performance.now() - started).toBeGreaterThanOrEqual(950)
  expect(getOpenDatabase(db).availability.outage?.reason).toBe('locked')
  // Work that came during the wait gets its own time.
  other.exec('commit')
  await late
  expect(await names(db)).toEqual(['late'])
})

it('shares a commit with work that arrives during the wait', async () => {
  const { db, other } = await openWithOther()
  other.exec('begin immediate')
  const transactions = new Set<Tx>()
  const work = async (tx: Tx) => void transactions.add(tx)
  const first = inOneCommit(db, work)
  await turnsOfEventLoop()
  const second = inOneCommit(db, work)
  await turnsOfEventLoop()
  other.exec('commit')
  await Promise.all([first, second])
  expect(transactions.size).toBe(1)
})

it('writes nothing after SQLite ended a transaction', async () => {
  const { db } = await openWithOther()
  const ended = db.transaction().execute(async tx => {
    await add(tx, 'before')
    // As with a full disk: the statement fails, and everything before it is rolled back.
    await sql`insert or rollback into setting (name, value) values ('before', 'test')`
      .execute(tx)
      .catch(() => {})
    await add(tx, 'after')
  })
  await expect(ended).rejects.toMatchObject({ reason: 'disk-error' })
  expect(await names(db)).toEqual([])
  await add(db, 'next')
  expect(await names(db)).toEqual(['next'])
})

it('makes other statements wait for an open transaction', async () => {
  const { db } = await openWithOther()
  const seen: string[][] = []
  const readings: Promise<unknown>[] = []
  await db.transaction().execute(async tx => {
    await add(tx, 'first')
    readings.push(
      names(db).then(found => seen.push(found)),
      add(db, 'third'),
    )
    await turnsOfEventLoop()
    await add(tx, 'second')
    expect(seen).toEqual([])
  })
  await Promise.all(readings)
  expect(seen).toEqual([['first', 'second']])
  expect(await names(db)).toEqual(['first', 'second', 'third'])
})
