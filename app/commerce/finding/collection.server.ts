import type { Db, Schema } from '../../db/schema.ts'
import type { CatalogModel } from './catalog-model.ts'
import { type ListingQuery, noFilters } from './listing-query.ts'

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
  const row = await db
    .selectFrom('collection')
    .select(['id', 'slug', 'title', 'rule', 'rule_value', 'most'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) return undefined
  const most = row.most ?? mostByRule
  const ids =
    row.rule === null
      ? await chosenByHand(db, row.id)
      : row.rule === 'tag'
        ? await withTag(db, row.rule_value, most)
        : model.list({ ...byRule(model, row.rule, row.rule_value), limit: most }).ids
  return { slug: row.slug, title: row.title, ids }
}

async function chosenByHand(db: Db, collectionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('collection_product')
    .select('product_id')
    .where('collection_id', '=', collectionId)
    .orderBy('position')
    .execute()
  return rows.map(row => row.product_id)
}

/** Newest first. */
async function withTag(db: Db, tag: string, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_tag')
    .select('product_id')
    .where('tag', '=', tag)
    .orderBy('product_id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => row.product_id)
}

type ModelRule = Exclude<Schema['collection']['rule'], null | 'tag'>

/** A rule about something that the shop no longer has brings nothing: its place is none. */
function byRule({ taxonomy }: CatalogModel, rule: ModelRule, value: string): ListingQuery {
  const query: ListingQuery = { filters: noFilters, words: '', sort: 'newest', skip: 0, limit: 0 }
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
