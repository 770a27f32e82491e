import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { renderOneEmail } from '#writing/emails/render-one-email.fixture.ts'
import { afterMinutes, cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { undo } from '../../editing/compensations/undo.server.ts'
import { undoDelay } from '../../running/outbox/email-timing.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { answerReview, approveReviews, hideReview } from './moderate-reviews.server.ts'
import type { ReviewListFilter } from './review-list.ts'
import { findNextPendingReview, readStaffReviews } from './review-list-store.server.ts'
import { reviewShop } from './review-shop.fixture.ts'
import { readReviews } from './review-store.server.ts'

const by = (minutes: number) => ({ actor: namedStaff('Grace'), now: afterMinutes(minutes) })

describe.each(databases)('moderating reviews, on %s', kind => {
  it('publishes those that wait, counts them, and takes that back', async () => {
    const { db, delivered, save, review, ratings, approve } = await reviewShop(kind)
    await approve('yes')
    const [one, two] = [await delivered(), await delivered()]
    await save(one)
    await save(two, { stars: 2 })
    const ids = [(await review(one))!.id, (await review(two))!.id]
    expect(await findNextPendingReview(db, ids[0]!)).toBe(ids[1])
    const { changeSet, ...done } = await approveReviews(db, [...ids, 999_999], by(1))
    expect(done).toEqual({ approved: 2 })
    const { shown, published } = await ratings(one)
    expect(shown).toEqual(published)
    expect(await approveReviews(db, ids, by(2))).toEqual({ approved: 0, changeSet: null })
    await undo(db, changeSet!, by(3))
    expect(await review(one)).toMatchObject({ state: 'pending', title: 'Soft and warm', author: 'Ada' })
    expect((await ratings(one)).shown).toEqual((await ratings(one)).published)
  })

  it('hides a review with a reason, of which its author is told unless it is undone', async () => {
    const { db, delivered, save, review, ratings, emailCount } = await reviewShop(kind)
    const order = await delivered()
    await save(order)
    const { id } = (await review(order))!
    const wish = { reason: 'insulting', note: 'Please leave out the name.' } as const
    const hidden = await hideReview(db, id, wish, by(1))
    expect(hidden).toMatchObject({ ok: true, result: { isEmailed: true } })
    expect(await hideReview(db, id, wish, by(2))).toEqual({ ok: false, reason: 'hidden-before' })
    expect(await hideReview(db, 999_999, wish, by(2))).toEqual({ ok: false, reason: 'unknown-review' })
    expect(await review(order)).toMatchObject({ state: 'hidden', hidden_reason: 'insulting' })
    expect((await ratings(order)).shown).toEqual((await ratings(order)).published)
    expect(await emailCount('review-hidden')).toBe(1)
    // So that undo takes the email along.
    const { due_at } = await db
      .selectFrom('email')
      .select('due_at')
      .where('kind', '=', 'review-hidden')
      .executeTakeFirstOrThrow()
    expect(Date.parse(due_at) - by(1).now.getTime()).toBe(undoDelay)
    const facts = { kind: 'review-hidden', reviewId: id, hiddenAt: afterMinutes(1).toISOString() } as const
    const email = () => renderOneEmail(db, facts, 'https://shop.example')
    expect((await email())!.text).toContain('Please leave out the name.')
    if (hidden.ok) await undo(db, hidden.changeSet!, by(3))
    expect(await email()).toBeUndefined()
    expect(await review(order)).toMatchObject({ state: 'published', hidden_reason: null, hidden_note: null })
  })

  it('publishes a hidden review without the reason for which it was hidden', async () => {
    const { db, delivered, save, review } = await reviewShop(kind)
    const order = await delivered()
    await save(order)
    const { id } = (await review(order))!
    await hideReview(db, id, { reason: 'insulting', note: 'Please leave out the name.' }, by(1))
    const { approved, changeSet } = await approveReviews(db, [id], by(2))
    const hidden = { hidden_at: null, hidden_reason: null, hidden_note: null }
    expect([approved, await review(order)]).toMatchObject([1, { state: 'published', ...hidden }])
    await undo(db, changeSet!, by(3))
    expect(await review(order)).toMatchObject({ state: 'hidden', hidden_reason: 'insulting' })
  })

  it('emails nobody about a review without an order, and nobody whose account is deleted', async () => {
    const { db, delivered, save, review, emailCount } = await reviewShop(kind)
    const order = await delivered()
    await save(order)
    const detached = { detached_at: cartTestNow.toISOString() }
    await db.updateTable('customer_order').set(detached).where('id', '=', order.id).execute()
    const hide = (id: number) => hideReview(db, id, { reason: 'other', note: '' }, by(1))
    expect(await hide((await review(order))!.id)).toMatchObject({ result: { isEmailed: false } })
    const demo = db.selectFrom('review').select('id').where('order_line_id', 'is', null).limit(1)
    expect(await hide((await demo.executeTakeFirstOrThrow()).id)).toMatchObject({
      result: { isEmailed: false },
    })
    expect(await emailCount('review-hidden')).toBe(0)
  })

  it('publishes an answer, changes it, removes it, and takes each back', async () => {
    const { db, delivered, save, review } = await reviewShop(kind)
    const order = await delivered()
    await save(order)
    const { id, product_id } = (await review(order))!
    const shown = async () => {
      const reviews = await readReviews(db, product_id, { stars: undefined, sort: 'newest', page: 1 })
      return reviews.find(one => one.id === id)!.reply
    }
    const first = await answerReview(db, id, 'Thank you.', by(1))
    expect([first, await shown()]).toMatchObject([{ ok: true, result: { isFirst: true } }, 'Thank you.'])
    expect(await answerReview(db, id, 'Thank you.', by(2))).toMatchObject({ changeSet: null })
    const second = await answerReview(db, id, 'Thank you, Ada.', by(3))
    expect(second).toMatchObject({ ok: true, result: { isFirst: false } })
    const removed = await answerReview(db, id, null, by(4))
    expect(await shown()).toBeNull()
    if (removed.ok) await undo(db, removed.changeSet!, by(5))
    expect(await shown()).toBe('Thank you, Ada.')
    expect(await answerReview(db, 999_999, 'No', by(6))).toEqual({ ok: false, reason: 'unknown-review' })
  })

  it('lists reviews in pages, by state, stars and product', async () => {
    const { db, delivered, save, review } = await reviewShop(kind)
    const order = await delivered()
    await save(order, { stars: 1 })
    const { product_id: productId, id } = (await review(order))!
    await db.updateTable('review').set({ state: 'pending' }).where('id', '=', id).execute()
    const all = { state: undefined, stars: undefined, productId: undefined }
    const list = async (filter: Partial<ReviewListFilter>, limit = 100) =>
      (
        await readStaffReviews(db, {
          filter: { ...all, ...filter },
          key: undefined,
          isOldestFirst: false,
          limit,
        })
      ).reviews
    expect(await list({ state: 'pending' })).toMatchObject([{ id, orderNumber: order.number, stars: 1 }])
    expect((await list({ stars: 1 })).every(({ stars }) => stars === 1)).toBe(true)
    expect((await list({ productId })).every(one => one.productId === productId)).toBe(true)

    const everything = (await list({})).map(one => one.id)
    const page = (isOldestFirst: boolean, from: { id: number; createdAt: string }, isBefore: boolean) =>
      readStaffReviews(db, { filter: all, key: { ...from, isBefore }, isOldestFirst, limit: 2 })
    const [, second, third] = await list({})
    const after = await page(false, second!, false)
    expect(after.reviews.map(one => one.id)).toEqual(everything.slice(2, 4))
    expect(after).toMatchObject({ hasBefore: true, hasAfter: true })
    const before = await page(false, third!, true)
    expect(before.reviews.map(one => one.id)).toEqual(everything.slice(0, 2))
    expect(before).toMatchObject({ hasBefore: false, hasAfter: true })
    const oldest = await page(true, third!, false)
    expect(oldest.reviews.map(one => one.id)).toEqual(everything.slice(0, 2).reverse())
    expect(oldest.hasAfter).toBe(false)
  })
})
