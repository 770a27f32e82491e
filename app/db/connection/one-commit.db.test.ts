import { AsyncLocalStorage } from 'node:async_hooks'
import { describe, expect, it } from 'vitest'
import { bothDatabases, migratedDatabase } from '#test/databases.ts'
import { DatabaseUnavailable } from '../outages/database-unavailable.server.ts'
import type { Db, Tx } from '../schema/schema.ts'
import { inOneCommit } from './one-commit.server.ts'

const count = (db: Db) =>
  db.selectFrom('setting').select('name').where('value', '=', '1').orderBy('name').execute()
const add = (name: string) => async (tx: Tx) => {
  await tx.insertInto('setting').values({ name, value: '1' }).execute()
  return name
}

describe.each(bothDatabases)('concurrent work on %s', kind => {
  it('is all done, each piece with its own result', async () => {
    const db = await migratedDatabase(kind)
    const names = Array.from({ length: 120 }, (_, n) => `name-${100 + n}`)
    expect(await Promise.all(names.map(name => inOneCommit(db, add(name))))).toEqual(names)
    expect(await count(db)).toEqual(names.map(name => ({ name })))
  })

  it('runs in the context of its caller', async () => {
    const db = await migratedDatabase(kind)
    const caller = new AsyncLocalStorage<string>()
    const callers = await Promise.all(
      ['a', 'b', 'c'].map(name => caller.run(name, () => inOneCommit(db, async () => caller.getStore()))),
    )
    expect(callers).toEqual(['a', 'b', 'c'])
  })

  it('rolls back only the piece that fails', async () => {
    const db = await migratedDatabase(kind)
    const half = async (tx: Tx) => {
      await add('half')(tx)
      throw new Error('no more')
    }
    const results = await Promise.allSettled(
      [add('a'), half, add('b'), half, add('c')].map(work => inOneCommit(db, work)),
    )
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(await count(db)).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }])
    expect(await inOneCommit(db, add('d'))).toBe('d')
  })

  it('fails together with the database', async () => {
    const db = await migratedDatabase(kind)
    await db.selectFrom('setting').select('name').execute()
    await db.destroy()
    const results = await Promise.allSettled(['a', 'b'].map(name => inOneCommit(db, add(name))))
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})

it('is attempted once on SQLite while the database is unavailable', async () => {
  const db = await migratedDatabase('SQLite')
  const ran: string[] = []
  const work = (name: string) => async () => {
    ran.push(name)
    if (name === 'b') throw new DatabaseUnavailable('disk-full')
  }
  const results = await Promise.allSettled(['a', 'b', 'c'].map(name => inOneCommit(db, work(name))))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(ran).toEqual(['a', 'b'])
})

it('shares one commit on SQLite', async () => {
  const db = await migratedDatabase('SQLite')
  const transactions = new Set<unknown>()
  const work = async (tx: Tx) => void transactions.add(tx)
  await Promise.all(Array.from({ length: 20 }, () => inOneCommit(db, work)))
  expect(transactions.size).toBe(1)
  await inOneCommit(db, work)
  expect(transactions.size).toBe(2)
})
