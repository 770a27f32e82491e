import { describe, expect, it, onTestFinished } from 'vitest'
import { databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { readCards } from '../products/card-store.server.ts'
import { bumpCatalogVersion } from '../products/catalog-version-store.server.ts'
import { Catalog } from './catalog.server.ts'
import { allProductsQuery, noFilters } from './listing-query.ts'

describe.each(databases)('the filter "On sale" on %s', kind => {
  it('counts a product as on sale while its card shows a reduced price', async () => {
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
    expect(before.every(({ compareAtPrice }) => compareAtPrice !== null)).toBe(true)
    await db
      .updateTable('variant')
      .set({ compare_at_price: null })
      .where('compare_at_price', '>', 0)
      .execute()
    await db.transaction().execute(tx => bumpCatalogVersion(tx, [before[0]!.id]))
    await expect.poll(async () => (await onSale()).map(({ slug }) => slug)).not.toContain(before[0]!.slug)
    expect(await onSale(), 'the others have not been reloaded').toHaveLength(before.length - 1)
  })
})
