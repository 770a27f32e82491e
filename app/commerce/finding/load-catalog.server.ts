import type { Db } from '../../db/schema.ts'
import { Pace } from '../search/pace.ts'
import { CatalogModel } from './catalog-model.ts'
import { readFactsAfter, readFeatured, readTaxonomy } from './facts-store.server.ts'

/** How many products are read at once: a query that holds the process for a few milliseconds. */
const batch = 2000

/** Reads the whole catalogue into memory; whoever asks meanwhile is answered. */
export async function loadCatalog(db: Db): Promise<CatalogModel> {
  const { count } = await db
    .selectFrom('product')
    .select(row => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const taxonomy = await readTaxonomy(db)
  const model = new CatalogModel(taxonomy, await readFeatured(db), Number(count) + 256)
  const pace = new Pace()
  for (let last = 0; ; ) {
    const facts = await readFactsAfter(db, last, batch)
    if (facts.length === 0) break
    for (const product of facts) model.load(product)
    last = facts.at(-1)!.id
    if (pace.due()) await pace.rest()
  }
  await model.settle(pace)
  return model
}
