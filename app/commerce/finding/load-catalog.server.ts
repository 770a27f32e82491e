import type { Db } from '../../db/schema.ts'
import { Pace } from '../search/pace.ts'
import { CatalogModel } from './catalog-model.ts'
import {
  countProductsAfter,
  readDescriptionsAfter,
  readFactsAfter,
  readFeatured,
  readTaxonomy,
} from './facts-store.server.ts'
import { everything, type ListingQuery, noFilters, sorts } from './listing-query.ts'
import { lackOfMemory, memoryNeed } from './memory-need.ts'

/** How many products are read at once: a query that holds the process for a few milliseconds. */
const batch = 1000

/** How many at first: code that never ran is slow, and must not hold the process longer for it. */
const firstBatch = 100

/** How many products are added to the words at most before they are brought into their final form. */
const mostUnsettled = 65_536

/**
 * Reads the whole catalogue into memory; whoever asks meanwhile is answered. Descriptions are left for later. Throws, in
 * plain words, when it does not fit into the `available` bytes.
 */
export async function loadCatalog(db: Db, available = process.availableMemory()): Promise<CatalogModel> {
  const count = await countProducts(db)
  const taxonomy = await readTaxonomy(db)
  const lack = lackOfMemory(count, memoryNeed(count, taxonomy), available)
  if (lack) throw new Error(lack)
  const model = new CatalogModel(taxonomy, await readFeatured(db), count + 256)
  const pace = new Pace()
  for (let last = 0, size = firstBatch; ; size = Math.min(2 * size, batch)) {
    const facts = await readFactsAfter(db, last, size)
    if (facts.length === 0) break
    for (const product of facts) {
      model.load(product)
      if (pace.due()) await pace.rest()
    }
    last = facts.at(-1)!.id
    if (model.text.unsettled >= mostUnsettled) await model.text.settle()
    if (pace.due()) await pace.rest()
  }
  await model.settle(pace)
  return model
}

/** Published or not; counted a stretch at a time, for SQLite answers nobody else meanwhile. */
async function countProducts(db: Db): Promise<number> {
  const pace = new Pace()
  let count = 0
  for (let after: number | null = 0; after !== null; ) {
    const stretch = await countProductsAfter(db, after, 10 * batch)
    count += stretch.count
    after = stretch.last
    if (pace.due()) await pace.rest()
  }
  return count
}

/** Brings the descriptions after, while the shop is open; `wanted` says whether they still are. */
export async function loadDescriptions(db: Db, model: CatalogModel, wanted: () => boolean): Promise<void> {
  const pace = new Pace()
  for (let last = 0; wanted(); ) {
    const rows = await readDescriptionsAfter(db, last, batch)
    if (rows.length === 0) break
    for (const { id, description } of rows) {
      model.describe(id, description)
      if (pace.due()) await pace.rest()
    }
    last = rows.at(-1)!.id
    if (model.text.unsettled >= mostUnsettled) await model.text.settle()
    if (pace.due()) await pace.rest()
  }
  if (wanted()) await model.text.settle()
}

/** How many products the ways of listing are practised on, and how often: enough for the engine to compile what they need. */
const practice = { products: 1000, times: 12 }

/**
 * Goes through every way of listing once: code that never ran is slow, and the first shopper should not wait for it. Who
 * asks meanwhile is answered in between. It is practised on a few products, because among a million each way would hold the
 * process for longer than anybody may wait.
 */
export async function warmUp(db: Db, model: CatalogModel): Promise<void> {
  const pace = new Pace()
  const few = new CatalogModel(model.taxonomy, [], practice.products)
  for (const product of await readFactsAfter(db, 0, practice.products)) few.load(product)
  await few.settle(pace)
  for (let time = 0; time < practice.times; time++)
    for (const way of everyWay()) {
      few.list(way)
      if (pace.due()) await pace.rest()
    }
  for (const way of everyWay()) {
    model.list(way)
    await pace.rest()
  }
}

function everyWay(): ListingQuery[] {
  const page = { ...everything, limit: 36 }
  const filters = { ...noFilters, colors: [0], brands: [0], priceFrom: 100, inStock: true }
  return [
    ...sorts.map(sort => ({ ...page, sort })),
    ...['a', 'bag', 'bgas', ''].map(words => ({ ...page, filters, words })),
    ...['a', 's', 'tee', 'teee'].map(words => ({ ...page, words })),
  ]
}
