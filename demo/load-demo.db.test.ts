import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { databases } from '#test/databases.ts'
import { demoShop, newShop } from '#test/demo-database.ts'
import { demoDay } from '#test/templates.ts'
import { products } from './catalog/catalog.ts'
import { loadDemo } from './load-demo.server.ts'
import { countRows, readAllRows, readVersion } from './shop-rows.fixture.ts'

const later = new Date('2026-11-22T12:00:00.000Z')

describe.each(databases)('on %s', kind => {
  test('loading twice changes nothing, not even the catalog version', async () => {
    const { db, pictures } = await newShop(kind)
    const before = await readVersion(db)
    expect(await loadDemo(db, pictures, demoDay)).toEqual({ changed: true })
    expect(await readVersion(db)).toBe(before + 1)

    const once = await readAllRows(db)
    expect(await loadDemo(db, pictures, later)).toEqual({ changed: false })
    expect(await readAllRows(db)).toEqual(once)
  })

  test('two processes that open the demo shop at once load it once', async () => {
    const { db, pictures } = await newShop(kind)
    const loaded = await Promise.all([loadDemo(db, pictures, demoDay), loadDemo(db, pictures, later)])
    expect(loaded.map(({ changed }) => changed).sort()).toEqual([false, true])
    expect(await countRows(db)).toMatchObject({ product: products.length, menu_item: 15, banner: 4 })
  })

  test('loading again keeps what the merchant edited', async () => {
    const { db, pictures } = await demoShop(kind)
    const sold = 'basic-crew-neck-tee-black'
    await db.updateTable('variant').set({ price: 3900 }).where('sku', '=', 'TEE-BLK-01-S').execute()
    await db.deleteFrom('variant').where('sku', '=', 'TEE-BLK-01-XXL').execute()
    await db.updateTable('product').set({ title: 'Night Tee' }).where('slug', '=', sold).execute()
    await db.updateTable('product').set({ slug: 'everyday-tee' }).where('slug', '=', 'product').execute()
    await db.deleteFrom('collection_product').where('position', '=', 1).execute()
    await db.updateTable('setting').set({ value: 'Ours' }).where('name', '=', 'shop_name').execute()
    await db.updateTable('page').set({ body: 'We sew.' }).where('slug', '=', 'about').execute()
    await db.updateTable('benefit').set({ text: 'Three years warranty' }).where('position', '=', 1).execute()
    await db.updateTable('menu_item').set({ label: 'Stories' }).where('label', '=', 'Journal').execute()
    await db.updateTable('price_range').set({ label: 'Under $10' }).where('from_price', '=', 0).execute()
    await db.deleteFrom('banner').where('heading', '=', 'Water pots').execute()
    await db.deleteFrom('social_link').where('network', '=', 'linkedin').execute()
    await db.updateTable('delivery_zone').set({ name: 'The world' }).execute()
    await db.deleteFrom('promotion').where('code', '=', 'TOTE5').execute()
    await db.deleteFrom('tax_rate').where('country', '=', 'DE').execute()

    const edited = await readAllRows(db)
    expect(await loadDemo(db, pictures, later)).toEqual({ changed: false })
    expect(await readAllRows(db)).toEqual(edited)
  })

  test('loading again restores a missing product, in one new catalog version', async () => {
    const { db, pictures } = await demoShop(kind)
    const before = await countRows(db)
    const versionBefore = await readVersion(db)
    await db.deleteFrom('product').where('slug', '=', 'striped-tee').execute()
    expect(await loadDemo(db, pictures, later)).toEqual({ changed: true })
    expect(await readVersion(db)).toBe(versionBefore + 1)
    expect(await countRows(db)).toEqual({
      ...before,
      catalog_change: before.catalog_change! + 1,
    })
  })

  test('a failed load leaves nothing behind', async () => {
    const { db, pictures } = await newShop(kind)
    await sql`drop table social_link`.execute(db)
    const before = await readAllRows(db)
    await expect(loadDemo(db, pictures, demoDay)).rejects.toThrow('social_link')
    expect(await readAllRows(db)).toEqual(before)
  })
})
