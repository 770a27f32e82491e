import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { emptyDatabase } from '#test/databases.ts'
import { openDatabase } from '../connection/connection.server.ts'

/** A database, and a function that ends its connections on the server. */
async function openWithAxe() {
  const address = await emptyDatabase('PostgreSQL')
  const db = openDatabase(address)
  const axe = new pg.Client({ connectionString: address.databaseUrl! })
  await axe.connect()
  onTestFinished(async () => {
    await axe.end()
    await db.destroy()
  })
  const terminate = async (condition: string) => {
    const { rowCount } = await axe.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
    )
    return rowCount!
  }
  const one = async () => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows
  return { db, terminate, one }
}

it('replaces an idle connection that the server closed', async () => {
  const { one, terminate } = await openWithAxe()
  await one()
  expect(await terminate(`state = 'idle'`)).toBe(1)
  expect(await one()).toEqual([{ one: 1 }])
})

it('fails only the transaction whose connection the server closed', async () => {
  const { db, one, terminate } = await openWithAxe()
  const lost = db.transaction().execute(async tx => {
    await sql`create table half (n integer)`.execute(tx)
    expect(await terminate(`state = 'idle in transaction'`)).toBe(1)
    // The client reads that its connection has closed, while nothing listens to it.
    for (let turn = 0; turn < 20; turn++) await setImmediate()
    await sql`insert into half values (1)`.execute(tx)
  })
  await expect(lost).rejects.toMatchObject({ reason: 'unreachable' })
  expect(await one()).toEqual([{ one: 1 }])
  expect((await sql`select 1 from pg_tables where tablename = 'half'`.execute(db)).rows).toEqual([])
})

it('fails only the query whose connection the server closed', async () => {
  const { db, one, terminate } = await openWithAxe()
  const reason: string[] = []
  const next = sql`select pg_sleep(20)`.execute(db).catch(error => {
    reason.push(error.reason)
    // At once: the connection may not have closed yet and must not be reused.
    return one()
  })
  await expect.poll(() => terminate(`query like '%pg_sleep(20)' and state = 'active'`)).toBe(1)
  expect(await next).toEqual([{ one: 1 }])
  expect(reason).toEqual(['unreachable'])
})

it('fails only the work on the connections that the server closed', async () => {
  const { db, one, terminate } = await openWithAxe()
  const work = Array.from({ length: 20 }, (_, n) =>
    n % 2 === 0
      ? sql`select pg_sleep(20)`.execute(db)
      : db.transaction().execute(tx => sql`select pg_sleep(20)`.execute(tx)),
  )
  const results = Promise.allSettled(work)
  let ended = 0
  await expect.poll(async () => (ended += await terminate(`query like '%pg_sleep(20)'`))).toBe(20)
  for (const result of await results)
    expect(result).toMatchObject({ status: 'rejected', reason: { reason: 'unreachable' } })
  expect(await one()).toEqual([{ one: 1 }])
})
