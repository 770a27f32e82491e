import { describe, expect, it } from 'vitest'
import { databases, migratedDatabase } from '#test/databases.ts'
import { readSearchMisses, recordSearchMiss } from './search-miss-store.server.ts'

const now = new Date('2026-11-21T12:00:00.000Z')

describe.each(databases)('searches without results, on %s', kind => {
  it('are kept up to 10,000: those that staff answered or dismissed stay, the rarest go', async () => {
    const db = await migratedDatabase(kind)
    const at = now.toISOString()
    const miss = (query: string, more = {}) => ({
      ...{ query, count: 1, last_at: at, answered_at: null, dismissed_at: null },
      ...more,
    })
    const others = Array.from({ length: 9997 }, (_, number) => miss(`q ${number}`, { count: 2 }))
    const rows = [
      miss('rare'),
      miss('answered', { answered_at: at, last_at: '2026-11-20' }),
      miss('dismissed', { dismissed_at: at, last_at: '2026-11-20' }),
      ...others,
    ]
    for (let from = 0; from < rows.length; from += 1000)
      await db
        .insertInto('search_miss')
        .values(rows.slice(from, from + 1000))
        .execute()
    await recordSearchMiss(db, 'new', now)
    const once = db.selectFrom('search_miss').select('query').where('count', '=', 1).orderBy('query')
    expect((await once.execute()).map(({ query }) => query)).toEqual(['answered', 'dismissed', 'new'])
  })

  it('are listed again once they are searched after their answer', async () => {
    const db = await migratedDatabase(kind)
    const listed = () => readSearchMisses(db, { after: null, limit: 9 })
    await recordSearchMiss(db, 'tote', now)
    const answered = { answered_at: new Date(now.getTime() + 1000).toISOString() }
    await db.updateTable('search_miss').set(answered).execute()
    expect(await listed()).toEqual([])
    const later = new Date(now.getTime() + 2000)
    await recordSearchMiss(db, 'tote', later)
    expect(await listed()).toEqual([{ query: 'tote', count: 2, lastAt: later.toISOString() }])
  })

  it('are recorded with six digits, not with seven', async () => {
    const db = await migratedDatabase(kind)
    for (const query of ['555-0100', 'part 555 010']) await recordSearchMiss(db, query, now)
    expect(await db.selectFrom('search_miss').select('query').execute()).toEqual([{ query: 'part 555 010' }])
  })
})
