import { readdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { PictureFiles } from '../app/commerce/pictures/picture-files.server.ts'
import type { Db } from '../app/db/schema.ts'
import { databases, migratedDatabase, temporaryFolder } from '../test/databases.ts'
import { collections, products } from './catalog.ts'
import { loadDemo } from './load-demo.server.ts'
import { loadEmptyShop } from './load-empty-shop.server.ts'
import { counts, everything, settings, version } from './shop-rows.fixture.ts'

const today = new Date('2026-11-21T12:00:00.000Z')
const later = new Date('2026-11-22T12:00:00.000Z')

describe.each(databases)('on %s', kind => {
  async function newShop(): Promise<{ db: Db; pictures: PictureFiles; folder: string }> {
    const folder = await temporaryFolder()
    return {
      db: await migratedDatabase(kind),
      pictures: new PictureFiles(path.join(folder, 'pictures')),
      folder,
    }
  }

  async function demoShop() {
    const shop = await newShop()
    await loadDemo(shop.db, shop.pictures, today)
    return shop
  }

  test('the demo shop has what the specification counts', async () => {
    const { db } = await demoShop()
    expect(await counts(db)).toMatchObject({
      category: 5,
      brand: 6,
      color: 5,
      size: 5,
      price_range: 6,
      page: 4,
      banner: 4,
      benefit: 3,
      menu_item: 15,
      social_link: 3,
      collection: 6,
      collection_product: 12 + 4,
      product: 12 + 4 + 1 + 10,
      product_category: products.flatMap(({ categories }) => categories).length,
      variant: 12 * 5 + 4 + 25 + 9 + 5,
    })
  })

  test('the listing shows twelve tees, each a product of its own, with the badges spread over them', async () => {
    const { db } = await demoShop()
    const listed = await inCollection(db, 'featured')
    expect(listed.map(({ title, color, badge, price }) => [title, color, badge, price])).toEqual(
      [
        ['black', 'New'],
        ['white', '10%'],
        ['cobalt', null],
        ['sage', '30%'],
        ['clay', null],
        ['black', '5%'],
        ['clay', null],
        ['sage', 'New'],
        ['white', '10%'],
        ['cobalt', null],
        ['black', null],
        ['white', null],
      ].map(([color, badge]) => ['Basic Crew Neck Tee', color, badge, 4400]),
    )
    expect(new Set(listed.map(({ description }) => description)).size).toBe(12)
  })

  test('the best sellers and the new arrivals stand in their order', async () => {
    const { db } = await demoShop()
    const bestSellers = await inCollection(db, 'best-sellers')
    expect(bestSellers.map(({ title, price, badge }) => [title, price, badge])).toEqual([
      ['Water Pot', 8000, 'New'],
      ['Office Bag', 12000, '30%'],
      ['Hamal Dista', 5000, '5%'],
      ['School Bag', 14000, 'New'],
    ])
    const newest = await db
      .selectFrom('product')
      .select('slug')
      .orderBy('created_at', 'desc')
      .limit(10)
      .execute()
    expect(newest.slice(0, 4).map(({ slug }) => slug)).toEqual([
      'canvas-tote',
      'steel-bottle',
      'weekend-duffel',
      'glass-carafe',
    ])
  })

  test('"Product" has five colors in five sizes, of which some are sold out', async () => {
    const { db } = await demoShop()
    const variants = await db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .innerJoin('color', 'color.id', 'variant.color_id')
      .innerJoin('size', 'size.id', 'variant.size_id')
      .where('product.slug', '=', 'product')
      .orderBy('variant.position')
      .select(['color.slug as color', 'size.name as size', 'available', 'price', 'compare_at_price'])
      .execute()
    expect(new Set(variants.map(({ color, size }) => `${color} ${size}`)).size).toBe(25)
    expect(variants[0]).toMatchObject({ color: 'clay', size: 'S', price: 4400, compare_at_price: 8800 })
    expect(variants[0]!.available).toBeGreaterThan(0)
    expect(new Set(variants.map(({ size, price }) => `${size} ${price}`))).toEqual(
      new Set(['S 4400', 'M 4400', 'Lg 4400', 'XL 4400', 'XXL 4800']),
    )
    const soldOut = variants.filter(({ available }) => available === 0).map(({ color }) => color)
    expect(new Set(soldOut).size).toBeGreaterThan(2)
    expect(soldOut.length).toBeGreaterThan(new Set(soldOut).size)
  })

  test('a rating is the sum of the reviews that are there, and "Product" has one with four stars', async () => {
    const { db } = await demoShop()
    const rated = await db
      .selectFrom('product')
      .leftJoin('review', 'review.product_id', 'product.id')
      .groupBy(['product.id', 'slug', 'rating_sum', 'review_count'])
      .select(({ fn }) => [
        'slug',
        'rating_sum',
        'review_count',
        fn.coalesce(fn.sum<number>('stars'), sql<number>`0`).as('sum'),
        fn.count<number>('stars').as('count'),
      ])
      .execute()
    expect(rated.filter(row => row.rating_sum !== Number(row.sum) || row.review_count !== row.count)).toEqual(
      [],
    )
    expect(rated.find(({ slug }) => slug === 'product')).toMatchObject({ rating_sum: 4, review_count: 1 })
    expect(rated.some(({ review_count }) => review_count > 5)).toBe(true)
  })

  test('every picture says what it shows, and its file is kept', async () => {
    const { db, folder } = await demoShop()
    const shown = [
      ...(await db.selectFrom('product_picture').select(['alt', 'picture_hash']).execute()),
      ...(await db.selectFrom('banner').select(['alt', 'picture_hash']).execute()),
    ]
    expect(shown.length).toBe(12 + 4 + 8 + 10 + 4)
    expect(shown.filter(({ alt }) => alt.trim() === '')).toEqual([])
    const kept = readdirSync(path.join(folder, 'pictures', 'masters'))
    expect(new Set(shown.map(({ picture_hash }) => picture_hash))).toEqual(new Set(kept))
  })

  test('loading twice changes nothing, not even the catalog version', async () => {
    const { db, pictures } = await newShop()
    const before = await version(db)
    expect(await loadDemo(db, pictures, today)).toEqual({ changed: true })
    expect(await version(db)).toBe(before + 1)

    const once = await everything(db)
    expect(await loadDemo(db, pictures, later)).toEqual({ changed: false })
    expect(await everything(db)).toEqual(once)
  })

  test('two that open the demo shop at once load it once', async () => {
    const { db, pictures } = await newShop()
    const loaded = await Promise.all([loadDemo(db, pictures, today), loadDemo(db, pictures, later)])
    expect(loaded.map(({ changed }) => changed).sort()).toEqual([false, true])
    expect(await counts(db)).toMatchObject({ product: products.length, menu_item: 15, banner: 4 })
  })

  test('what the merchant edited survives another load', async () => {
    const { db, pictures } = await demoShop()
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

    const edited = await everything(db)
    expect(await loadDemo(db, pictures, later)).toEqual({ changed: false })
    expect(await everything(db)).toEqual(edited)
  })

  test('a product that is missing comes back with all that belongs to it, as one new catalog version', async () => {
    const { db, pictures } = await demoShop()
    const before = await counts(db)
    const versionBefore = await version(db)
    await db.deleteFrom('product').where('slug', '=', 'striped-tee').execute()
    expect(await loadDemo(db, pictures, later)).toEqual({ changed: true })
    expect(await version(db)).toBe(versionBefore + 1)
    expect(await counts(db)).toEqual({
      ...before,
      catalog_change: before.catalog_change! + 1,
    })
  })

  test('a load that fails leaves nothing behind', async () => {
    const { db, pictures } = await newShop()
    await sql`drop table social_link`.execute(db)
    const before = await everything(db)
    await expect(loadDemo(db, pictures, today)).rejects.toThrow('social_link')
    expect(await everything(db)).toEqual(before)
  })

  test('an empty shop has its menus, pages and settings, and nothing to sell', async () => {
    const { db } = await newShop()
    const before = await version(db)
    expect(await loadEmptyShop(db, today)).toEqual({ changed: true })
    expect(await version(db)).toBe(before + 1)
    const filled = Object.entries(await counts(db)).filter(
      ([table, count]) => count > 0 && !table.startsWith('kysely_'),
    )
    expect(Object.fromEntries(filled)).toEqual({
      catalog_version: 1,
      catalog_change: 1,
      setting: 20,
      price_range: 6,
      menu_item: 15,
      page: 4,
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
    const { db, pictures } = await newShop()
    await loadEmptyShop(db, today)
    expect(await loadDemo(db, pictures, later)).toEqual({ changed: true })
    expect(await settings(db)).toMatchObject({ opened_at: today.toISOString(), phone: '' })
    expect(await counts(db)).toMatchObject({ product: products.length, collection: collections.length })

    const { db: other } = await demoShop()
    expect(await settings(other)).toMatchObject({
      opened_at: today.toISOString(),
      phone: '+1 (555) 010-0199',
    })
  })

  async function inCollection(db: Db, slug: string) {
    return db
      .selectFrom('collection_product')
      .innerJoin('collection', 'collection.id', 'collection_product.collection_id')
      .innerJoin('product', 'product.id', 'collection_product.product_id')
      .innerJoin('variant', join =>
        join.onRef('variant.product_id', '=', 'product.id').on('variant.position', '=', 1),
      )
      .leftJoin('color', 'color.id', 'variant.color_id')
      .where('collection.slug', '=', slug)
      .orderBy('collection_product.position')
      .select(['product.slug', 'product.title', 'description', 'badge', 'price', 'color.slug as color'])
      .execute()
  }
})
