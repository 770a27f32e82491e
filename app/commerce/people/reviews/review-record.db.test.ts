import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { undo } from '../../editing/compensations/undo.server.ts'
import { listRecords } from '../../editing/read-records.server.ts'
import { recordShop } from '../../editing/record-shop.fixture.ts'
import { reviewRecord } from './review-record.server.ts'

describe.each(databases)('merchants, on %s', kind => {
  const bagShop = async () => {
    const shop = await recordShop(kind)
    const { id, product_id } = await shop.db
      .selectFrom('review')
      .innerJoin('product', 'product.id', 'product_id')
      .select(['review.id', 'product_id'])
      .where('slug', '=', 'school-bag')
      .where('stars', '=', 2)
      .executeTakeFirstOrThrow()
    const rating = () =>
      shop.db
        .selectFrom('product')
        .select(['rating_sum as sum', 'review_count as count'])
        .where('id', '=', product_id)
        .executeTakeFirstOrThrow()
    return { ...shop, key: [String(id)], product_id, rating }
  }

  it('hide and publish reviews, which changes the rating of the product and can be undone', async () => {
    const { db, set, key, rating, shown, origin, product_id } = await bagShop()
    const before = await rating()
    let changeSet = 0
    const hide = async () => {
      const hidden = await set('reviews', key, { state: 'hidden' })
      expect(hidden).toMatchObject({ ok: true })
      changeSet = hidden.ok ? hidden.changeSet! : 0
    }
    expect(await shown(hide)).toEqual([1, product_id])
    const without = { sum: before.sum - 2, count: before.count - 1 }
    expect(await rating()).toEqual(without)
    const by = { actor: origin().actor, now: origin().now }
    const undone = await undo(db, changeSet, by)
    expect(undone).toMatchObject({ ok: true, skipped: [] })
    expect(await rating()).toEqual(before)
    expect(await undo(db, undone.ok ? undone.changeSet : 0, by)).toMatchObject({ ok: true })
    expect(await rating()).toEqual(without)
  })

  it('change nothing that shoppers wrote, and add and remove no reviews', async () => {
    const { set, add, remove, key, rating } = await bagShop()
    const before = await rating()
    const words = { stars: '5', title: 'Great', author: 'Eve', body: 'Great bag' }
    for (const [name, text] of Object.entries(words))
      expect(await set('reviews', key, { [name]: text })).toMatchObject({
        errors: { [name]: { code: 'fixed' } },
      })
    const refused = { ok: false, errors: { '': { code: 'written-by-shoppers' } } }
    expect(await add('reviews', { product: 'school-bag', stars: '5' })).toMatchObject(refused)
    expect(await remove('reviews', key)).toMatchObject(refused)
    expect(await rating()).toEqual(before)
  })

  it('see reviews that wait for approval first', async () => {
    const { db } = await bagShop()
    const last = await db
      .selectFrom('review')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
    await db.updateTable('review').set({ state: 'pending' }).where('id', '=', last.id).execute()
    const [first] = await listRecords(db, reviewRecord, { max: 1 })
    expect(first!.key).toEqual([String(last.id)])
  })
})
