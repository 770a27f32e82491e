import type { Db, Schema } from '../../db/schema.ts'
import type { CatalogModel } from './catalog-model.ts'
import { findCollectionRow, idsByHand, idsWithTag } from './collection-store.server.ts'
import { everything, type ListingQuery, noFilters } from './listing-query.ts'

export interface Collection {
  slug: string
  title: string
  /** Ids of its products in its order, also of those that are not listed now. */
  ids: number[]
}

/** The most that a rule brings into a collection that names no limit. */
const mostByRule = 1000

/** A collection with its products, chosen by hand or by its rule; undefined when there is none of this name. */
export async function findCollection(
  db: Db,
  model: CatalogModel,
  slug: string,
): Promise<Collection | undefined> {
  const row = await findCollectionRow(db, slug)
  if (!row) return undefined
  const most = row.most ?? mostByRule
  const ids =
    row.rule === null
      ? await idsByHand(db, row.id)
      : row.rule === 'tag'
        ? await idsWithTag(db, row.rule_value, most)
        : model.find({ ...byRule(model, row.rule, row.rule_value), limit: most }).ids
  return { slug: row.slug, title: row.title, ids }
}

type ModelRule = Exclude<Schema['collection']['rule'], null | 'tag'>

/** A rule about something that the shop no longer has brings nothing: its place is none. */
function byRule({ taxonomy }: CatalogModel, rule: ModelRule, value: string): ListingQuery {
  const query: ListingQuery = { ...everything, sort: 'newest' }
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
      const limit = (cents: number | undefined) => (Number.isSafeInteger(cents) ? cents! : null)
      return { ...query, filters: { ...noFilters, priceFrom: limit(from), priceTo: limit(to) } }
    }
  }
}
