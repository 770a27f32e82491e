import { describe, expect, it, onTestFinished } from 'vitest'
import { databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { readCards } from '../products/cards/card-store.server.ts'
import { bumpCatalogVersion } from '../products/catalog-version-store.server.ts'
import { Catalog } from './catalog.server.ts'
import { allProductsQuery, noFilters } from './listing-query.ts'

describe.each(databases)('the filter "On sale" on %s', kind => {
  it('counts a product as on sale while its card shows a reduced price, or a badge with a discount', async () => {
    const db = await demoDatabase(kind)
    const catalog = await Catalog.open(db, () => {}, 20)
    onTestFinished(() => catalog.stop())
    const onSale = () => {
      const { ids } = catalog.index.list({
        ...allProductsQuery,
        limit: 100,
        filters: { ...noFilters, onSale: true },
      })
      return readCards(db, ids)
    }
    const before = await onSale()
    expect(
      before.map(({ compareAtPrice, badge }) => (compareAtPrice === null ? badge : 'reduced')).sort(),
    ).toEqual(['10%', '10%', '30%', '30%', '5%', '5%', 'reduced'])
    const reduced = before.find(({ compareAtPrice }) => compareAtPrice !== null)!
    await db
      .updateTable('variant')
      .set({ compare_at_price: null })
      .where('compare_at_price', '>', 0)
      .execute()
    await db.transaction().execute(tx => bumpCatalogVersion(tx, [reduced.id]))
    await expect.poll(async () => (await onSale()).map(({ slug }) => slug)).not.toContain(reduced.slug)
    const badged = before.find(({ badge }) => badge === '30%')!
    await db.updateTable('product').set({ badge: 'New' }).where('id', '=', badged.id).execute()
    await db.transaction().execute(tx => bumpCatalogVersion(tx, [badged.id]))
    await expect.poll(async () => (await onSale()).map(({ slug }) => slug)).not.toContain(badged.slug)
    expect(await onSale()).toHaveLength(before.length - 2)
  })
})
