import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Pace } from '../search/pace.ts'
import { factsOf, featured, plainListing, queries, taxonomy } from './catalog-model.fixture.ts'
import { CatalogModel } from './catalog-model.ts'
import type { ProductFacts } from './product-facts.ts'

const catalogs = fc
  .integer({ min: 0, max: 40 })
  .chain(count => fc.tuple(...Array.from({ length: count }, (_, index) => factsOf(index + 1))))

/** Products that change, come or go (then without facts); an id above 40 is new. */
const changes = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 60 }), fc.boolean())
    .chain(([id, goes]) =>
      fc.record({ id: fc.constant(id), facts: goes ? fc.constant(undefined) : factsOf(id) }),
    ),
  { maxLength: 30 },
)

async function loaded(products: readonly ProductFacts[]): Promise<CatalogModel> {
  const model = new CatalogModel(taxonomy, featured, products.length)
  for (const facts of products) model.load(facts)
  await model.settle(new Pace())
  return model
}

test('a listing has what a plain look through all products finds, counts and orders', async () => {
  await fc.assert(
    fc.asyncProperty(catalogs, fc.array(queries, { minLength: 1, maxLength: 5 }), async (products, asked) => {
      const model = await loaded(products)
      for (const query of asked) expect(model.list(query)).toEqual(plainListing(products, query))
    }),
    { numRuns: 300 },
  )
})

test('it still has after products changed, came and went', async () => {
  await fc.assert(
    fc.asyncProperty(catalogs, changes, queries, async (products, changed, query) => {
      const model = await loaded(products)
      const now = new Map(products.map(facts => [facts.id, facts]))
      for (const { id, facts } of changed) {
        if (facts) {
          model.put(facts)
          now.set(id, facts)
        } else {
          model.remove(id)
          now.delete(id)
        }
      }
      const plain = [...now.values()].sort((a, b) => a.id - b.id)
      expect(model.list(query)).toEqual(plainListing(plain, query))
    }),
    { numRuns: 300 },
  )
})
