import { Catalog } from '#commerce/catalog/index/catalog.server.ts'
import { readFactsByIds } from '#commerce/catalog/index/facts/product-facts-store.server.ts'
import type { ListingQuery } from '#commerce/catalog/index/listing-query.ts'
import { openDatabase } from '#db/connection/connection.server.ts'
import { SeededRandom } from '#demo/big-shop/seeded-random.ts'
import { type LoopBlock, watchEventLoop } from './event-loop-blocks.ts'
import { atDepth, listingQueries, type SampleQuery, searchQueries } from './sample-queries.ts'
import { sampleSynonyms } from './sample-synonyms.ts'
import { timeEach } from './times.ts'

// The catalog as in a server, in a separate process that measures itself on request.
const [dataDir] = process.argv.slice(2)
const db = openDatabase({ dataDir: dataDir!, databaseUrl: undefined })
const stopWatching = watchEventLoop()
const catalog = await Catalog.open(db, error => {
  throw error
})
await catalog.descriptionsLoaded
const loaded = stopWatching()
const { index } = catalog

/** Ten of them are above the 99th percentile. */
const queryCount = 1000
/** Enough for a merge of the text index. */
const changeCount = 400
/** As in `Catalog`. */
const maxPendingChanges = 300

const sampled = await readRandomProducts()
const onPages = (samples: readonly SampleQuery[]) =>
  samples.map(sample => atDepth(sample, index.list(sample.query).total))
const titles = sampled.map(({ title }) => title)
const queries = {
  listings: onPages(listingQueries(index.taxonomy, queryCount)),
  searches: onPages(searchQueries(index.taxonomy, titles, queryCount)),
}
const synonyms = sampleSynonyms(titles, new SeededRandom(4))
const list = (query: ListingQuery) => index.list(query)

const tasks = {
  loaded: async () => loaded,
  listings: () => timeEach(queries.listings, list),
  searches: () => timeEach(queries.searches, list),
  searchesBySynonyms: () => timeEach(queries.searches, query => list({ ...query, synonyms })),
  changes: changeProducts,
}
export type IndexTasks = typeof tasks

process.on('message', async (task: keyof IndexTasks) => process.send!(await tasks[task]()))
process.on('disconnect', () => process.exit())
process.send!('ready')

async function readRandomProducts(): Promise<{ id: number; title: string }[]> {
  const { last } = await db
    .selectFrom('product')
    .select(row => row.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const random = new SeededRandom(3)
  return db
    .selectFrom('product')
    .select(['id', 'title'])
    .where('published_at', 'is not', null)
    .where(
      'id',
      'in',
      Array.from({ length: queryCount }, () => random.integer(1, last)),
    )
    .execute()
}

/** Changes the price of one product after the other, in the index only, like a change by another process. */
async function changeProducts(): Promise<LoopBlock> {
  const stopWatching = watchEventLoop()
  for (const { id } of sampled.slice(0, changeCount)) {
    for (const facts of await readFactsByIds(db, [id])) index.put({ ...facts, price: facts.price - 1 })
    if (index.text.pendingCount >= maxPendingChanges) await index.text.merge()
    await new Promise(resolve => setImmediate(resolve))
  }
  await index.text.merge()
  return stopWatching()
}
