import type { Db } from '#db/schema/schema.ts'
import { type Arrangement, noArrangements } from './arrangement.ts'
import { QueryMap } from './query-map.ts'
import type { Synonym } from './synonyms.ts'

export function readSynonyms(db: Db): Promise<Synonym[]> {
  return db.selectFrom('search_synonym').select(['word', 'means']).orderBy('id').execute()
}

export async function loadSearchRedirects(db: Db): Promise<QueryMap<string>> {
  const rows = await db.selectFrom('search_redirect').select(['query', 'target']).orderBy('id').execute()
  return new QueryMap(rows.map(({ query, target }) => [query, target]))
}

/** The merchant's arrangements of results, by query. */
export async function readArrangements(db: Db): Promise<QueryMap<Arrangement>> {
  const searches = await db
    .selectFrom('arranged_search')
    .select(['id', 'query'])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
  if (searches.length === 0) return noArrangements
  const pinned = await db
    .selectFrom('pinned_result')
    .select(['search_id', 'product_id'])
    .orderBy('position')
    .execute()
  const hidden = await db.selectFrom('hidden_result').select(['search_id', 'product_id']).execute()
  const productsOf = (rows: typeof hidden, id: number) =>
    rows.filter(row => row.search_id === id).map(row => row.product_id)
  return new QueryMap(
    searches.map(({ id, query }) => [
      query,
      { pinned: productsOf(pinned, id), hidden: productsOf(hidden, id) },
    ]),
  )
}
