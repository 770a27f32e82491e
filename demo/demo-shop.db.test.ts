import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases } from '#test/databases.ts'
import { demoDatabase, demoShop } from '#test/demo-database.ts'
import { products } from './catalog/catalog.ts'
import { countRows, readRatings } from './shop-rows.fixture.ts'

describe.each(databases)('on %s', kind => {
  test('the demo shop has the numbers of the specification', async () => {
    const db = await demoDatabase(kind)
    expect(await countRows(db)).toMatchObject({
      category: 5 + 5,
      brand: 6,
      option: 3,
      option_value: 5 + 5 + 3,
      price_range: 6,
      page: 4 + 5,
      journal_entry: 3,
      page_section: 4 + 3,
      banner: 4,
      benefit: 3,
      menu_item: 15,
      social_link: 3,
      collection: 6,
      collection_product: 12 + 4,
      product: 12 + 4 + 1 + 1 + 10,
      product_category: products.flatMap(({ categories }) => categories).length,
      variant: 12 * 5 + 4 + 25 + 5 + 8 + 3 + 5,
    })
  })

  test('the listing shows twelve distinct tees with their badges', async () => {
    const db = await demoDatabase(kind)
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

  test('best sellers and new arrivals are in order', async () => {
    const db = await demoDatabase(kind)
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

  test('"Product" has five colors in five sizes, some of them sold out', async () => {
    const db = await demoDatabase(kind)
    const variants = await db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .innerJoin('option_value as color', 'color.id', 'variant.value_1_id')
      .innerJoin('option_value as size', 'size.id', 'variant.value_2_id')
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

  test('ratings equal their reviews, and "Product" has one review with four stars', async () => {
    const db = await demoDatabase(kind)
    const rated = await readRatings(db)
    expect(rated.filter(({ isConsistent }) => !isConsistent)).toEqual([])
    expect(rated.find(({ slug }) => slug === 'product')).toMatchObject({ rating_sum: 4, review_count: 1 })
    expect(rated.some(({ review_count }) => review_count > 5)).toBe(true)
  })

  test('every picture has an alternative text and a saved file', async () => {
    const { db, folder } = await demoShop(kind)
    const shown = [
      ...(await db.selectFrom('product_picture').select(['alt', 'picture_hash']).execute()),
      ...(await db.selectFrom('banner').select(['alt', 'picture_hash']).execute()),
      ...(await db.selectFrom('journal_entry').select(['alt', 'picture_hash']).execute()),
      ...(await db
        .selectFrom('page_section')
        .select(['alt', 'picture_hash'])
        .where('picture_hash', 'is not', null)
        .execute()),
    ]
    expect(shown.length).toBe(12 * 4 + 4 * 3 + 5 * 4 + 3 + 10 * 3 + 4 + 3 + 5)
    expect(shown.filter(({ alt }) => alt.trim() === '')).toEqual([])
    const saved = readdirSync(path.join(folder, 'masters'))
    expect(new Set(shown.map(({ picture_hash }) => picture_hash))).toEqual(new Set(saved))
  })

  async function inCollection(db: Db, slug: string) {
    return db
      .selectFrom('collection_product')
      .innerJoin('collection', 'collection.id', 'collection_product.collection_id')
      .innerJoin('product', 'product.id', 'collection_product.product_id')
      .innerJoin('variant', join =>
        join.onRef('variant.product_id', '=', 'product.id').on('variant.position', '=', 1),
      )
      .leftJoin('option_value as color', 'color.id', 'variant.value_1_id')
      .where('collection.slug', '=', slug)
      .orderBy('collection_product.position')
      .select(['product.slug', 'product.title', 'description', 'badge', 'price', 'color.slug as color'])
      .execute()
  }
})
