import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { emptyDatabase } from '#test/databases.ts'
import { openDatabase } from '../connection/connection.server.ts'
import { maxKeptStatements } from './postgres-connection.server.ts'

async function openWithTable() {
  const address = await emptyDatabase('PostgreSQL')
  const [db, other] = [openDatabase(address), openDatabase(address)]
  onTestFinished(async () => {
    await Promise.all([db.destroy(), other.destroy()])
  })
  await sql`create table plain (n integer)`.execute(other)
  await sql`insert into plain values (1)`.execute(other)
  const read = async (executor = db) => (await sql`select * from plain`.execute(executor)).rows
  return { db, other, read }
}

it('keeps the plan of a statement that is used again', async () => {
  const { db, read } = await openWithTable()
  await read()
  await read()
  await read()
  const { rows } = await sql`select statement from pg_prepared_statements`.execute(db)
  expect(rows).toEqual([{ statement: 'select * from plain' }])
})

it('reads a table whose columns another process changed', async () => {
  const { other, read } = await openWithTable()
  await read()
  await read()
  await sql`alter table plain add column word text`.execute(other)
  expect(await read()).toEqual([{ n: 1, word: null }])
  expect(await read()).toEqual([{ n: 1, word: null }])
})

it('refuses a transaction that meets changed columns as one that can be sent again', async () => {
  const { db, other, read } = await openWithTable()
  await read()
  await read()
  await sql`alter table plain add column word text`.execute(other)
  const inTransaction = () => db.transaction().execute(async tx => read(tx))
  await expect(inTransaction()).rejects.toMatchObject({ reason: 'unreachable' })
  expect(await inTransaction()).toEqual([{ n: 1, word: null }])
})

it('replaces a connection that keeps many statements', async () => {
  const { db } = await openWithTable()
  const pidOf = async (executor = db) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(executor)).rows[0]!.pid
  const first = await db.transaction().execute(async tx => {
    // Each twice: only what repeats is kept.
    const names = Array.from({ length: 2 * (maxKeptStatements + 1) }, (_, n) => sql.lit(n >> 1))
    for (const name of names) await sql`select ${name}`.execute(tx)
    return pidOf(tx)
  })
  expect(await pidOf()).not.toBe(first)
})
