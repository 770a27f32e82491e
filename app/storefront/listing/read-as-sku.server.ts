import { findProductOfSku } from '../../commerce/catalog/card-store.server.ts'
import type { ListingQuery } from '../../commerce/finding/listing-query.ts'
import type { Db } from '../../db/schema.ts'

/** What to ask the model: words that are a SKU stand for its product alone, wherever else they stand. */
export async function readAsSku(
  db: Db,
  query: ListingQuery,
  among?: readonly number[],
): Promise<[query: ListingQuery, among: readonly number[] | undefined]> {
  const product = await findProductOfSku(db, query.words)
  return product === undefined ? [query, among] : [{ ...query, words: '' }, [product]]
}
