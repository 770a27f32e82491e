import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TimeSlice } from '../search/words/time-slice.ts'
import {
  arbitraryFacts,
  arbitraryQueries,
  naiveListing,
  sampleFeatured,
  sampleTaxonomy,
} from './catalog-index.fixture.ts'
import { CatalogIndex } from './catalog-index.ts'
import type { ProductFacts } from './facts/product-facts.ts'

const catalogs = fc
  .integer({ min: 0, max: 40 })
  .chain(count => fc.tuple(...Array.from({ length: count }, (_, index) => arbitraryFacts(index + 1))))

/** Products added or changed, or removed if they have no facts; an id above 40 is new. */
const changes = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 60 }), fc.boolean())
    .chain(([id, isRemoved]) =>
      fc.record({ id: fc.constant(id), facts: isRemoved ? fc.constant(undefined) : arbitraryFacts(id) }),
    ),
  { maxLength: 30 },
)

async function loadIndex(products: readonly ProductFacts[]): Promise<CatalogIndex> {
  const index = new CatalogIndex(sampleTaxonomy, sampleFeatured, products.length)
  for (const facts of products) index.load(facts)
  await index.finishLoading(new TimeSlice())
  return index
}

test('filters, counts and sorts like a scan of all products', async () => {
  await fc.assert(
    fc.asyncProperty(
      catalogs,
      fc.array(arbitraryQueries, { minLength: 1, maxLength: 5 }),
      async (products, sampled) => {
        const index = await loadIndex(products)
        for (const query of sampled) expect(index.list(query)).toEqual(naiveListing(products, query))
      },
    ),
    { numRuns: 300 },
  )
})

test('filters, counts and sorts after products were changed, added and removed', async () => {
  await fc.assert(
    fc.asyncProperty(catalogs, changes, arbitraryQueries, async (products, changed, query) => {
      const index = await loadIndex(products)
      const now = new Map(products.map(facts => [facts.id, facts]))
      for (const { id, facts } of changed) {
        if (facts) {
          index.put(facts)
          now.set(id, facts)
        } else {
          index.remove(id)
          now.delete(id)
        }
      }
      const plain = [...now.values()].sort((a, b) => a.id - b.id)
      expect(index.list(query)).toEqual(naiveListing(plain, query))
    }),
    { numRuns: 300 },
  )
})
