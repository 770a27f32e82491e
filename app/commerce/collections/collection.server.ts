import type { Db, Schema } from '../../db/schema/schema.ts'
import type { CatalogIndex } from '../catalog-index/catalog-index.ts'
import { allProductsQuery, type ListingQuery, noFilters } from '../catalog-index/listing-query.ts'
import { findCollectionRow, readManualProductIds, readTaggedProductIds } from './collection-store.server.ts'

export interface Collection {
  slug: string
  title: string
  /** Ids of its products in order, including those that are not listed. */
  ids: number[]
}

/** The size limit of a rule-based collection without a limit of its own. */
const maxByRule = 1000

/** A manual or rule-based collection; undefined when there is none with this slug. */
export async function findCollection(
  db: Db,
  index: CatalogIndex,
  slug: string,
): Promise<Collection | undefined> {
  const row = await findCollectionRow(db, slug)
  if (!row) return undefined
  const maxProducts = row.max_products ?? maxByRule
  const ids =
    row.rule === null
      ? await readManualProductIds(db, row.id)
      : row.rule === 'tag'
        ? await readTaggedProductIds(db, row.rule_value, maxProducts)
        : index.find({ ...queryForRule(index, row.rule, row.rule_value), limit: maxProducts }).ids
  return { slug: row.slug, title: row.title, ids }
}

type ModelRule = Exclude<Schema['collection']['rule'], null | 'tag'>

/** A rule about a deleted category or brand matches nothing: its position is -1. */
function queryForRule({ taxonomy }: CatalogIndex, rule: ModelRule, value: string): ListingQuery {
  const query: ListingQuery = { ...allProductsQuery, sort: 'newest' }
  const placeOf = (entries: readonly { slug: string }[]) => [entries.findIndex(entry => entry.slug === value)]
  switch (rule) {
    case 'newest':
      return query
    case 'best-selling':
      return { ...query, sort: 'best-selling' }
    case 'category':
      return { ...query, filters: { ...noFilters, categories: placeOf(taxonomy.categories) } }
    case 'brand':
      return { ...query, filters: { ...noFilters, brands: placeOf(taxonomy.brands) } }
    case 'price': {
      const [from, to] = value.split('-').map(Number)
      const limit = (amount: number | undefined) => (Number.isSafeInteger(amount) ? amount! : null)
      return { ...query, filters: { ...noFilters, priceFrom: limit(from), priceTo: limit(to) } }
    }
  }
}
