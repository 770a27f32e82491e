import { expect, it } from 'vitest'
import { migratedDatabase } from '#test/databases.ts'
import { pruneRateBucketsJob } from './prune-rate-buckets.ts'

const now = new Date('2026-11-23T12:00:00.000Z')
const open = new AbortController().signal

async function bucketsFullIn(...seconds: number[]) {
  const db = await migratedDatabase('PostgreSQL')
  const rows = seconds.map(after => ({ key: `full in ${after}`, full_at: now.getTime() + 1000 * after }))
  await db.insertInto('rate_bucket').values(rows).execute()
  const remaining = async () => {
    const found = await db.selectFrom('rate_bucket').select('key').orderBy('full_at').execute()
    return found.map(({ key }) => key)
  }
  return { db, remaining }
}

it('removes full buckets of rate limits and keeps the others', async () => {
  const { db, remaining } = await bucketsFullIn(-60, 0, 1, 60)
  expect(await pruneRateBucketsJob(db).run(now, open)).toBe(2)
  expect(await remaining()).toEqual(['full in 1', 'full in 60'])
  expect(await pruneRateBucketsJob(db).run(now, open)).toBe(0)
})

it('keeps a maximum of buckets, those that take longest to fill', async () => {
  const { db, remaining } = await bucketsFullIn(10, 50, 20, 40, 30)
  expect(await pruneRateBucketsJob(db, 3).run(now, open)).toBe(2)
  expect(await remaining()).toEqual(['full in 30', 'full in 40', 'full in 50'])
})
