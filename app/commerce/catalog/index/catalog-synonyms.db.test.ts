import { describe, expect, it, onTestFinished } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { bumpCatalogVersion } from '../products/catalog-version-store.server.ts'
import { Catalog } from './catalog.server.ts'
import { allProductsQuery } from './listing-query.ts'

describe.each(databases)('synonyms on %s', kind => {
  async function openCatalog(db: Db): Promise<Catalog> {
    const failures: unknown[] = []
    const catalog = await Catalog.open(db, error => failures.push(error), 20)
    onTestFinished(async () => {
      await catalog.stop()
      expect(failures).toEqual([])
    })
    return catalog
  }

  it('that another process saves are followed without a reload', async () => {
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
})
