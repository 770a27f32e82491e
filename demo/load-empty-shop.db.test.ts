import { describe, expect, test } from 'vitest'
import { databases } from '../test/databases.ts'
import { demoShop, newShop } from '../test/demo-database.ts'
import { today } from '../test/demo-template.ts'
import { collections, products } from './catalog.ts'
import { settings as startingSettings } from './essentials.ts'
import { loadDemo } from './load-demo.server.ts'
import { loadEmptyShop } from './load-empty-shop.server.ts'
import { counts, everything, settings, version } from './shop-rows.fixture.ts'

const later = new Date('2026-11-22T12:00:00.000Z')

describe.each(databases)('on %s', kind => {
  test('an empty shop has its menus, pages and settings, and nothing to sell', async () => {
    const { db } = await newShop(kind)
    const before = await version(db)
    expect(await loadEmptyShop(db, today)).toEqual({ changed: true })
    expect(await version(db)).toBe(before + 1)
    const filled = Object.entries(await counts(db)).filter(
      ([table, count]) => count > 0 && !table.startsWith('kysely_'),
    )
    expect(Object.fromEntries(filled)).toEqual({
      catalog_version: 1,
      catalog_change: 1,
      setting: Object.keys(startingSettings).length + 9,
      price_range: 6,
      menu_item: 15,
      page: 4,
      delivery_zone: 1,
      delivery_zone_country: 40,
      delivery_method: 1,
      delivery_rate: 1,
    })
    expect(await settings(db)).toMatchObject({
      phone: '',
      email: '',
      address: '',
      opened_at: today.toISOString(),
    })

    const once = await everything(db)
    expect(await loadEmptyShop(db, later)).toEqual({ changed: false })
    expect(await everything(db)).toEqual(once)
  })

  test('the day the shop opened is kept, whichever way it opened', async () => {
    const { db, pictures } = await newShop(kind)
    await loadEmptyShop(db, today)
    expect(await loadDemo(db, pictures, later)).toEqual({ changed: true })
    expect(await settings(db)).toMatchObject({ opened_at: today.toISOString(), phone: '' })
    expect(await counts(db)).toMatchObject({ product: products.length, collection: collections.length })

    const { db: other } = await demoShop(kind)
    expect(await settings(other)).toMatchObject({
      opened_at: today.toISOString(),
      phone: '+1 (555) 010-0199',
    })
  })
})
