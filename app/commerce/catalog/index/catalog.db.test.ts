import { describe, expect, it, onTestFinished } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { findCollection } from '../collections/collection.server.ts'
import { readCards } from '../products/cards/card-store.server.ts'
import { allProductsId, bumpCatalogVersion } from '../products/catalog-version-store.server.ts'
import { recordSearchMiss } from '../search/search-miss-store.server.ts'
import { Catalog } from './catalog.server.ts'
import { allProductsQuery, type ListingQuery, noFilters } from './listing-query.ts'
import { loadCatalogIndex } from './load-catalog-index.server.ts'

const firstHundred: ListingQuery = { ...allProductsQuery, limit: 100 }

describe.each(databases)('the catalog index on %s', kind => {
  async function openCatalog(db: Db, failures: unknown[] = []): Promise<Catalog> {
    const catalog = await Catalog.open(db, error => failures.push(error), 20)
    onTestFinished(() => catalog.stop())
    return catalog
  }

  /** A change by another process. */
  async function changeElsewhere(db: Db, slug: string, change: object): Promise<number> {
    return db.transaction().execute(async tx => {
      const { id } = await tx
        .updateTable('product')
        .set(change)
        .where('slug', '=', slug)
        .returning('id')
        .executeTakeFirstOrThrow()
      await bumpCatalogVersion(tx, [id])
      return id
    })
  }

  it('lists featured products first, then best sellers', async () => {
    const db = await demoDatabase(kind)
    const { index } = await openCatalog(db)
    const { ids, total } = index.list(firstHundred)
    const featured = await db
      .selectFrom('collection_product')
      .innerJoin('collection', 'collection.id', 'collection_id')
      .where('slug', '=', 'featured')
      .orderBy('collection_product.position')
      .select('product_id')
      .execute()
    expect(ids.slice(0, 12)).toEqual(featured.map(row => row.product_id))
    expect(total).toBe(28)
    expect(ids).toHaveLength(28)
  })

  it('counts the products of each filter value', async () => {
    const { index } = await openCatalog(await demoDatabase(kind))
    const { counts } = index.list(firstHundred)
    const { brands, categories, facets, priceRanges } = index.taxonomy
    expect([categories, brands, priceRanges].map(list => list.length)).toEqual([10, 6, 12])
    const sizes = facets.map(({ slug, values }) => `${slug} ${values.length}`).slice(0, 7)
    expect(sizes.join(', ')).toBe('color 5, size 5, fit 6, capacity 5, holds 6, closure 6, material 7')
    const tees = categories.findIndex(({ slug }) => slug === 'category-1')
    const inTees = index.list({ ...firstHundred, filters: { ...noFilters, categories: [tees] } })
    expect(counts.categories[tees]).toBe(inTees.total)
    expect(inTees.total).toBeGreaterThan(12)
    expect(priceRanges.map(({ slug }) => slug)).toEqual([
      ...['0-9', '10-19', '19-01-to-19-99', '20-29', '29-01-to-29-99', '30-39', '39-01-to-39-99'],
      ...['40-49', '49-01-to-49-99', '50-69', '69-01-to-69-99', '70-up'],
    ])
    expect(priceRanges[1]).toMatchObject({ from: 1000, to: 1900 })
    expect(
      counts.priceRanges.reduce((sum, count) => sum + count),
      'every price of the demo is in a range',
    ).toBe(28)
  })

  it('follows changed, added and removed products without a reload', async () => {
    const db = await demoDatabase(kind)
    const catalog = await openCatalog(db)
    const { index, version } = catalog
    const id = await changeElsewhere(db, 'product', { sold: 5000 })
    await expect.poll(() => catalog.version).toBe(version + 1)
    expect(index.list({ ...firstHundred, sort: 'best-selling' }).ids[0]).toBe(id)

    await changeElsewhere(db, 'product', { published_at: null })
    await expect.poll(() => index.list(firstHundred).total).toBe(27)

    await db.transaction().execute(async tx => {
      const { id } = await tx
        .insertInto('product')
        .values({
          slug: 'cap',
          title: 'Cap',
          description: '',
          brand_id: null,
          badge: null,
          created_at: '2030-01-01T00:00:00.000Z',
          published_at: '2030-01-01T00:00:00.000Z',
          rating_sum: 0,
          review_count: 0,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('variant')
        .values({
          product_id: id,
          sku: 'CAP',
          price: 100,
          compare_at_price: null,
          available: 1,
          position: 1,
        })
        .execute()
      await bumpCatalogVersion(tx, [id])
    })
    await expect.poll(() => index.list({ ...firstHundred, sort: 'newest' }).total).toBe(28)
    expect(catalog.index).toBe(index)
  })

  it('removes a deleted product', async () => {
    const db = await demoDatabase(kind)
    const catalog = await openCatalog(db)
    await db.transaction().execute(async tx => {
      const { id } = await tx
        .deleteFrom('product')
        .where('slug', '=', 'striped-tee')
        .returning('id')
        .executeTakeFirstOrThrow()
      await bumpCatalogVersion(tx, [id])
    })
    await expect.poll(() => catalog.index.list(firstHundred).total).toBe(27)
  })

  it.each([
    ['a brand is renamed', 'brand', { name: 'Marlow' }],
    ['a category is renamed', 'category', { name: 'Tees' }],
    ['a price range changes', 'price_range', { to_price: 100_000 }],
  ] as const)('reloads everything when %s', async (_, table, change) => {
    const db = await demoDatabase(kind)
    const catalog = await openCatalog(db)
    const before = catalog.index
    await db.transaction().execute(async tx => {
      const { id } = await tx.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
      await tx.updateTable(table).set(change).where('id', '=', id).execute()
      await bumpCatalogVersion(tx)
    })
    await expect.poll(() => catalog.index).not.toBe(before)
    expect(JSON.stringify(catalog.index.taxonomy)).toContain(String(Object.values(change)[0]))
  })

  it('reloads everything when all products may have changed', async () => {
    const db = await demoDatabase(kind)
    const catalog = await openCatalog(db)
    await db.updateTable('product').set({ published_at: null }).execute()
    await db.transaction().execute(tx => bumpCatalogVersion(tx, [allProductsId]))
    await expect.poll(() => catalog.index.list(firstHundred).total).toBe(0)
  })

  it('reloads everything once an older database was restored', async () => {
    const db = await demoDatabase(kind)
    await db.updateTable('catalog_version').set({ version: 1000 }).execute()
    const catalog = await openCatalog(db)
    await db.updateTable('product').set({ published_at: null }).execute()
    await db.updateTable('catalog_version').set({ version: 999 }).execute()
    await expect.poll(() => catalog.index.list(firstHundred).total).toBe(0)
  })

  it('reports a database failure once and recovers', async () => {
    const db = await demoDatabase(kind)
    const failures: unknown[] = []
    const catalog = await openCatalog(db, failures)
    const before = catalog.version
    await db.schema.alterTable('catalog_version').renameTo('elsewhere').execute()
    await expect.poll(() => failures.length).toBe(1)
    await db.schema.alterTable('elsewhere').renameTo('catalog_version').execute()
    await db.transaction().execute(tx => bumpCatalogVersion(tx))
    await expect.poll(() => catalog.version).toBe(before + 1)
    expect(failures).toHaveLength(1)
  })

  it('refreshes on demand, and again when a change comes during a refresh', async () => {
    const db = await demoDatabase(kind)
    const catalog = await Catalog.open(db, () => {}, 1_000_000)
    onTestFinished(() => catalog.stop())
    const before = catalog.version
    await changeElsewhere(db, 'product', { sold: 1 })
    const following = catalog.refresh()
    await changeElsewhere(db, 'product', { sold: 2 })
    await Promise.all([following, catalog.refresh()])
    expect(catalog.version).toBe(before + 2)
  })

  it('finds words in descriptions once they are loaded', async () => {
    const db = await demoDatabase(kind)
    const catalog = await openCatalog(db)
    await catalog.descriptionsLoaded
    const found = catalog.index.list({ ...firstHundred, searchText: 'stoneware dishwasher' })
    const pot = await db.selectFrom('product').select('id').where('slug', '=', 'water-pot').executeTakeFirst()
    expect(found.ids[0]).toBe(pot!.id)
  })

  it('finds a changed product by its new title and its description', async () => {
    const db = await demoDatabase(kind)
    const catalog = await openCatalog(db)
    const id = await changeElsewhere(db, 'water-pot', { title: 'Karaffe' })
    const first = (searchText: string) => catalog.index.list({ ...firstHundred, searchText }).ids[0]
    await expect.poll(() => first('karaffe')).toBe(id)
    await catalog.descriptionsLoaded
    expect(first('stoneware dishwasher')).toBe(id)
  })

  it('does not load a catalog that does not fit into memory', async () => {
    const db = await demoDatabase(kind)
    await expect(loadCatalogIndex(db, 1000)).rejects.toMatchObject({
      shortage: { products: 28, needed: expect.any(Number), available: 1000 },
    })
  })

  it('finds manual collections and collections by each rule', async () => {
    const db = await demoDatabase(kind)
    const { index } = await openCatalog(db)
    const slugs = async (slug: string) => {
      const { ids } = (await findCollection(db, index, slug))!
      return (await readCards(db, ids)).map(card => card.slug)
    }
    expect(await slugs('best-sellers')).toEqual(['water-pot', 'office-bag', 'hamal-dista', 'school-bag'])
    expect((await slugs('new-arrivals')).slice(0, 2)).toEqual(['canvas-tote', 'steel-bottle'])
    expect(await slugs('bags')).toHaveLength(7)
    await db
      .insertInto('collection')
      .values([
        { slug: 'sold-most', title: 'Sold most', rule: 'best-selling', rule_value: null, max_products: 2 },
        { slug: 'of-brand', title: 'Of a brand', rule: 'brand', rule_value: 'brand-2' },
        { slug: 'cheap', title: 'Cheap', rule: 'price', rule_value: '0-2000' },
        { slug: 'city', title: 'City', rule: 'tag', rule_value: 'city' },
        { slug: 'gone', title: 'Gone', rule: 'category', rule_value: 'no-longer-there' },
      ])
      .execute()
    expect(await slugs('sold-most')).toEqual(['water-pot', 'office-bag'])
    expect(await slugs('of-brand')).toContain('water-pot')
    expect(await slugs('cheap')).toEqual(['zip-pouch'])
    expect((await slugs('city')).length).toBeGreaterThan(1)
    expect(await slugs('gone')).toEqual([])
    expect(await findCollection(db, index, 'none')).toBeUndefined()
  })

  it('records searches without results, except personal data', async () => {
    const db = await demoDatabase(kind)
    const now = new Date('2026-11-21T12:00:00.000Z')
    for (const words of ['Umbrella', ' umbrélla ', 'me@example.com', '+1 555 010 0199 00', ''])
      await recordSearchMiss(db, words, now)
    expect(await db.selectFrom('search_miss').selectAll().execute()).toEqual([
      {
        ...{ query: 'umbrella', count: 2, last_at: now.toISOString() },
        ...{ answered_at: null, dismissed_at: null },
      },
    ])
  })
})
