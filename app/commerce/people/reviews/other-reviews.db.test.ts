import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { watchTables } from '#test/on-databases/watch-tables.ts'
import { afterMinutes } from '../../cart/cart-shop.fixture.ts'
import { undo } from '../../editing/compensations/undo.server.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { answerReview, approveReviews, hideReview } from './moderate-reviews.server.ts'
import { reviewShop } from './review-shop.fixture.ts'

const by = (minutes: number) => ({ actor: namedStaff('Grace'), now: afterMinutes(minutes) })
const hiding = { reason: 'insulting', note: '' } as const

describe.each(databases)('other reviews, on %s', kind => {
  it('keep text, state and rating while one is published, answered, hidden and written anew', async () => {
    const { db, delivered, save, review, approve } = await reviewShop(kind)
    await approve('yes')
    const names = new Map<unknown, string>()
    const write = async (name: string) => {
      const order = await delivered()
      await save(order)
      const { id } = (await review(order))!
      names.set(id, name)
      return { id, order }
    }
    const [own, , published, hidden] = [
      await write('own'),
      await write('waiting'),
      await write('published'),
      await write('hidden'),
    ]
    await approveReviews(db, [published.id, hidden.id], by(1))
    await hideReview(db, hidden.id, hiding, by(2))
    const changed = await watchTables(db, (row, table) =>
      table === 'change_set' || table === 'changed_row'
        ? undefined
        : (names.get(table === 'review' ? row.id : row.review_id) ?? String(row.kind ?? '')),
    )
    const { changeSet } = await approveReviews(db, [own.id], by(3))
    expect(await changed()).toEqual([
      'catalog_change +',
      'catalog_version: version, changed_at',
      'product: rating_sum, review_count',
      'review own: state',
    ])
    await undo(db, changeSet!, by(4))
    expect(await changed()).toEqual([
      'catalog_change +',
      'catalog_version: version, changed_at',
      'product: rating_sum, review_count',
      'review own: state',
    ])
    await approveReviews(db, [own.id, published.id], by(5))
    expect(await changed()).toEqual([
      'catalog_change +',
      'catalog_version: version, changed_at',
      'product: rating_sum, review_count',
      'review own: state',
    ])
    await answerReview(db, own.id, 'Thank you.', by(6))
    expect(await changed()).toEqual([
      'catalog_change +',
      'catalog_version: version, changed_at',
      'review own: reply, replied_at',
    ])
    await answerReview(db, own.id, null, by(7))
    expect(await changed()).toEqual([
      'catalog_change +',
      'catalog_version: version, changed_at',
      'review own: reply, replied_at',
    ])
    await hideReview(db, own.id, hiding, by(8))
    expect(await changed()).toEqual([
      'catalog_change +',
      'catalog_version: version, changed_at',
      'email review-hidden +',
      'product: rating_sum, review_count',
      'review own: state, hidden_at, hidden_reason',
    ])
    await approveReviews(db, [own.id], by(9))
    expect(await changed()).toEqual([
      'catalog_change +',
      'catalog_version: version, changed_at',
      'product: rating_sum, review_count',
      'review own: state, hidden_at, hidden_reason',
    ])
    await save(own.order, { stars: 1, isEdit: true }, afterMinutes(10))
    expect(await changed()).toEqual([
      'catalog_change +',
      'catalog_version: version, changed_at',
      'product: rating_sum, review_count',
      'review own: stars, state, updated_at',
    ])
  })
})
