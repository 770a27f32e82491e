import { describe, expect, test } from 'vitest'
import { readFeatured } from '#commerce/catalog/index/facts/product-facts-store.server.ts'
import { toChoice } from '#commerce/catalog/products/options/option-values.ts'
import { variantValues } from '#commerce/catalog/products/options/variant-values-store.server.ts'
import { parseJsonRows } from '#db/statements/json-rows.ts'
import { databases } from '#test/databases.ts'
import { newShop } from '#test/demo-database.ts'
import { demoDay as now } from '#test/templates.ts'
import { products as demoProducts } from '../catalog/catalog.ts'
import { detailsAndTags } from '../catalog/details-and-tags.ts'
import { countRows, readAllRows, readRatings, readVersion } from '../shop-rows.fixture.ts'
import { addBigCatalog } from './add-big-catalog.server.ts'
import { bigProduct } from './product/big-product.ts'

const inDemoShop = demoProducts.length

describe.each(databases)('on %s', kind => {
  test('a big shop has the demo shop and the requested number of products', async () => {
    const { db, pictures } = await newShop(kind)
    expect(await addBigCatalog(db, pictures, { products: 300, now })).toBe(300)
    const big = Array.from({ length: 300 }, (_, index) => bigProduct(index + 1))
    const all: Record<'variants' | 'categories' | 'pictures', readonly unknown[]>[] = [
      ...demoProducts,
      ...big,
    ]
    const rows = await countRows(db)
    expect(rows).toMatchObject({
      category: 10 + 100,
      brand: 6 + 300,
      option: 4,
      option_value: 12 + 13 + 2 + 3,
      attribute: 9 + 12,
    })
    expect(rows).toMatchObject({
      product: inDemoShop + 300,
      variant: all.flatMap(({ variants }) => variants).length,
      product_category: all.flatMap(({ categories }) => categories).length,
      product_picture: all.flatMap(({ pictures }) => pictures).length,
      product_tag: [...Object.values(detailsAndTags), ...big].flatMap(({ tags }) => tags).length,
    })
    expect(await readFeatured(db)).toHaveLength(12)
  })

  test('products in the database equal those of their number', async () => {
    const { db, pictures } = await newShop(kind)
    await addBigCatalog(db, pictures, { products: 300, now })
    const numbers = Array.from({ length: 300 }, (_, index) => index + 1)
    const number = numbers.find(number => bigProduct(number).badge?.endsWith('%'))!
    const product = bigProduct(number)
    const row = await db
      .selectFrom('product')
      .innerJoin('brand', 'brand.id', 'product.brand_id')
      .selectAll('product')
      .select('brand.slug as brand')
      .where('product.slug', '=', product.slug)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      title: product.title,
      description: product.description,
      details: product.details,
      brand: product.brand,
      badge: product.badge,
      sold: product.sold,
      created_at: product.createdAt,
      published_at: product.publishedAt,
    })
    const variants = await db
      .selectFrom('variant')
      .select(['sku', 'price', 'available', variantValues(db).as('option_values')])
      .select('compare_at_price as compareAtPrice')
      .where('product_id', '=', row.id)
      .orderBy('variant.position')
      .execute()
    const shown = variants.map(({ option_values, ...variant }) => {
      const { color = null, size = null, set = null } = toChoice(parseJsonRows(option_values))
      return { ...variant, color, size, set }
    })
    expect(shown).toEqual(product.variants)
  })

  test('products have the reviews that their ratings count', async () => {
    const { db, pictures } = await newShop(kind)
    await addBigCatalog(db, pictures, { products: 300, now })
    expect((await readRatings(db)).filter(({ isConsistent }) => !isConsistent)).toEqual([])
    const written = Array.from({ length: 300 }, (_, index) => bigProduct(index + 1)).flatMap(
      ({ slug, reviews }) => reviews.map(review => ({ slug, ...review })),
    )
    expect(written.length).toBeGreaterThan(50)
    const rows = await db
      .selectFrom('review')
      .innerJoin('product', 'product.id', 'product_id')
      .select(['slug', 'stars', 'author', 'review.title', 'body', 'review.created_at as createdAt'])
      .where(
        'slug',
        'in',
        written.map(({ slug }) => slug),
      )
      .orderBy('review.id')
      .execute()
    expect(rows).toEqual(written)
  })

  test('the categories are a tree of three levels', async () => {
    const { db, pictures } = await newShop(kind)
    await addBigCatalog(db, pictures, { products: 1, now })
    const leaves = await db
      .selectFrom('category as leaf')
      .innerJoin('category as group', 'group.id', 'leaf.parent_id')
      .innerJoin('category as top', 'top.id', 'group.parent_id')
      .select(['leaf.slug as leaf', 'group.slug as group', 'top.slug as top', 'top.parent_id'])
      .execute()
    expect(leaves).toHaveLength(60)
    expect(leaves).toContainEqual({ leaf: 'open-totes', group: 'totes', top: 'bags', parent_id: null })
  })

  test('running it again changes nothing, and a larger number adds the rest', async () => {
    const { db, pictures } = await newShop(kind)
    await addBigCatalog(db, pictures, { products: 40, now })
    const once = await readAllRows(db)
    expect(await addBigCatalog(db, pictures, { products: 40, now })).toBe(40)
    expect(await addBigCatalog(db, pictures, { products: 10, now })).toBe(40)
    expect(await readAllRows(db)).toEqual(once)

    const before = await readVersion(db)
    expect(await addBigCatalog(db, pictures, { products: 100, now })).toBe(100)
    expect(await readVersion(db)).toBe(before + 1)
    const slugs = await db.selectFrom('product').select('slug').orderBy('id').execute()
    expect(slugs.slice(inDemoShop).map(({ slug }) => slug)).toEqual(
      Array.from({ length: 100 }, (_, index) => bigProduct(index + 1).slug),
    )
  })

  test('catalog changes list every added product', async () => {
    const { db, pictures } = await newShop(kind)
    await addBigCatalog(db, pictures, { products: 5, now })
    const added = await db
      .selectFrom('catalog_change')
      .innerJoin('product', 'product.id', 'catalog_change.product_id')
      .select('slug')
      .orderBy('product.id')
      .execute()
    expect(added.map(({ slug }) => slug)).toEqual([1, 2, 3, 4, 5].map(number => bigProduct(number).slug))
  })

  test('a product that the merchant removed does not come back', async () => {
    const { db, pictures } = await newShop(kind)
    await addBigCatalog(db, pictures, { products: 3, now })
    await db.deleteFrom('product').where('slug', '=', bigProduct(2).slug).execute()
    await addBigCatalog(db, pictures, { products: 4, now })
    expect(await countRows(db)).toMatchObject({ product: inDemoShop + 3 })
  })

  test('stops after whole batches and continues from there', async () => {
    const { db, pictures } = await newShop(kind)
    const stop = new AbortController()
    const seen: number[] = []
    const onProgress = (products: number) => {
      seen.push(products)
      if (products > 0) stop.abort()
    }
    const count = await addBigCatalog(db, pictures, { products: 4100, now, onProgress, stop: stop.signal })
    expect(count).toBe(2000)
    expect(await countRows(db)).toMatchObject({ product: inDemoShop + 2000 })
    expect(await addBigCatalog(db, pictures, { products: 4100, now, onProgress })).toBe(4100)
    expect(seen).toEqual([0, 2000, 2000, 4000, 4100])
  })

  test('two processes that fill one shop share the work', async () => {
    const { db, pictures } = await newShop(kind)
    const filled = [1, 2].map(() => addBigCatalog(db, pictures, { products: 6000, now }))
    expect(await Promise.all(filled)).toEqual([6000, 6000])
    expect(await countRows(db)).toMatchObject({ product: inDemoShop + 6000 })
  })
})
