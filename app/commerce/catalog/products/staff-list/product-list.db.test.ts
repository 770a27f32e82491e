import type { Updateable } from 'kysely'
import { describe, expect, it } from 'vitest'
import { toAmount } from '#commerce/values/money.ts'
import type { Schema } from '#db/schema/schema.ts'
import { databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { countSales } from '../../stock/count-sales.server.ts'
import { anyProduct, type ProductFilter, readAttributeFilter } from './product-filter.ts'
import { countProducts } from './product-list-store.server.ts'
import { type ProductListRequest, productsPerPage, readProductList } from './read-product-list.server.ts'

describe.each(databases)('the list of products for staff, on %s', kind => {
  async function shop() {
    const db = await demoDatabase(kind)
    const list = (
      filter: Partial<ProductFilter> = {},
      { sort = 'title', ...page }: Partial<Omit<ProductListRequest, 'filter'>> = {},
    ) => readProductList(db, { filter: { ...anyProduct, ...filter }, sort, lowStock: 3, ...page })
    const slugs = async (...args: Parameters<typeof list>) => (await list(...args)).rows.map(row => row.slug)
    const set = (slug: string, columns: Updateable<Schema['product']>) =>
      db.updateTable('product').set(columns).where('slug', '=', slug).execute()
    const ids = db.selectFrom('product').select('id')
    const setVariants = (slug: string, columns: Partial<Record<'available' | 'price', number>>) =>
      db
        .updateTable('variant')
        .set(columns)
        .where('product_id', 'in', ids.where('slug', '=', slug))
        .execute()
    return { db, list, slugs, set, setVariants }
  }

  it('shows sums over variants, the first picture and the state', async () => {
    const { list, set } = await shop()
    await set('school-bag', { sold: 19, published_at: null })
    const { rows } = await list({ search: 'school' })
    expect(rows).toMatchObject([
      { title: 'School Bag', state: 'draft', sold: 19, variants: 1, minPrice: 14000, maxPrice: 14000 },
    ])
    expect(rows[0]!.picture).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{24}$/) })
    expect(rows[0]!.available).toBeGreaterThan(0)
    expect(rows[0]!.category).toBe('Category 2')
  })

  it('counts units as sold at once, and those that came back no more, before and after the job', async () => {
    const { db, list, set } = await shop()
    await set('school-bag', { sold: 19 })
    const { sku } = await db
      .selectFrom('variant')
      .select('variant.sku')
      .innerJoin('product', 'product.id', 'product_id')
      .where('slug', '=', 'school-bag')
      .limit(1)
      .executeTakeFirstOrThrow()
    const sold = async () => (await list({ search: 'school' })).rows[0]!.sold
    const now = new Date('2026-11-21T12:00:00.000Z')
    const move = (quantity: number, reason: 'sold' | 'returned' | 'counted') =>
      db
        .insertInto('stock_movement')
        .values({
          sku,
          quantity,
          available: 10,
          reason,
          order_id: null,
          actor: 'job',
          actor_name: '',
          at: now.toISOString(),
        })
        .execute()
    await move(-3, 'sold')
    await move(1, 'returned')
    await move(-5, 'counted')
    expect(await sold()).toBe(21)
    await countSales(db).run(new Date(now.getTime() + 3_600_000), new AbortController().signal)
    expect(await sold()).toBe(21)
    await move(-2, 'sold')
    expect(await sold()).toBe(23)
  })

  it('tells published, scheduled, draft and removed products apart', async () => {
    const { slugs, set } = await shop()
    const all = await slugs()
    await set('office-bag', { published_at: null, publish_at: '2026-12-01T08:00:00.000Z' })
    await set('school-bag', { published_at: null })
    await set('water-pot', { published_at: null, removed_at: '2026-11-21T12:00:00.000Z' })
    expect(await slugs()).toEqual(all.filter(slug => slug !== 'water-pot'))
    expect(await slugs({ state: 'scheduled' })).toEqual(['office-bag'])
    expect(await slugs({ state: 'draft' })).toEqual(['school-bag'])
    expect(await slugs({ state: 'removed' })).toEqual(['water-pot'])
    expect(await slugs({ state: 'published' })).toEqual(
      all.filter(slug => !['water-pot', 'school-bag', 'office-bag'].includes(slug)),
    )
  })

  it('counts the products of a filter up to a bound', async () => {
    const { db, set } = await shop()
    for (const slug of ['office-bag', 'school-bag', 'water-pot']) await set(slug, { published_at: null })
    const count = (max: number) => countProducts(db, { ...anyProduct, state: 'draft' }, { lowStock: 3, max })
    expect([await count(99), await count(3), await count(2), await count(1)]).toEqual([3, 3, 3, 2])
  })

  it('finds words of the title, a slug, and the start of a SKU, in any case', async () => {
    const { db, slugs } = await shop()
    expect(await slugs({ search: 'BAG school' })).toEqual(['school-bag'])
    expect(await slugs({ search: 'bag water-pot' })).toEqual([])
    expect(await slugs({ search: 'water-pot' })).toEqual(['water-pot'])
    const { sku } = await db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'product_id')
      .select('sku')
      .where('slug', '=', 'office-bag')
      .executeTakeFirstOrThrow()
    expect(await slugs({ search: sku.toLowerCase() })).toEqual(['office-bag'])
    expect(await slugs({ search: `${sku} bag` })).toEqual(['office-bag'])
    expect(await slugs({ search: sku.slice(1) })).toEqual([])
    await db.updateTable('variant').set({ barcode: '4006381333931' }).where('sku', '=', sku).execute()
    expect(await slugs({ search: '4006381333931' })).toEqual(['office-bag'])
    expect(await slugs({ search: '%' })).toEqual([])
    expect(await slugs({ search: '_' })).toEqual([])
    expect(await slugs({ search: '\\' })).toEqual([])
  })

  it('filters by category with those below, brand, tag and price', async () => {
    const { db, slugs } = await shop()
    const bags = await slugs({ category: 'category-2' })
    expect(bags).toContain('school-bag')
    expect(bags).not.toContain('water-pot')
    const parent = await db
      .insertInto('category')
      .values({ slug: 'carried', name: 'Carried', position: 99 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('category').set({ parent_id: parent.id }).where('slug', '=', 'category-2').execute()
    expect(await slugs({ category: 'carried' })).toEqual(bags)
    const brand = await db
      .insertInto('brand')
      .values({ slug: 'tofino', name: 'Tofino', position: 9 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('product').set({ brand_id: brand.id }).where('slug', '=', 'water-pot').execute()
    expect(await slugs({ brand: 'tofino' })).toEqual(['water-pot'])
    const { id } = await db
      .selectFrom('product')
      .select('id')
      .where('slug', '=', 'school-bag')
      .executeTakeFirstOrThrow()
    await db.insertInto('product_tag').values({ product_id: id, tag: 'back to school' }).execute()
    expect(await slugs({ tag: 'back to school' })).toEqual(['school-bag'])
    expect(await slugs({ minPrice: toAmount(14000), maxPrice: toAmount(14000) })).toContain('school-bag')
    expect(await slugs({ maxPrice: toAmount(13999) })).not.toContain('school-bag')
  })

  it('filters by values of attributes, by any value, and by none', async () => {
    const { slugs } = await shop()
    const of = (text: string) => slugs({ attribute: readAttributeFilter(text) })
    expect(await of('material/leather')).toEqual([
      'crossbody-bag',
      'hamal-dista',
      'office-bag',
      'school-bag',
      'weekend-duffel',
      'zip-pouch',
    ])
    expect(await of('dishwasher-safe/no')).toEqual(['gooseneck-kettle', 'steel-bottle'])
    expect(await of('stoves')).toEqual(['gooseneck-kettle'])
    const without = await of('-capacity')
    expect(without).toContain('office-bag')
    expect([...without, ...(await of('capacity'))].sort()).toEqual((await slugs()).sort())
    expect(await of('material/never')).toEqual([])
    for (const text of ['', '-', 'Material', '-material/oak', 'material/oak/x', "x'y"])
      expect(readAttributeFilter(text)).toBeNull()
  })

  it('filters by stock, reductions and missing pictures or descriptions of them', async () => {
    const { db, slugs, setVariants } = await shop()
    await db.updateTable('variant').set({ available: 50, compare_at_price: null }).execute()
    expect(await slugs({ stock: 'low' })).toEqual([])
    await setVariants('school-bag', { available: 3 })
    await setVariants('water-pot', { available: 0 })
    expect(await slugs({ stock: 'low' })).toEqual(['school-bag', 'water-pot'])
    expect(await slugs({ stock: 'sold-out' })).toEqual(['water-pot'])
    const { id } = await db
      .selectFrom('product')
      .select('id')
      .where('slug', '=', 'office-bag')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('variant')
      .set({ compare_at_price: 99_999_999 })
      .where('product_id', '=', id)
      .execute()
    expect(await slugs({ isOnSale: true })).toEqual(['office-bag'])
    expect(await slugs({ isOnSale: false })).not.toContain('office-bag')
    expect(await slugs({ missing: 'picture' })).toEqual([])
    await db.updateTable('product_picture').set({ alt: '' }).where('product_id', '=', id).execute()
    expect(await slugs({ missing: 'alt-text' })).toEqual(['office-bag'])
    await db.updateTable('product_picture').set({ decorative: 1 }).where('product_id', '=', id).execute()
    expect(await slugs({ missing: 'alt-text' })).toEqual([])
    await db.deleteFrom('product_picture').where('product_id', '=', id).execute()
    expect(await slugs({ missing: 'picture' })).toEqual(['office-bag'])
  })

  it.each([
    ['newest', 'cup', null, undefined],
    ['newest', '', 'draft', 50],
    ['title', 'cup', null, 50],
    ['best-selling', '', 'draft', undefined],
  ] as const)(
    'pages by %s in both directions, searching “%s” in %s products and counting up to %s',
    async (sort, search, state, maxCounted) => {
      const { db, list } = await shop()
      const at = (number: number) => new Date(Date.UTC(2026, 0, 1 + (number % 9))).toISOString()
      await db
        .insertInto('product')
        .values(
          Array.from({ length: 2 * productsPerPage }, (_, number) => ({
            ...{
              slug: `cup-${number}`,
              title: `Cup ${number % 7}`,
              sold: number % 5,
              created_at: at(number),
            },
            ...{ description: '', rating_sum: 0, review_count: 0 },
          })),
        )
        .execute()
      const cups = { search, state }
      const first = await list(cups, { sort, maxCounted })
      const second = await list(cups, { sort, maxCounted, after: first.next! })
      const total = maxCounted === undefined ? 100 : maxCounted + 1
      expect(first).toMatchObject({ total, previous: null })
      expect(second).toMatchObject({ total, next: null })
      const seen = [...first.rows, ...second.rows]
      expect(new Set(seen.map(({ id }) => id)).size).toBe(100)
      expect(await list(cups, { sort, maxCounted, before: second.previous! })).toEqual(first)
      if (sort === 'title')
        expect(seen.map(({ title }) => title)).toEqual(seen.map(({ title }) => title).toSorted())
      if (sort === 'best-selling')
        expect(seen.map(({ sold }) => sold)).toEqual(seen.map(({ sold }) => sold).toSorted((a, b) => b - a))
    },
  )
})
