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
  await expect(lost).rejects.toThrow()
  expect(await one()).toEqual([{ one: 1 }])
  expect((await sql`select 1 from pg_tables where tablename = 'half'`.execute(db)).rows).toEqual([])
})

it('a connection that the server ends during a query fails that query only', async () => {
  const { db, one, terminate } = await openWithAxe()
  const lost = expect(sql`select pg_sleep(20)`.execute(db)).rejects.toThrow()
  await expect.poll(() => terminate(`query like '%pg_sleep(20)' and state = 'active'`)).toBe(1)
  await lost
  expect(await one()).toEqual([{ one: 1 }])
})
