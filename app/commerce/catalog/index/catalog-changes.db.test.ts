import { expect, it } from 'vitest'
import { databases, migratedDatabase } from '#test/databases.ts'
import {
  allProductsId,
  bumpCatalogVersion,
  readCatalogVersion,
  readChangedProducts,
} from '../products/catalog-version-store.server.ts'

it.each(databases)('a version names its products once each, and all beyond 5,000, on %s', async kind => {
  const db = await migratedDatabase(kind)
  const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 10)
  const changed = async (products: number[]) => {
    const before = await readCatalogVersion(db)
    await db.transaction().execute(tx => bumpCatalogVersion(tx, products))
    expect(await readCatalogVersion(db)).toBe(before + 1)
    return readChangedProducts(db, before, before + 1)
  }
  expect(await changed([3, 1, 3])).toEqual([1, 3])
  expect(await changed([])).toEqual([])
  expect(await changed(ids(5000))).toEqual(ids(5000))
  expect(await changed(ids(5001))).toEqual([allProductsId])
})
