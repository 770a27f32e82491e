import type { Db } from '#db/schema/schema.ts'
import { TimeSlice } from '../search/words/time-slice.ts'
import { CatalogIndex } from './catalog-index.ts'
import {
  countProductsAfter,
  readDescriptionsAfter,
  readFactsAfter,
  readFeatured,
} from './facts/product-facts-store.server.ts'
import { readTaxonomy } from './facts/taxonomy-store.server.ts'
import { CatalogTooLarge, estimateIndexMemory, exceedsMemory } from './index-memory.ts'
import { allProductsQuery, type ListingQuery, noFilters, sorts } from './listing-query.ts'

/** Products read at once: the query blocks the process for a few milliseconds. */
const readBatchSize = 1000

/** Code that has not been compiled yet is slow, so the first batch is smaller. */
const firstBatchSize = 100

/** How many products the text index takes before it merges them. */
const maxPendingProducts = 65_536

/**
 * Loads the whole catalog without descriptions, answering requests in between. Throws `CatalogTooLarge` when it does not fit
 * into the `available` bytes.
 */
export async function loadCatalogIndex(db: Db, available = process.availableMemory()): Promise<CatalogIndex> {
  const count = await countProducts(db)
  const taxonomy = await readTaxonomy(db)
  const needed = estimateIndexMemory(count, taxonomy)
  if (exceedsMemory(needed, available)) throw new CatalogTooLarge({ products: count, needed, available })
  const index = new CatalogIndex(taxonomy, await readFeatured(db), count + 256)
  const slice = new TimeSlice()
  for (let last = 0, size = firstBatchSize; ; size = Math.min(2 * size, readBatchSize)) {
    const facts = await readFactsAfter(db, last, size)
    if (facts.length === 0) break
    for (const product of facts) {
      index.load(product)
      if (slice.isOver()) await slice.next()
    }
    last = facts.at(-1)!.id
    if (index.text.pendingCount >= maxPendingProducts) await index.text.merge()
    if (slice.isOver()) await slice.next()
  }
  await index.finishLoading(slice)
  return index
}

/** Counts in batches, because SQLite blocks the process during a query. */
async function countProducts(db: Db): Promise<number> {
  const slice = new TimeSlice()
  let total = 0
  for (let after: number | null = 0; after !== null; ) {
    const { count, last }: { count: number; last: number | null } = await countProductsAfter(
      db,
      after,
      10 * readBatchSize,
    )
    total += count
    after = last
    if (slice.isOver()) await slice.next()
  }
  return total
}

/** Adds descriptions while the shop is already open; stops early when `isCurrent` returns false. */
export async function loadDescriptions(db: Db, index: CatalogIndex, isCurrent: () => boolean): Promise<void> {
  const slice = new TimeSlice()
  for (let last = 0; isCurrent(); ) {
    const rows = await readDescriptionsAfter(db, last, readBatchSize)
    if (rows.length === 0) break
    for (const { id, description } of rows) {
      index.addDescription(id, description)
      if (slice.isOver()) await slice.next()
    }
    last = rows.at(-1)!.id
    if (index.text.pendingCount >= maxPendingProducts) await index.text.merge()
    if (slice.isOver()) await slice.next()
  }
  if (isCurrent()) await index.text.merge()
}

/** A small index, and enough rounds for V8 to compile what listings need. */
const warmUpSample = { products: 1000, rounds: 12 }

/**
 * Runs every kind of listing, so that the first shopper does not wait for V8 to compile. A small index comes first: with
 * a million products, uncompiled code would block the process for too long.
 */
export async function warmUpIndex(db: Db, index: CatalogIndex): Promise<void> {
  const slice = new TimeSlice()
  const small = new CatalogIndex(index.taxonomy, [], warmUpSample.products)
  for (const product of await readFactsAfter(db, 0, warmUpSample.products)) small.load(product)
  await small.finishLoading(slice)
  for (let round = 0; round < warmUpSample.rounds; round++)
    for (const query of warmUpQueries()) {
      small.list(query)
      if (slice.isOver()) await slice.next()
    }
  for (const query of warmUpQueries()) {
    index.list(query)
    await slice.next()
  }
}

function warmUpQueries(): ListingQuery[] {
  const page = { ...allProductsQuery, limit: 36 }
  const filters = {
    ...noFilters,
    facets: [[0]],
    brands: [0],
    priceFrom: 100,
    minStars: 4,
    onSale: true,
    inStock: true,
  }
  return [
    ...sorts.map(sort => ({ ...page, sort })),
    ...['a', 'bag', 'bgas', ''].map(searchText => ({ ...page, filters, searchText })),
    ...['a', 's', 'tee', 'teee'].map(searchText => ({ ...page, searchText })),
  ]
}
