import { sql } from 'kysely'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { emptyDatabase } from '../../test/databases.ts'
import { openDatabase } from './connection.server.ts'

/** A database, and how to end the server's side of connections to it. */
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

it('an idle connection that the server ends is replaced', async () => {
  const { one, terminate } = await openWithAxe()
  await one()
  expect(await terminate(`state = 'idle'`)).toBe(1)
  expect(await one()).toEqual([{ one: 1 }])
})

it('a connection that the server ends in mid-transaction fails that transaction only', async () => {
  const { db, one, terminate } = await openWithAxe()
  const lost = db.transaction().execute(async tx => {
    await sql`create table half (n integer)`.execute(tx)
    expect(await terminate(`state = 'idle in transaction'`)).toBe(1)
    // Nobody listens to the connection now.
    await new Promise(later => setTimeout(later, 50))
    await sql`insert into half values (1)`.execute(tx)
  })
  await expect(lost).rejects.toMatchObject({ because: 'unreachable' })
  expect(await one()).toEqual([{ one: 1 }])
  expect((await sql`select 1 from pg_tables where tablename = 'half'`.execute(db)).rows).toEqual([])
})

it('a connection that the server ends during a query fails that query only', async () => {
  const { db, one, terminate } = await openWithAxe()
  const because: string[] = []
  const next = sql`select pg_sleep(20)`.execute(db).catch(error => {
    because.push(error.because)
    // At once: the connection may not have ended yet, and must not be used again.
    return one()
  })
  await expect.poll(() => terminate(`query like '%pg_sleep(20)' and state = 'active'`)).toBe(1)
  expect(await next).toEqual([{ one: 1 }])
  expect(because).toEqual(['unreachable'])
})

it('all connections that the server ends at once fail their own work only', async () => {
  const { db, one, terminate } = await openWithAxe()
  const work = Array.from({ length: 20 }, (_, n) =>
    n % 2 === 0
      ? sql`select pg_sleep(20)`.execute(db)
      : db.transaction().execute(tx => sql`select pg_sleep(20)`.execute(tx)),
  )
  const results = Promise.allSettled(work)
  let ended = 0
  await expect
    .poll(async () => (ended += await terminate(`query like '%pg_sleep(20)'`)), { timeout: 10_000 })
    .toBe(20)
  for (const result of await results)
    expect(result).toMatchObject({ status: 'rejected', reason: { because: 'unreachable' } })
  expect(await one()).toEqual([{ one: 1 }])
})
