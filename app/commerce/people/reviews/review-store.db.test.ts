import { describe, expect, it } from 'vitest'
import { bothDatabases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import type { ReviewQuery } from './review-query.ts'
import { readRatingDistribution, readReviews } from './review-store.server.ts'

const all: ReviewQuery = { stars: undefined, sort: 'newest', page: 1 }

describe.each(bothDatabases)('reviews of a product, on %s', kind => {
  const bagShop = async () => {
    const db = await demoDatabase(kind)
    const idOf = async (slug: string) =>
      (await db.selectFrom('product').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
    const bag = await idOf('school-bag')
    const stars = async (query: Partial<ReviewQuery>) =>
      (await readReviews(db, bag, { ...all, ...query })).map(review => review.stars)
    return { db, idOf, bag, stars }
  }

  it('come newest first, with the distribution of stars', async () => {
    const { db, idOf, bag } = await bagShop()
    const reviews = await readReviews(db, bag, all)
    expect(reviews.slice(0, 3)).toMatchObject([
      {
        author: 'Teo R.',
        stars: 5,
        createdAt: expect.stringContaining('2026-11-14'),
        isVerified: false,
        pictures: [],
      },
      { author: 'Ilse V.', stars: 4 },
      { author: 'Priya N.', stars: 5 },
    ])
    expect((await readRatingDistribution(db, bag)).map(({ stars, count }) => [stars, count])).toEqual([
      [5, 4],
      [4, 2],
      [3, 0],
      [2, 1],
      [1, 0],
    ])
    expect(await readReviews(db, await idOf('glass-carafe'), all)).toEqual([])
  })

  it('are filtered and sorted by rating, in pages', async () => {
    const { db, bag, stars } = await bagShop()
    expect(await stars({ stars: 4 })).toEqual([4, 4])
    expect(await stars({ stars: 3 })).toEqual([])
    expect(await stars({ sort: 'highest' })).toEqual([5, 5, 5, 5, 4, 4, 2])
    expect(await stars({ sort: 'lowest' })).toEqual([2, 4, 4, 5, 5, 5, 5])
    const { id: _, ...row } = await db
      .selectFrom('review')
      .selectAll()
      .where('product_id', '=', bag)
      .where('stars', '=', 4)
      .limit(1)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('review')
      .values(Array.from({ length: 5 }, () => ({ ...row, stars: 1 })))
      .execute()
    expect(await stars({ sort: 'highest', page: 2 })).toEqual([1, 1, 1, 1])
    expect(await stars({ page: 3 })).toEqual([])
  })

  it('leave out what waits or is hidden', async () => {
    const { db, bag, stars } = await bagShop()
    await db.updateTable('review').set({ state: 'pending' }).where('stars', '=', 4).execute()
    await db.updateTable('review').set({ state: 'hidden' }).where('stars', '=', 2).execute()
    expect(await stars({})).toEqual([5, 5, 5, 5])
    const counts = (await readRatingDistribution(db, bag)).map(({ count }) => count)
    expect(counts).toEqual([4, 0, 0, 0, 0])
  })
})
