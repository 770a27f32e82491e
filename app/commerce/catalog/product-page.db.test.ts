import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { demoDatabase } from '../../../test/demo-database.ts'
import type { Db } from '../../db/schema.ts'
import { readTaxonomy } from '../finding/facts-store.server.ts'
import { newestReviews, readDistribution } from '../reviews/review-store.server.ts'
import { readCards } from './card-store.server.ts'
import { categoryPath } from './category-path.ts'
import { categoryIdsOf } from './category-store.server.ts'
import { cardsGoingWellWith } from './companion-store.server.ts'
import { findProduct } from './product-store.server.ts'

const slugs = (cards: { slug: string }[]) => cards.map(card => card.slug)

describe.each(databases)('what a product page has beside the product, on %s', kind => {
  async function shop() {
    const db = await demoDatabase(kind)
    const idOf = async (slug: string) => (await findProduct(db, slug))!.id
    return {
      db,
      idOf,
      goingWellWith: async (slug: string) => slugs(await cardsGoingWellWith(db, await idOf(slug), 4)),
    }
  }
  const sell = (db: Db, slug: string, sold: number) =>
    db.updateTable('product').set({ sold }).where('slug', '=', slug).execute()

  it('is what goes well with it: with the most tags in common, then best selling, never itself', async () => {
    const { db, goingWellWith } = await shop()
    await sell(db, 'steel-bottle', 10)
    await sell(db, 'zip-pouch', 20)
    await sell(db, 'office-bag', 9000)
    // Both are for the desk and for a trip; the briefcase is only for the desk.
    const found = await goingWellWith('travel-tumbler')
    expect(found.slice(0, 3)).toEqual(['zip-pouch', 'steel-bottle', 'office-bag'])
    expect(found).toHaveLength(4)
    expect(found).not.toContain('travel-tumbler')
  })

  it('is only what can be had and is in the shop', async () => {
    const { db, idOf, goingWellWith } = await shop()
    expect(await goingWellWith('glass-carafe')).toEqual(
      expect.arrayContaining(['water-pot', 'gooseneck-kettle']),
    )
    const pot = await idOf('water-pot')
    await db.updateTable('variant').set({ available: 0 }).where('product_id', '=', pot).execute()
    await db
      .updateTable('product')
      .set({ published_at: null })
      .where('slug', '=', 'gooseneck-kettle')
      .execute()
    const found = await goingWellWith('glass-carafe')
    expect(found).not.toContain('water-pot')
    expect(found).not.toContain('gooseneck-kettle')
    expect(found).toHaveLength(4)
  })

  it('is filled up from its category where few share a tag, and has nothing twice', async () => {
    const { db, goingWellWith } = await shop()
    // The best selling of the category has the same tag as well.
    await sell(db, 'water-pot', 500)
    await sell(db, 'steel-bottle', 400)
    const found = await goingWellWith('glass-carafe')
    expect(found.slice(0, 3)).toEqual(['water-pot', 'gooseneck-kettle', 'steel-bottle'])
    expect(found).toHaveLength(4)
  })

  it('comes from the same category where no tag is shared, and each but once', async () => {
    const { db, idOf, goingWellWith } = await shop()
    await db.deleteFrom('product_tag').execute()
    await sell(db, 'striped-tee', 7)
    const found = await goingWellWith('product')
    expect(found[0]).toBe('striped-tee')
    expect(new Set(found).size).toBe(4)
    await db
      .deleteFrom('product_category')
      .where('product_id', '=', await idOf('product'))
      .execute()
    expect(await goingWellWith('product')).toEqual([])
  })

  it('has cards in the order of what was asked for, without what is not there', async () => {
    const { db, idOf } = await shop()
    const [pot, bag] = [await idOf('water-pot'), await idOf('school-bag')]
    expect(slugs(await readCards(db, [bag, 999999, pot]))).toEqual(['school-bag', 'water-pot'])
    expect(await readCards(db, [])).toEqual([])
  })

  it('has its reviews, newest first and bounded, and how many gave how many stars', async () => {
    const { db, idOf } = await shop()
    const bag = await idOf('school-bag')
    const reviews = await newestReviews(db, bag, 3)
    expect(reviews.map(({ author, stars, day }) => [author, stars, day])).toEqual([
      ['Teo R.', 5, '2026-11-14'],
      ['Ilse V.', 4, '2026-11-09'],
      ['Priya N.', 5, '2026-11-02'],
    ])
    expect((await readDistribution(db, bag)).map(({ stars, count }) => [stars, count])).toEqual([
      [5, 4],
      [4, 2],
      [3, 0],
      [2, 1],
      [1, 0],
    ])
    expect(await newestReviews(db, await idOf('glass-carafe'), 3)).toEqual([])
  })

  it('has the way to it through the tree of categories', async () => {
    const { db, idOf } = await shop()
    const bags = await db
      .selectFrom('category')
      .select('id')
      .where('slug', '=', 'category-2')
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('category')
      .values({ slug: 'backpacks', name: 'Backpacks', parent_id: bags.id, position: 9 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const bag = await idOf('school-bag')
    await db.insertInto('product_category').values({ product_id: bag, category_id: id }).execute()
    const path = categoryPath((await readTaxonomy(db)).categories, await categoryIdsOf(db, bag))
    expect(path.map(({ name }) => name)).toEqual(['Category 2', 'Backpacks'])
  })

  it('has its details as names and values', async () => {
    const { db } = await shop()
    expect((await findProduct(db, 'product'))!.details).toContainEqual({
      name: 'Material',
      value: 'combed cotton jersey',
    })
  })
})
