import type { ListingQuery } from '#commerce/catalog/index/listing-query.ts'
import { findProductIdBySku } from '#commerce/catalog/products/cards/card-store.server.ts'
import type { Db } from '#db/schema/schema.ts'

/** Turns a search for a SKU into a listing of its product; any other query stays as it is. */
export async function resolveSku(
  db: Db,
  query: ListingQuery,
  productIds?: readonly number[],
): Promise<[query: ListingQuery, productIds: readonly number[] | undefined]> {
  const product = await findProductIdBySku(db, query.searchText)
  return product === undefined ? [query, productIds] : [{ ...query, searchText: '' }, [product]]
}
