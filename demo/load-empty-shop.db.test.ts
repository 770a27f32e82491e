import { describe, expect, test } from 'vitest'
import { readTaxonomy } from '#commerce/catalog/index/facts/taxonomy-store.server.ts'
import { settingKeys } from '#commerce/running/settings/setting-definitions.ts'
import { databases } from '#test/databases.ts'
import { demoShop, newShop } from '#test/demo-database.ts'
import { demoDay } from '#test/templates.ts'
import { collections, products } from './catalog/catalog.ts'
import { loadDemo } from './load-demo.server.ts'
import { loadEmptyShop } from './load-empty-shop.server.ts'
import { countRows, openedAt, readAllRows, readSettingValues, readVersion } from './shop-rows.fixture.ts'

const later = new Date('2026-11-22T12:00:00.000Z')

describe.each(databases)('on %s', kind => {
  test('an empty shop has menus, pages and settings, but no products', async () => {
    const { db } = await newShop(kind)
    const before = await readVersion(db)
    expect(await loadEmptyShop(db, demoDay)).toEqual({ changed: true })
    expect(await readVersion(db)).toBe(before + 1)
    const filled = Object.entries(await countRows(db)).filter(
      ([table, count]) => count > 0 && !table.startsWith('kysely_'),
    )
    expect(Object.fromEntries(filled)).toEqual({
      catalog_version: 1,
      catalog_change: 1,
      setting: settingKeys.length - 2,
      process_state: 2,
      sales_state: 1,
      price_range: 6,
      menu_item: 6,
      page: 4,
    })
    const { priceRanges } = await readTaxonomy(db)
    expect(priceRanges.map(({ slug }) => slug)).toEqual([
      ...['0-9', '10-19', '20-29', '30-39', '40-49', '50-69', '70-up'],
    ])
    expect(await readSettingValues(db)).toMatchObject({
      phone: '',
      email: '',
      address: '',
    })
    expect(await openedAt(db)).toBe(demoDay.toISOString())

    const once = await readAllRows(db)
    expect(await loadEmptyShop(db, later)).toEqual({ changed: false })
    expect(await readAllRows(db)).toEqual(once)
  })

  test('the opening date is kept when the demo is loaded later', async () => {
    const { db, pictures } = await newShop(kind)
    await loadEmptyShop(db, demoDay)
    expect(await loadDemo(db, pictures, later)).toEqual({ changed: true })
    expect(await openedAt(db)).toBe(demoDay.toISOString())
    expect(await readSettingValues(db)).toMatchObject({ phone: '' })
    expect(await countRows(db)).toMatchObject({ product: products.length, collection: collections.length })

    const { db: other } = await demoShop(kind)
    expect(await openedAt(other)).toBe(demoDay.toISOString())
    expect(await readSettingValues(other)).toMatchObject({ phone: '+1 (555) 010-0199' })
  })
})
