import { describe, expect, it } from 'vitest'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { blackTeeSku as tee } from '#test/demo-skus.ts'
import { toAmount } from '../../values/money.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { somePromotion } from './pricing.fixture.ts'
import { tryPromotion } from './try-promotion.server.ts'

const now = new Date('2026-11-22T12:00:00.000Z')

async function shop(kind: DatabaseKind) {
  const db = await demoDatabase(kind)
  await db.deleteFrom('promotion').execute()
  const cart = { lines: [{ sku: tee, quantity: 2 }], country: 'DE', region: '' }
  const attempt = (promotion: Partial<Promotion> & Pick<Promotion, 'kind'>, more = {}) =>
    tryPromotion(db, { ...somePromotion(promotion.kind), id: 0, ...promotion }, { ...cart, ...more }, now)
  const add = (code: string | null, percent: number) =>
    db
      .insertInto('promotion')
      .values({
        ...{ code, title: `${percent}%`, kind: 'percent', value: percent },
        ...{ minimum: 0, once_per_customer: 0, position: 1 },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  return { db, attempt, add }
}

describe.each(databases)('tryPromotion on %s', kind => {
  it('prices a cart before and after a promotion that is not saved', async () => {
    const { db, attempt } = await shop(kind)
    const tried = await attempt({ kind: 'percent', value: 25 })
    expect(tried).toMatchObject({ refusal: null, at: now, eligible: { units: 2, worth: 8800 } })
    expect([tried.before.total, tried.after.total]).toEqual([8800, 6600])
    expect(tried.after).toMatchObject({ lines: [{ discount: 2200 }], discounts: [{ goods: 2200 }] })
    expect(await db.selectFrom('promotion').selectAll().execute()).toEqual([])
    const code = await attempt({ kind: 'amount', value: 500, code: 'FIVE' })
    expect(code.after).toMatchObject({ total: 8300, discounts: [{ code: 'FIVE' }] })
  })

  it('counts other automatic promotions in both prices, and the saved version of its own in none', async () => {
    const { attempt, add } = await shop(kind)
    await add(null, 10)
    await add('OTHER', 90)
    const tried = await attempt({ kind: 'amount', value: 920 })
    expect([tried.before.total, tried.after.total]).toEqual([7920, 7000])
    const { id } = await add(null, 50)
    const edited = await attempt({ kind: 'percent', value: 20, id })
    expect([edited.before.total, edited.after.total]).toEqual([7920, 6336])
  })

  it('says why a promotion takes nothing off', async () => {
    const { attempt } = await shop(kind)
    const short = await attempt({ kind: 'amount', value: 500, minimum: toAmount(10_000) })
    expect(short).toMatchObject({ refusal: 'below-minimum', eligible: { worth: 8800 } })
    expect(short.after.total).toBe(short.before.total)
    expect(await attempt({ kind: 'buy-x-get-y', buy: 2, get: 1 })).toMatchObject({
      refusal: 'too-few-items',
      eligible: { units: 2 },
    })
    expect(await attempt({ kind: 'amount', value: 500, categoryId: 1e6 })).toMatchObject({
      refusal: 'not-applicable',
      eligible: { units: 0 },
    })
    expect(await attempt({ kind: 'free-delivery' })).toMatchObject({ refusal: 'no-savings' })
    expect(await attempt({ kind: 'percent', value: 5, alreadyUsed: true })).toMatchObject({
      refusal: 'already-used',
    })
    expect(await attempt({ kind: 'percent', value: 5, endsAt: now.toISOString() })).toMatchObject({
      refusal: 'ended',
    })
  })

  it('tries a promotion that has not begun at its start', async () => {
    const { attempt } = await shop(kind)
    const startsAt = '2026-12-01T00:00:00.000Z'
    const tried = await attempt({ kind: 'percent', value: 50, startsAt })
    expect(tried).toMatchObject({ refusal: null, after: { total: 4400 } })
    expect(tried.at.toISOString()).toBe(startsAt)
  })
})
