import { Catalog } from '../../app/commerce/finding/catalog.server.ts'
import { readFactsOf } from '../../app/commerce/finding/facts-store.server.ts'
import type { ListingQuery } from '../../app/commerce/finding/listing-query.ts'
import { openDatabase } from '../../app/db/connection.server.ts'
import { Dice } from '../../demo/big-shop/dice.ts'
import { type Held, watchLoop } from './held.ts'
import { type Asked, listingQueries, pageOf, searchQueries } from './queries.ts'
import { timed } from './times.ts'

// The catalogue as a server has it, in a process of its own: it measures itself when it is told to.
const [dataDir] = process.argv.slice(2)
const db = openDatabase({ dataDir: dataDir!, databaseUrl: undefined })
const loading = watchLoop()
const catalog = await Catalog.open(db, error => {
  throw error
})
await catalog.described
const loaded = loading()
const { model } = catalog

/** Enough that ten of them are beyond the 99th percentile. */
const questions = 1000
/** Enough that the words are brought into their common form in between. */
const changes = 400
/** As many as the catalogue lets come together before it does that. */
const mostUnsettled = 300

const some = await readSomeProducts()
const onPages = (asked: readonly Asked[]) => asked.map(one => pageOf(one, model.list(one.query).total))
const titles = some.map(({ title }) => title)
const queries = {
  listings: onPages(listingQueries(model.taxonomy, questions)),
  searches: onPages(searchQueries(model.taxonomy, titles, questions)),
}
const answer = (query: ListingQuery) => model.list(query)

const tasks = {
  loaded: async () => loaded,
  queries: async () => queries,
  answers: async () => queries.listings.map(answer),
  listings: () => timed(queries.listings, answer),
  searches: () => timed(queries.searches, answer),
  changes: changeProducts,
}
export type Tasks = typeof tasks

process.on('message', async (task: keyof Tasks) => process.send!(await tasks[task]()))
process.on('disconnect', () => process.exit())
process.send!('ready')

async function readSomeProducts(): Promise<{ id: number; title: string }[]> {
  const { last } = await db
    .selectFrom('product')
    .select(row => row.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const dice = new Dice(3)
  return db
    .selectFrom('product')
    .select(['id', 'title'])
    .where('published_at', 'is not', null)
    .where(
      'id',
      'in',
      Array.from({ length: questions }, () => dice.whole(1, last)),
    )
    .execute()
}

/** One product after the other becomes cheaper by a cent, in the model alone, as it is when another process changed it. */
async function changeProducts(): Promise<Held> {
  const changed = watchLoop()
  for (const { id } of some.slice(0, changes)) {
    for (const facts of await readFactsOf(db, [id])) model.put({ ...facts, price: facts.price - 1 })
    if (model.text.unsettled >= mostUnsettled) await model.text.settle()
    await new Promise(resolve => setImmediate(resolve))
  }
  await model.text.settle()
  return changed()
}
