import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { createVisitor } from './create-visitor.server.ts'
import { recognizeVisitor } from './recognize-visitor.server.ts'
import { inactiveVisitorCutoff } from './visitor.ts'
import { deleteInactiveVisitors } from './visitor-store.server.ts'

const day = 24 * 60 * 60 * 1000
const today = new Date('2026-11-21T12:00:00.000Z')
const inDays = (days: number) => new Date(today.getTime() + days * day)

const welcome = (db: Db, now: Date) => db.transaction().execute(tx => createVisitor(tx, now))
const seen = async (db: Db) =>
  (await db.selectFrom('session').select('seen_at').orderBy('id').execute()).map(({ seen_at }) => seen_at)

describe.each(databases)('a visitor, on %s', kind => {
  it('is recognized by their token and no other', async () => {
    const db = await migratedDatabase(kind)
    const ada = await welcome(db, today)
    const bob = await welcome(db, today)
    expect(await recognizeVisitor(db, ada.token, today)).toMatchObject(ada)
    expect(await recognizeVisitor(db, bob.token, today)).toMatchObject(bob)
    const last = ada.token.endsWith('A') ? 'B' : 'A'
    for (const token of [
      '',
      'x',
      'A'.repeat(22),
      `${ada.token.slice(0, -1)}${last}`,
      `${ada.token}\0`,
      '%00',
    ])
      expect(await recognizeVisitor(db, token, today)).toBeUndefined()
  })

  it('cannot be impersonated with data from the database', async () => {
    const db = await migratedDatabase(kind)
    const { token } = await welcome(db, today)
    const rows = await db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await recognizeVisitor(db, rows[0]!.token_hash, today)).toBeUndefined()
  })

  it('has at most one visit recorded per day', async () => {
    const db = await migratedDatabase(kind)
    const { token } = await welcome(db, today)
    await recognizeVisitor(db, token, inDays(0.9))
    expect(await seen(db)).toEqual([today.toISOString()])
    await recognizeVisitor(db, token, inDays(1.1))
    expect(await seen(db)).toEqual([inDays(1.1).toISOString()])
  })

  it('is deleted with all their data after a year without a visit, in batches', async () => {
    const db = await migratedDatabase(kind)
    const gone = [
      await welcome(db, inDays(-367)),
      await welcome(db, inDays(-368)),
      await welcome(db, inDays(-366)),
    ]
    const here = [await welcome(db, inDays(-364)), await welcome(db, today)]
    const line = { sku: 'CAP', title: 'Cap', options: '', quantity: 1, price_seen: 100, added_at: '' }
    await db
      .insertInto('cart_line')
      .values([...gone, ...here].map(({ id }) => ({ ...line, visitor_id: id })))
      .execute()

    const forget = () => deleteInactiveVisitors(db, inactiveVisitorCutoff(today), 2)
    expect(await forget()).toBe(2)
    expect(await recognizeVisitor(db, gone[2]!.token, inDays(-366))).toMatchObject(gone[2]!)
    expect([await forget(), await forget()]).toEqual([1, 0])
    for (const { token } of gone) expect(await recognizeVisitor(db, token, today)).toBeUndefined()
    const lines = await db.selectFrom('cart_line').select('visitor_id').orderBy('visitor_id').execute()
    expect(lines).toEqual(here.map(({ id }) => ({ visitor_id: id })))
  })

  it('is deleted once by concurrent processes', async () => {
    const db = await migratedDatabase(kind)
    for (let count = 0; count < 40; count++) await welcome(db, inDays(-400))
    const stay = await welcome(db, today)
    const clean = async () => {
      let sum = 0
      for (let round = 0; round < 20; round++)
        sum += await deleteInactiveVisitors(db, inactiveVisitorCutoff(today), 3)
      return sum
    }
    const removed = await Promise.all([clean(), clean(), clean()])
    expect(removed.reduce((a, b) => a + b)).toBe(40)
    expect(await recognizeVisitor(db, stay.token, today)).toMatchObject(stay)
  })
})
