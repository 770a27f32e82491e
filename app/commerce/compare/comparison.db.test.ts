import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { demoDatabase } from '../../../test/demo-database.ts'
import type { Db } from '../../db/schema.ts'
import { readCardsBySlug } from '../catalog/card-store.server.ts'
import { findProduct, findProducts } from '../catalog/product-store.server.ts'
import { readSortings } from './sorting-store.server.ts'

const four = ['school-bag', 'product', 'water-pot', 'office-bag']
const slugsOf = (products: { slug: string }[]) => products.map(({ slug }) => slug)

/** How many queries an answer took. */
async function counted(db: Db, ask: (db: Db) => Promise<unknown>): Promise<number> {
  let queries = 0
  await ask(
    db.withPlugin({
      transformQuery({ node }) {
        queries++
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  )
  return queries
}

describe.each(databases)('products side by side, on %s', kind => {
  it('come in the order that is asked for, without what the shop does not have, each as on its own page', async () => {
    const db = await demoDatabase(kind)
    await db.updateTable('product').set({ published_at: null }).where('slug', '=', 'office-bag').execute()
    const pouch = db.selectFrom('product').select('id').where('slug', '=', 'zip-pouch')
    await db.deleteFrom('variant').where('product_id', '=', pouch).execute()
    const asked = ['school-bag', 'nowhere', 'product', 'office-bag', 'zip-pouch', 'water-pot']
    const found = await findProducts(db, asked)
    expect(slugsOf(found)).toEqual(['school-bag', 'product', 'water-pot'])
    for (const product of found) expect(product).toEqual(await findProduct(db, product.slug))
    expect(slugsOf(await readCardsBySlug(db, asked))).toEqual(['school-bag', 'product', 'water-pot'])
    expect([await findProducts(db, []), await readCardsBySlug(db, [])]).toEqual([[], []])
  })

  it('are sorted under their brand and categories, and some under nothing', async () => {
    const db = await demoDatabase(kind)
    const [bag, pot] = await findProducts(db, ['school-bag', 'water-pot'])
    await db.updateTable('product').set({ brand_id: null }).where('id', '=', pot!.id).execute()
    await db.deleteFrom('product_category').where('product_id', '=', pot!.id).execute()
    const sortings = await readSortings(db, [bag!.id, pot!.id])
    expect(sortings.get(bag!.id)?.brand).toBe('Brand 6')
    const names = await db
      .selectFrom('category')
      .select('name')
      .where('id', 'in', sortings.get(bag!.id)!.categoryIds)
      .orderBy('position')
      .execute()
    expect(names.map(({ name }) => name)).toContain('Category 2')
    expect(sortings.get(pot!.id)).toEqual({ brand: null, categoryIds: [] })
    expect(await readSortings(db, [])).toEqual(new Map())
  })

  it('take as many queries as one', async () => {
    const db = await demoDatabase(kind)
    const ids = (await findProducts(db, four)).map(({ id }) => id)
    expect(await counted(db, counting => findProducts(counting, four.slice(0, 1)))).toBe(3)
    expect(await counted(db, counting => findProducts(counting, four))).toBe(3)
    expect(await counted(db, counting => readSortings(counting, ids))).toBe(2)
    expect(await counted(db, counting => readCardsBySlug(counting, four))).toBe(4)
  })
})
