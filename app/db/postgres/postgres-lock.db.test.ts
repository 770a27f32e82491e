import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { emptyDatabase } from '#test/databases.ts'
import { openDatabase } from '../connection/connection.server.ts'
import { inOneCommit } from '../connection/one-commit.server.ts'
import { migrate } from '../migrations/migrate.server.ts'
import type { Db, Tx } from '../schema/schema.ts'

/** A database, and another session that holds a lock on the settings. */
async function openLocked(lockTimeout: number) {
  const address = await emptyDatabase('PostgreSQL')
  const db = openDatabase(address, { lockTimeout })
  const other = new pg.Client({ connectionString: address.databaseUrl! })
  await other.connect()
  onTestFinished(async () => {
    await other.end()
    await db.destroy()
  })
  await migrate(db)
  await other.query('begin')
  await other.query('lock table setting in exclusive mode')
  return { db, other }
}

const add = (db: Db | Tx, name: string) => db.insertInto('setting').values({ name, value: 'test' }).execute()
const names = async (db: Db) =>
  (await db.selectFrom('setting').select('name').where('value', '=', 'test').orderBy('name').execute()).map(
    ({ name }) => name,
  )

it('reads while many writes wait for another session’s lock', async () => {
  const { db, other } = await openLocked(20_000)
  let written = 0
  const all = Array.from({ length: 30 }, (_, n) => `name-${10 + n}`)
  const writes = all.map(name => inOneCommit(db, tx => add(tx, name)).then(() => written++))
  // The maximum number of writers waits.
  await expect.poll(async () => (await waiting(other)) >= 10).toBe(true)
  expect(await names(db)).toEqual([])
  expect(written).toBe(0)
  await other.query('commit')
  await Promise.all(writes)
  expect(await names(db)).toEqual(all)
})

it('gives up a write after the lock timeout and leaves nothing', async () => {
  const { db, other } = await openLocked(200)
  await expect(add(db, 'alone')).rejects.toMatchObject({ reason: 'locked' })
  await expect(inOneCommit(db, tx => add(tx, 'in one commit'))).rejects.toMatchObject({ reason: 'locked' })
  await other.query('commit')
  expect(await names(db)).toEqual([])
  await inOneCommit(db, tx => add(tx, 'next'))
  expect(await names(db)).toEqual(['next'])
})

async function waiting(other: pg.Client): Promise<number> {
  const { rows } = await other.query(
    `select count(*)::int as n from pg_locks where not granted and relation = 'setting'::regclass`,
  )
  return rows[0].n
}
