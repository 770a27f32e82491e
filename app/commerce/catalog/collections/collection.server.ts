import type { Db, Schema } from '#db/schema/schema.ts'
import type { CatalogIndex } from '../index/catalog-index.ts'
import { allProductsQuery, type ListingQuery, noFilters } from '../index/listing-query.ts'
import { type CollectionRow, readCollections, readTaggedProductIds } from './collection-store.server.ts'

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
  return (await findCollections(db, index, [slug])).get(slug)
}

/** Those of these collections that exist, by slug. */
export async function findCollections(
  db: Db,
  index: CatalogIndex,
  slugs: readonly string[],
): Promise<Map<string, Collection>> {
  const collections = new Map<string, Collection>()
  for (const { products, ...row } of await readCollections(db, slugs)) {
    const ids = row.rule === null ? products : await findRuleProducts(db, index, row)
    collections.set(row.slug, { slug: row.slug, title: row.title, ids })
  }
  return collections
}

type Rule = Exclude<Schema['collection']['rule'], null>

/** Ids of the products that a rule finds, in order, including those that are not listed. */
export async function findRuleProducts(
  db: Db,
  index: CatalogIndex,
  {
    rule,
    rule_value,
    max_products,
  }: Pick<CollectionRow, 'rule_value' | 'max_products'> & { rule: Rule | null },
): Promise<number[]> {
  if (rule === null) return []
  const limit = max_products ?? maxByRule
  if (rule === 'tag') return readTaggedProductIds(db, rule_value!, limit)
  return index.find({ ...queryForRule(index, rule, rule_value), limit }).ids
}

type ModelRule = Exclude<Rule, 'tag'>

/** A rule about a deleted category or brand matches nothing: its position is -1. */
function queryForRule({ taxonomy }: CatalogIndex, rule: ModelRule, value: string | null): ListingQuery {
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
      const [from, to] = value!.split('-').map(Number)
      const limit = (amount: number | undefined) => (Number.isSafeInteger(amount) ? amount! : null)
      return { ...query, filters: { ...noFilters, priceFrom: limit(from), priceTo: limit(to) } }
    }
  }
}
