import { describe, expect, it } from 'vitest'
import { countStatements } from '#test/budgets/count-statements.ts'
import { databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { readCardsBySlug } from '../products/cards/card-store.server.ts'
import { findProduct, findProducts } from '../products/product-store.server.ts'
import { readBrandsAndCategories } from './brand-and-category-store.server.ts'

const four = ['school-bag', 'product', 'water-pot', 'office-bag']
const slugsOf = (products: { slug: string }[]) => products.map(({ slug }) => slug)

const count = countStatements()

describe.each(databases)('compared products, on %s', kind => {
  it('are read in the requested order, without unknown products, each as on its own page', async () => {
    const db = await demoDatabase(kind)
    await db.updateTable('product').set({ published_at: null }).where('slug', '=', 'office-bag').execute()
    const pouch = db.selectFrom('product').select('id').where('slug', '=', 'zip-pouch')
    await db.deleteFrom('variant').where('product_id', '=', pouch).execute()
    const slugs = ['school-bag', 'nowhere', 'product', 'office-bag', 'zip-pouch', 'water-pot']
    const products = await findProducts(db, slugs)
    expect(slugsOf(products)).toEqual(['school-bag', 'product', 'water-pot'])
    for (const product of products) expect(product).toEqual(await findProduct(db, product.slug))
    expect(slugsOf(await readCardsBySlug(db, slugs))).toEqual(['school-bag', 'product', 'water-pot'])
    expect([await findProducts(db, []), await readCardsBySlug(db, [])]).toEqual([[], []])
  })

  it('have their brand and categories, or none', async () => {
    const db = await demoDatabase(kind)
    const [bag, pot] = await findProducts(db, ['school-bag', 'water-pot'])
    await db.updateTable('product').set({ brand_id: null }).where('id', '=', pot!.id).execute()
    await db.deleteFrom('product_category').where('product_id', '=', pot!.id).execute()
    const groups = await readBrandsAndCategories(db, [bag!.id, pot!.id])
    expect(groups.get(bag!.id)?.brand).toBe('Brand 6')
    const names = await db
      .selectFrom('category')
      .select('name')
      .where('id', 'in', groups.get(bag!.id)!.categoryIds)
      .orderBy('position')
      .execute()
    expect(names.map(({ name }) => name)).toContain('Category 2')
    expect(groups.get(pot!.id)).toEqual({ brand: null, categoryIds: [] })
    expect(await readBrandsAndCategories(db, [])).toEqual(new Map())
  })

  it('take the same number of queries for four products as for one', async () => {
    const db = await demoDatabase(kind)
    const ids = (await findProducts(db, four)).map(({ id }) => id)
    const statements = async (work: () => Promise<unknown>) => (await count.ofWork(work)).statements
    for (const slugs of [four.slice(0, 1), four])
      expect([
        await statements(() => findProducts(db, slugs)),
        await statements(() => readBrandsAndCategories(db, ids.slice(0, slugs.length))),
        await statements(() => readCardsBySlug(db, slugs)),
      ]).toEqual([1, 2, 2])
  })
})
