import { expect, it } from 'vitest'
import { databases, migratedDatabase } from '#test/databases.ts'
import { promotionState, promotionViews } from './promotion.ts'
import { listPromotions } from './promotion-list-store.server.ts'

const now = new Date('2026-11-22T12:00:00.000Z')
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()
const moments = [null, at(-1), at(0), at(1)]
const amounts = [
  { max_uses: null, uses: 3 },
  { max_uses: 3, uses: 2 },
  { max_uses: 3, uses: 3 },
]

it.each(databases)(
  'each promotion is listed in the view of its state, to the millisecond and the use, on %s',
  async kind => {
    const db = await migratedDatabase(kind)
    const times = moments.flatMap(starts_at => moments.map(ends_at => ({ starts_at, ends_at })))
    const possible = times.filter(({ starts_at, ends_at }) => !starts_at || !ends_at || starts_at < ends_at)
    const rows = possible.flatMap(time => amounts.map(amount => ({ ...time, ...amount })))
    const fixed = { kind: 'percent', value: 10, minimum: 0, once_per_customer: 0 } as const
    await db
      .insertInto('promotion')
      .values(rows.map((row, position) => ({ ...fixed, ...row, title: JSON.stringify(row), position })))
      .execute()
    const listed = await Promise.all(
      promotionViews.map(async state => {
        const page = await listPromotions(db, { state, search: '', from: undefined, limit: 99 }, now)
        return page.rows.map(row => [row.title, state])
      }),
    )
    const expected = rows.map(row => {
      const { starts_at: startsAt, ends_at: endsAt, max_uses: maxUses, uses } = row
      const state = promotionState({ startsAt, endsAt, maxUses, uses }, now)
      return [JSON.stringify(row), state === 'used-up' ? 'ended' : state]
    })
    expect(Object.fromEntries(listed.flat())).toEqual(Object.fromEntries(expected))
    expect(listed.flat()).toHaveLength(rows.length)
  },
)
