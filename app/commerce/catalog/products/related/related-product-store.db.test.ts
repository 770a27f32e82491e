import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { readTaxonomy } from '../../index/facts/taxonomy-store.server.ts'
import { categoryPath } from '../category-path.ts'
import { readCategoryIds } from '../category-store.server.ts'
import { findProduct } from '../product-store.server.ts'
import { readRelatedRows } from './related-product-store.server.ts'

const slugs = (cards: { slug: string }[]) => cards.map(card => card.slug)

describe.each(databases)('data of a product page, on %s', kind => {
  async function shop() {
    const db = await demoDatabase(kind)
    const idOf = async (slug: string) => (await findProduct(db, slug))!.id
    return {
      db,
      idOf,
      relatedTo: async (slug: string) => slugs((await readRelatedRows(db, await idOf(slug), 4)).related),
    }
  }
  const sell = (db: Db, slug: string, sold: number) =>
    db.updateTable('product').set({ sold }).where('slug', '=', slug).execute()

  it('ranks related products by shared tags, then sales, without the product itself', async () => {
    const { db, relatedTo } = await shop()
    await sell(db, 'steel-bottle', 10)
    await sell(db, 'zip-pouch', 20)
    await sell(db, 'office-bag', 9000)
    // Both are for the desk and for a trip; the briefcase is only for the desk.
    const related = await relatedTo('travel-tumbler')
    expect(related.slice(0, 3)).toEqual(['zip-pouch', 'steel-bottle', 'office-bag'])
    expect(related).toHaveLength(4)
    expect(related).not.toContain('travel-tumbler')
  })

  it('relates only published products in stock', async () => {
    const { db, idOf, relatedTo } = await shop()
    expect(await relatedTo('glass-carafe')).toEqual(expect.arrayContaining(['water-pot', 'gooseneck-kettle']))
    const pot = await idOf('water-pot')
    await db.updateTable('variant').set({ available: 0 }).where('product_id', '=', pot).execute()
    await db
      .updateTable('product')
      .set({ published_at: null })
      .where('slug', '=', 'gooseneck-kettle')
      .execute()
    const related = await relatedTo('glass-carafe')
    expect(related).not.toContain('water-pot')
    expect(related).not.toContain('gooseneck-kettle')
    expect(related).toHaveLength(4)
  })

  it('fills up related products from the category, without duplicates', async () => {
    const { db, relatedTo } = await shop()
    // The best seller of the category shares a tag as well.
    await sell(db, 'water-pot', 500)
    await sell(db, 'steel-bottle', 400)
    const related = await relatedTo('glass-carafe')
    expect(related.slice(0, 3)).toEqual(['water-pot', 'gooseneck-kettle', 'steel-bottle'])
    expect(related).toHaveLength(4)
  })

  it('takes related products from the category when no tag is shared', async () => {
    const { db, idOf, relatedTo } = await shop()
    await db.deleteFrom('product_tag').execute()
    await sell(db, 'striped-tee', 7)
    const related = await relatedTo('product')
    expect(related[0]).toBe('striped-tee')
    expect(new Set(related).size).toBe(4)
    await db
      .deleteFrom('product_category')
      .where('product_id', '=', await idOf('product'))
      .execute()
    expect(await relatedTo('product')).toEqual([])
  })

  it('shows chosen products first, in order, without those that shoppers can’t buy', async () => {
    const { db, idOf, relatedTo } = await shop()
    const product_id = await idOf('glass-carafe')
    const chosen = ['office-bag', 'glass-carafe', 'zip-pouch', 'cotton-cap', 'steel-bottle']
    for (const [position, slug] of chosen.entries())
      await db
        .insertInto('product_related')
        .values({ product_id, related_id: await idOf(slug), position })
        .execute()
    await db
      .updateTable('variant')
      .set({ available: 0 })
      .where('product_id', '=', await idOf('zip-pouch'))
      .execute()
    await db.updateTable('product').set({ published_at: null }).where('slug', '=', 'cotton-cap').execute()
    const related = await relatedTo('glass-carafe')
    expect(related.slice(0, 2)).toEqual(['office-bag', 'steel-bottle'])
    expect(new Set(related).size).toBe(4)
  })

  it('shows what was bought together apart, most often first, and nothing twice', async () => {
    const { db, idOf } = await shop()
    const product_id = await idOf('glass-carafe')
    const pair = async (slug: string, orders: number) =>
      db
        .insertInto('product_pair')
        .values({ product_id, other_id: await idOf(slug), orders })
        .execute()
    await pair('water-pot', 2)
    await pair('office-bag', 5)
    await pair('school-bag', 9)
    await db
      .insertInto('product_related')
      .values({ product_id, related_id: await idOf('school-bag'), position: 1 })
      .execute()
    const rows = await readRelatedRows(db, product_id, 4)
    expect(slugs(rows.boughtTogether)).toEqual(['office-bag', 'water-pot'])
    expect(slugs(rows.related)[0]).toBe('school-bag')
    expect(slugs(rows.related)).not.toContain('water-pot')
  })

  it('reads the category path of a product', async () => {
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
    const path = categoryPath((await readTaxonomy(db)).categories, await readCategoryIds(db, bag))
    expect(path.map(({ name }) => name)).toEqual(['Category 2', 'Backpacks'])
  })
})
