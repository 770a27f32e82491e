import type { Db } from '../../db/schema.ts'
import { Pace } from '../search/pace.ts'
import { CatalogModel } from './catalog-model.ts'
import { readDescriptionsAfter, readFactsAfter, readFeatured, readTaxonomy } from './facts-store.server.ts'
import { noFilters, sorts } from './listing-query.ts'

/** How many products are read at once: a query that holds the process for a few milliseconds. */
const batch = 2000

/** How many products are added to the words at most before they are brought into their final form. */
const mostUnsettled = 65_536

/** Reads the whole catalogue into memory; whoever asks meanwhile is answered. Descriptions are left for later. */
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
    if (model.text.unsettled >= mostUnsettled) await model.text.settle()
    if (pace.due()) await pace.rest()
  }
  await model.settle(pace)
  return model
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

/** Goes through every way of listing once: code that never ran is slow, and the first shopper should not wait for it. */
export function warmUp(model: CatalogModel): void {
  const page = { filters: noFilters, skip: 0, limit: 36 }
  for (const sort of sorts) model.list({ ...page, words: '', sort })
  const filters = { ...noFilters, colors: [0], brands: [0], priceFrom: 100, inStock: true }
  for (const words of ['a', 'bag', 'bgas', '']) model.list({ ...page, filters, words, sort: null })
  for (const words of ['a', 's', 'tee', 'teee']) model.list({ ...page, words, sort: null })
}
