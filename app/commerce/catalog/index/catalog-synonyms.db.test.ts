import { describe, expect, it, onTestFinished } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { bumpCatalogVersion } from '../products/catalog-version-store.server.ts'
import { Catalog } from './catalog.server.ts'
import { allProductsQuery, noFilters } from './listing-query.ts'

describe.each(databases)('words of searches on %s', kind => {
  async function openCatalog(db: Db): Promise<Catalog> {
    const failures: unknown[] = []
    const catalog = await Catalog.open(db, error => failures.push(error), 20)
    onTestFinished(async () => {
      await catalog.stop()
      expect(failures).toEqual([])
    })
    return catalog
  }

  it('have synonyms that another process saves, without a reload', async () => {
    const db = await demoDatabase(kind)
    const catalog = await openCatalog(db)
    const { index } = catalog
    const count = (searchText: string) => index.find({ ...allProductsQuery, searchText }).total
    expect(count('haversack')).toBe(0)
    await db.transaction().execute(async tx => {
      await tx.insertInto('search_synonym').values({ word: 'haversack', means: 'school bag' }).execute()
      await bumpCatalogVersion(tx)
    })
    await expect.poll(() => count('haversack')).toBe(count('school bag'))
    expect(catalog.index).toBe(index)
    const opened = await openCatalog(db)
    expect(opened.index.find({ ...allProductsQuery, searchText: 'haversack' }).total).toBe(1)
  })

  it('have products first and left out, as another process saves them, without a reload', async () => {
    const db = await demoDatabase(kind)
    const catalog = await openCatalog(db)
    const { index } = catalog
    await catalog.descriptionsLoaded
    const all = { ...allProductsQuery, limit: 100 }
    const find = (searchText: string) => index.find({ ...all, searchText }).ids
    const [first, second, ...others] = find('bag')
    const tee = find('tee')[0]!
    const pinned = [tee, others.at(-1)!]
    await db.transaction().execute(async tx => {
      const { id } = await tx
        .insertInto('arranged_search')
        .values({ query: 'bags' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const rows = pinned.map((product_id, position) => ({ search_id: id, product_id, position }))
      await tx.insertInto('pinned_result').values(rows).execute()
      await tx.insertInto('hidden_result').values({ search_id: id, product_id: first! }).execute()
      await bumpCatalogVersion(tx)
    })
    const arranged = [...pinned, second, ...others.slice(0, -1)]
    await expect.poll(() => find('Bag')).toEqual(arranged)
    expect(index.list({ ...all, searchText: 'bag' }).total).toBe(arranged.length)
    expect(find('canvas bag')).not.toContain(tee)
    const cheapest = index.find({ ...all, searchText: 'bag', sort: 'price-asc' }).ids
    expect(new Set(cheapest)).toEqual(new Set(arranged))
    expect(catalog.index).toBe(index)
    const { ids } = (await openCatalog(db)).index.find({ ...all, searchText: 'bag' })
    expect(ids.slice(0, 2)).toEqual(pinned)
  })

  it('finds values of options, shared or of a single product', async () => {
    const db = await demoDatabase(kind)
    const carafe = await db
      .selectFrom('product')
      .select('id')
      .where('slug', '=', 'glass-carafe')
      .executeTakeFirstOrThrow()
    const option = await db
      .insertInto('option')
      .values({ slug: 'finish', name: 'Finish', kind: 'buttons', position: 9, product_id: carafe.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const value = await db
      .insertInto('option_value')
      .values({ option_id: option.id, slug: 'hammered', name: 'Hammered rim', position: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('variant')
      .set({ value_5_id: value.id })
      .where('product_id', '=', carafe.id)
      .execute()
    const { index } = await openCatalog(db)
    const found = (searchText: string) => index.list({ ...allProductsQuery, limit: 100, searchText })
    expect(found('hammered').ids).toEqual([carafe.id])
    const xxl = index.taxonomy.facets[1]!.values.findIndex(({ slug }) => slug === 'xxl')
    const inXxl = index.list({
      ...allProductsQuery,
      limit: 100,
      filters: { ...noFilters, facets: [[], [xxl]] },
    })
    expect(new Set(found('xxl').ids)).toEqual(new Set(inXxl.ids))
    expect(found('tee m').total).toBeGreaterThan(5)
  })

  it('finds values, numbers, texts and a yes of attributes, unless they are left out', async () => {
    const db = await demoDatabase(kind)
    const catalog = await openCatalog(db)
    await catalog.descriptionsLoaded
    const slugs = async (searchText: string) => {
      const { ids } = catalog.index.list({ ...allProductsQuery, limit: 100, searchText })
      const products = await db
        .selectFrom('product')
        .select('slug')
        .where('id', 'in', [0, ...ids])
        .execute()
      return products.map(({ slug }) => slug).sort()
    }
    expect(await slugs('walnut')).toEqual(['gooseneck-kettle'])
    expect(await slugs('3.5 liter')).toContain('crossbody-bag')
    expect(await slugs('without stopper')).toEqual(['glass-carafe'])
    // The description of the pot says so.
    expect(await slugs('dishwasher safe')).toEqual(['glass-carafe', 'travel-tumbler', 'water-pot'])
    await db.transaction().execute(async tx => {
      await tx.updateTable('attribute').set({ searched: 0 }).where('slug', '=', 'material').execute()
      await bumpCatalogVersion(tx)
    })
    await catalog.refresh()
    expect(await slugs('walnut')).toEqual([])
  })
})
