import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { readProductSitemaps, readSitemapPages, readSitemapProducts } from './sitemap-store.server.ts'

const day = '2026-11-01T00:00:00.000Z'

interface AddedProduct {
  id: number
  publishedAt?: string | null
  /** Whether its variant is there, was removed, or never existed. */
  variant?: 'there' | 'removed' | 'none'
}

async function addProducts(db: Db, products: AddedProduct[]) {
  const variants = products.filter(({ variant }) => variant !== 'none')
  await db
    .insertInto('product')
    .values(
      products.map(({ id, publishedAt = day }) => ({
        id,
        slug: `product-${id}`,
        title: `Product ${id}`,
        description: '',
        brand_id: null,
        badge: null,
        rating_sum: 0,
        review_count: 0,
        created_at: day,
        published_at: publishedAt,
      })),
    )
    .execute()
  if (variants.length === 0) return
  await db
    .insertInto('variant')
    .values(
      variants.map(({ id, variant }) => ({
        product_id: id,
        sku: `SKU-${id}`,
        price: 100,
        compare_at_price: null,
        available: 0,
        position: 1,
        removed_at: variant === 'removed' ? day : null,
      })),
    )
    .execute()
}

describe.each(databases)('sitemaps of products, on %s', kind => {
  it('start a new file after 50,000 ids, and skip ranges without products', async () => {
    const db = await migratedDatabase(kind)
    await addProducts(db, [{ id: 1 }, { id: 50_000 }, { id: 50_001 }, { id: 150_001 }])
    expect(await readProductSitemaps(db)).toEqual([1, 2, 4])
    expect(await readSitemapProducts(db, 1)).toEqual(['product-1', 'product-50000'])
    expect(await readSitemapProducts(db, 2)).toEqual(['product-50001'])
    expect(await readSitemapProducts(db, 3)).toEqual([])
    expect(await readSitemapProducts(db, 4)).toEqual(['product-150001'])
  })

  it('read more products than one query returns', async () => {
    const db = await migratedDatabase(kind)
    const ids = Array.from({ length: 2001 }, (_, index) => index + 1)
    await db.transaction().execute(tx =>
      addProducts(
        tx,
        ids.map(id => ({ id })),
      ),
    )
    expect(await readSitemapProducts(db, 1)).toEqual(ids.map(id => `product-${id}`))
  })

  it('leave out unpublished products and products without variants', async () => {
    const db = await migratedDatabase(kind)
    await addProducts(db, [
      { id: 1, publishedAt: null },
      { id: 2, variant: 'none' },
      { id: 3, variant: 'removed' },
    ])
    expect(await readProductSitemaps(db)).toEqual([])
    await addProducts(db, [{ id: 4 }])
    expect(await readProductSitemaps(db)).toEqual([1])
    expect(await readSitemapProducts(db, 1)).toEqual(['product-4'])
  })

  it('do not exist in an empty shop', async () => {
    expect(await readProductSitemaps(await migratedDatabase(kind))).toEqual([])
  })
})

describe.each(databases)('the sitemap of pages, on %s', kind => {
  it('has what is published and not removed', async () => {
    const db = await migratedDatabase(kind)
    const row = (slug: string, removed_at: string | null) => ({ slug, removed_at, position: 1 })
    const page = (slug: string, removed_at: string | null) => ({ slug, removed_at, title: slug, body: '' })
    const entry = (slug: string, published_at: string | null, removed_at: string | null = null) => ({
      ...page(slug, removed_at),
      ...{ summary: '', author: null, picture_hash: null, alt: '', published_at },
    })
    await db
      .insertInto('category')
      .values([
        { ...row('bags', null), name: 'Bags', parent_id: null, size_guide: null },
        { ...row('hats~2', day), name: 'Hats', parent_id: null, size_guide: null },
      ])
      .execute()
    await db
      .insertInto('page')
      .values([
        { ...page('shipping', null), published_at: day },
        { ...page('jobs~1', day), published_at: day },
        { ...page('later', null), published_at: '2026-12-01T00:00:00.000Z' },
        page('notes', null),
      ])
      .execute()
    await db
      .insertInto('journal_entry')
      .values([
        entry('published', day),
        entry('planned', '2026-12-01T00:00:00.000Z'),
        entry('draft', null),
        entry('removed~4', day, day),
      ])
      .execute()
    expect(await readSitemapPages(db, new Date('2026-11-23T12:00:00Z'))).toEqual({
      pages: ['shipping'],
      categories: ['bags'],
      brands: [],
      collections: [],
      entries: ['published'],
    })
  })
})
