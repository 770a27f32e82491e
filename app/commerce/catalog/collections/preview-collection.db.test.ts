import { expect, it, onTestFinished } from 'vitest'
import { demoDatabase } from '#test/demo-database.ts'
import { Catalog } from '../index/catalog.server.ts'
import { findCollection } from './collection.server.ts'
import { previewCollection, type TypedCollection } from './preview-collection.server.ts'

async function previewingShop() {
  const db = await demoDatabase('SQLite')
  const catalog = await Catalog.open(db, error => expect.unreachable(String(error)))
  onTestFinished(() => catalog.stop())
  const { index } = catalog
  const preview = (typed: Partial<TypedCollection>) =>
    previewCollection(
      db,
      index,
      { rule: '', rule_value: '', max_products: '', products: [], ...typed },
      'USD',
    )
  return { db, index, preview }
}

it('shows the first twelve products as the collection will, and counts all', async () => {
  const { db, index, preview } = await previewingShop()
  const bags = await findCollection(db, index, 'bags')
  const { count, cards } = await preview({ rule: 'category', rule_value: 'category-2' })
  expect(count).toBe(bags!.ids.length)
  expect(cards.map(({ id }) => id)).toEqual(bags!.ids.slice(0, 12))
  const all = await preview({ rule: 'newest' })
  expect(all.cards).toHaveLength(12)
  expect(all.count).toBe(index.size)
  for (const max_products of ['3', '３'])
    expect((await preview({ rule: 'newest', max_products })).count).toBe(3)
  expect((await preview({ rule: 'newest', max_products: "1'000" })).count).toBe(index.size)
})

it('follows prices and tags as they are typed', async () => {
  const { preview } = await previewingShop()
  const cheap = await preview({ rule: 'price', rule_value: '0-20' })
  expect(cheap.count).toBeGreaterThan(0)
  expect(cheap.cards.every(({ price }) => price <= 2000)).toBe(true)
  expect((await preview({ rule: 'price', rule_value: '0 – 20' })).count).toBe(cheap.count)
  expect((await preview({ rule: 'price', rule_value: '20-' })).count).toBe(0)
  expect((await preview({ rule: 'tag', rule_value: 'city' })).count).toBeGreaterThan(0)
  expect((await preview({ rule: 'brand', rule_value: 'nothing' })).count).toBe(0)
})

it('keeps the order of products by hand, without unknown and hidden ones', async () => {
  const { db, preview } = await previewingShop()
  await db.updateTable('product').set({ published_at: null }).where('slug', '=', 'school-bag').execute()
  const { cards } = await preview({ products: ['water-pot', 'nothing', 'classic-tee'] })
  expect(cards.map(({ slug }) => slug)[0]).toBe('water-pot')
})
