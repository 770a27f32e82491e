import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { afterMinutes, cartTestNow } from '../../cart/cart-shop.fixture.ts'
import {
  readCatalogVersion,
  readChangedProducts,
} from '../../catalog/products/catalog-version-store.server.ts'
import { readOwnReviews } from './own-review-store.server.ts'
import { reviewShop, samplePicture, sampleReview } from './review-shop.fixture.ts'
import { deleteReview, removeReviewAuthors } from './save-review.server.ts'

describe.each(databases)('a review, on %s', kind => {
  it('is written for delivered lines of the order only', async () => {
    const { db, buy, shopper, delivered, save, lineOf, review } = await reviewShop(kind)
    const early = await buy(await shopper())
    expect(await save(early)).toEqual({ ok: false, reason: 'not-delivered' })
    const order = await delivered()
    const foreign = { ...early, lines: order.lines }
    expect(await save(foreign)).toEqual({ ok: false, reason: 'not-delivered' })
    expect(await save(order)).toEqual({ ok: true, state: 'published' })
    expect(await review(order)).toMatchObject({
      product_id: order.lines[0]!.productId,
      stars: 4,
      author: 'Ada',
      state: 'published',
      updated_at: null,
    })
    expect(await save(foreign, { isEdit: true, title: 'Mine now' })).toMatchObject({ ok: false })
    expect(await deleteReview(db, { ...lineOf(order), orderId: early.id })).toBe(false)
    expect(await readOwnReviews(db, [early.id])).toEqual([])
    expect(await readOwnReviews(db, [order.id, early.id])).toMatchObject([{ title: sampleReview.title }])
  })

  it('is kept once, even when its form is sent twice at the same moment', async () => {
    const { delivered, save, ratings } = await reviewShop(kind)
    const order = await delivered()
    const twice = await Promise.all([save(order), save(order)])
    expect(twice).toEqual([
      { ok: true, state: 'published' },
      { ok: true, state: 'published' },
    ])
    const before = await ratings(order)
    expect(await save(order, { title: 'Another one' })).toEqual({ ok: false, reason: 'already-reviewed' })
    expect(await ratings(order)).toEqual(before)
    expect(before.shown).toEqual(before.published)
  })

  it('counts in the rating of its product, whatever happens at the same moment', async () => {
    const { db, delivered, save, lineOf, ratings } = await reviewShop(kind)
    const orders = []
    for (let count = 0; count < 8; count++) orders.push(await delivered())
    const { review_count: count } = (await ratings(orders[0]!)).shown
    await Promise.all(orders.map((order, at) => save(order, { stars: 1 + (at % 5) })))
    const added = await ratings(orders[0]!)
    expect(added.shown).toEqual(added.published)
    expect(added.shown.review_count).toBe(count + 8)
    const [first, second, third, ...others] = orders
    await Promise.all([
      ...others.map(order => save(order, { isEdit: true, stars: 5 })),
      ...[first!, second!, third!].map(order => deleteReview(db, lineOf(order))),
    ])
    const changed = await ratings(orders[0]!)
    expect(changed.shown).toEqual(changed.published)
    expect(changed.shown.review_count).toBe(count + 5)
  })

  it('renews the pages of its product when it is shown, changed or deleted', async () => {
    const { db, delivered, save, lineOf, approve } = await reviewShop(kind)
    const order = await delivered()
    const product = order.lines[0]!.productId
    const renewed = async (work: () => Promise<unknown>) => {
      const before = await readCatalogVersion(db)
      await work()
      return readChangedProducts(db, before, await readCatalogVersion(db))
    }
    expect(await renewed(() => save(order))).toEqual([product])
    expect(await renewed(() => save(order))).toEqual([])
    expect(await renewed(() => save(order, { isEdit: true, stars: 1 }))).toEqual([product])
    expect(await renewed(() => deleteReview(db, lineOf(order)))).toEqual([product])
    expect(await deleteReview(db, lineOf(order))).toBe(false)
    await approve('yes')
    expect(await renewed(() => save(order))).toEqual([])
    expect(await renewed(() => deleteReview(db, lineOf(order)))).toEqual([])
  })

  it('waits for approval if the shop wants that, and again after each edit', async () => {
    const { delivered, save, review, ratings, approve } = await reviewShop(kind)
    const published = await delivered()
    await save(published)
    await approve('yes')
    const order = await delivered()
    const { shown } = await ratings(order)
    expect(await save(order)).toEqual({ ok: true, state: 'pending' })
    expect((await ratings(order)).shown).toEqual(shown)
    expect(await save(published, { isEdit: true, title: 'Still good' }, afterMinutes(1))).toEqual({
      ok: true,
      state: 'pending',
    })
    expect(await review(published)).toMatchObject({ updated_at: afterMinutes(1).toISOString() })
    const after = await ratings(order)
    expect(after.shown).toEqual(after.published)
    expect(after.shown.review_count).toBe(shown.review_count - 1)
  })

  it('goes to the merchant when its author edits it after it was hidden', async () => {
    const { db, delivered, save, review } = await reviewShop(kind)
    const order = await delivered()
    await save(order)
    await db.updateTable('review').set({ state: 'hidden' }).where('author', '=', 'Ada').execute()
    expect(await save(order, { isEdit: true, body: 'Better words.' })).toMatchObject({ state: 'pending' })
    expect(await save(order, { isEdit: true, body: 'Even better.' })).toMatchObject({ state: 'pending' })
    expect(await review(order)).toMatchObject({ state: 'pending', body: 'Even better.' })
  })

  it('keeps at most three pictures, each once', async () => {
    const { db, delivered, save } = await reviewShop(kind)
    const order = await delivered()
    const pictures = (...numbers: number[]) => ({ addedPictures: numbers.map(samplePicture) })
    const tooMany = { ok: false, reason: 'too-many-pictures' }
    expect(await save(order, pictures(1, 2, 3, 4))).toEqual(tooMany)
    expect(await save(order, pictures(1, 2))).toMatchObject({ ok: true })
    expect(await save(order, { isEdit: true, ...pictures(3, 4) })).toEqual(tooMany)
    const edit = { isEdit: true, removedPictures: [samplePicture(1).hash], ...pictures(2, 3, 4) }
    expect(await save(order, edit)).toMatchObject({ ok: true })
    expect(await save(order, edit)).toMatchObject({ ok: true })
    const [own] = await readOwnReviews(db, [order.id])
    expect(own!.pictures).toEqual([2, 3, 4].map(samplePicture))
    const both = await Promise.all([5, 6].map(number => save(order, { isEdit: true, ...pictures(number) })))
    expect(both).toEqual([tooMany, tooMany])
  })

  it('is neither written nor changed, but can be deleted, once its product is gone', async () => {
    const { db, delivered, save, lineOf } = await reviewShop(kind)
    const [reviewed, other] = [await delivered(), await delivered()]
    await save(reviewed)
    await db
      .updateTable('product')
      .set({ published_at: null, removed_at: cartTestNow.toISOString() })
      .where('id', '=', reviewed.lines[0]!.productId)
      .execute()
    const gone = { ok: false, reason: 'product-removed' }
    expect(await save(other)).toEqual(gone)
    expect(await save(reviewed, { isEdit: true, stars: 1 })).toEqual(gone)
    expect(await deleteReview(db, lineOf(reviewed))).toBe(true)
  })

  it('stays without its author’s name when their account is deleted', async () => {
    const { db, delivered, save, review, ratings } = await reviewShop(kind)
    const [mine, other] = [await delivered(), await delivered()]
    await save(mine)
    await save(other, { author: 'Bea' })
    const before = [await ratings(mine), await readCatalogVersion(db)] as const
    await db.transaction().execute(tx => removeReviewAuthors(tx, [mine.id]))
    expect(await review(mine)).toMatchObject({ author: '', title: sampleReview.title, state: 'published' })
    expect(await review(other)).toMatchObject({ author: 'Bea' })
    expect(await ratings(mine)).toEqual(before[0])
    expect(await readCatalogVersion(db)).toBe(before[1] + 1)
    await db.transaction().execute(tx => removeReviewAuthors(tx, [mine.id]))
    expect(await readCatalogVersion(db)).toBe(before[1] + 1)
  })
})
