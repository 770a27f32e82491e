import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bothDatabases, emptyDatabase } from '#test/databases.ts'
import { openDatabase } from '../connection/connection.server.ts'
import type { Tx } from '../schema/schema.ts'
import { ask, askTogether, question, writeLater } from './ask.ts'

async function openWithTable(kind: (typeof bothDatabases)[number]) {
  const db = openDatabase(await emptyDatabase(kind))
  onTestFinished(() => db.destroy())
  await sql`create table item (n integer primary key check (n < 100))`.execute(db)
  const adding = (n: number) => sql`insert into item values (${n})`.compile(db)
  const read = sql<{ n: number }>`select n from item order by n`.compile(db)
  const all = question(read, rows => rows.map(({ n }) => n))
  return { db, adding, all, stored: () => ask(db, all) }
}

describe.each(bothDatabases)('statements that are sent together on %s', kind => {
  it('run in their order and get their own answers', async () => {
    const { db, adding, all } = await openWithTable(kind)
    const answers = await db.transaction().execute(async tx => {
      await writeLater(tx, [adding(1)])
      return askTogether(tx, [all, question(adding(2), () => 'added'), undefined, all])
    })
    expect(answers).toEqual([[1], 'added', undefined, [1, 2]])
  })

  it('are seen by the next statement and stored by the commit', async () => {
    const { db, adding, all, stored } = await openWithTable(kind)
    const seen = await db.transaction().execute(async tx => {
      await writeLater(tx, [adding(1), adding(2)])
      const before = await ask(tx, all)
      await writeLater(tx, [adding(3)])
      return before
    })
    expect([seen, await stored()]).toEqual([
      [1, 2],
      [1, 2, 3],
    ])
  })

  it.each<[string, (tx: Tx, shop: Awaited<ReturnType<typeof openWithTable>>) => Promise<unknown>]>([
    ['asked', (tx, { all, adding }) => askTogether(tx, [all, question(adding(100), () => 0), all])],
    [
      'before a question',
      async (tx, { adding, all }) => [await writeLater(tx, [adding(100)]), await ask(tx, all)],
    ],
    ['before the commit', (tx, { adding }) => writeLater(tx, [adding(100)])],
    ['among writes', (tx, { adding }) => writeLater(tx, [adding(2), adding(100)])],
  ])('roll back with the error of the first that fails, %s', async (_, fail) => {
    const shop = await openWithTable(kind)
    const failed = shop.db.transaction().execute(async tx => {
      await tx.executeQuery(shop.adding(1))
      await fail(tx, shop)
    })
    await expect(failed).rejects.toThrow(/check constraint/i)
    expect(await shop.stored()).toEqual([])
  })

  it('leave nothing behind when the work fails before they are sent', async () => {
    const { db, adding, stored } = await openWithTable(kind)
    const failed = db.transaction().execute(async tx => {
      await writeLater(tx, [adding(1)])
      throw new Error('changed its mind')
    })
    await expect(failed).rejects.toThrow('changed its mind')
    await db.transaction().execute(tx => writeLater(tx, [adding(2)]))
    expect(await stored()).toEqual([2])
  })
})

it('are refused as one that can be sent again when PostgreSQL closes the connection', async () => {
  const { db, adding, all, stored } = await openWithTable('PostgreSQL')
  const lost = db.transaction().execute(async tx => {
    await writeLater(tx, [adding(1)])
    const ending = sql`select pg_terminate_backend(pg_backend_pid())`.compile(tx)
    await askTogether(tx, [question(ending, () => 0), all])
  })
  await expect(lost).rejects.toMatchObject({ reason: 'unreachable' })
  expect(await stored()).toEqual([])
})

it('are refused before anything is sent to PostgreSQL if a value has no text', async () => {
  const { db, adding, stored } = await openWithTable('PostgreSQL')
  const circular: Record<string, unknown> = {}
  circular.self = circular
  const failed = db.transaction().execute(async tx => {
    await writeLater(tx, [adding(1)])
    await writeLater(tx, [sql`insert into item values (${circular})`.compile(tx)])
  })
  await expect(failed).rejects.toThrow(TypeError)
  expect(await stored()).toEqual([])
})
