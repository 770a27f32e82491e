import { href } from 'react-router'
import { allProductsQuery } from '#commerce/catalog/index/listing-query.ts'
import { readCards } from '#commerce/catalog/products/cards/card-store.server.ts'
import type { ProductCard } from '#commerce/catalog/products/product.ts'
import { type HighlightedText, highlightMatches } from '#commerce/catalog/search/highlight.ts'
import { fold } from '#commerce/catalog/search/words/fold.ts'
import type { FoundPage } from '#commerce/content/pages/page-search.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { topCategories } from '../listing/load/find-alternatives.server.ts'
import { findPages } from '../listing/load/find-pages.server.ts'
import { filtersFor } from '../listing/load/listing-scope.server.ts'
import { resolveSku } from '../listing/load/resolve-sku.server.ts'
import { withSearchFilters } from '../listing/load/search-filters.server.ts'
import { readListingParams } from '../listing/params/listing-params.ts'
import type { Route } from './+types/suggestions.ts'
import { groupsNamed, narrowingGroups, type SuggestedGroup, searchUrl } from './suggested-groups.ts'

export interface SuggestedProduct {
  to: string
  title: HighlightedText[]
  card: ProductCard
  /** Products with this title, such as one tee in five colors. */
  styleCount: number
}

export interface Suggestions {
  products: SuggestedProduct[]
  /** Categories and brands. */
  groups: SuggestedGroup[]
  pages: FoundPage[]
  /** The page with all results, if there are more. */
  all: { to: string; total: number } | null
}

const maxProducts = 6

/** Products to choose different ones from: many may share a title. */
const candidates = 24

const noSuggestions: Suggestions = { products: [], groups: [], pages: [], all: null }
const noMatches = { stems: [], prefixes: [] }

/** The best products for a search as it is typed, categories and brands with a matching name or many of the results, and pages. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { db, catalog } = shop
  const typed = readListingParams(new URL(request.url).searchParams)
  const { search: searchText } = typed
  if (searchText === '') return Response.json(noSuggestions)
  const { index } = catalog
  const params = withSearchFilters(index, {}, typed) ?? typed
  const filters = filtersFor(params, index.taxonomy, undefined)
  const query = {
    ...allProductsQuery,
    filters,
    searchText: params.search,
    sort: params.sort,
    limit: candidates,
  }
  const results = index.list(...(await resolveSku(db, query)))
  const { ids, search, total } = results
  const sameTitle = Map.groupBy(await readCards(db, ids), ({ title }) => fold(title))
  const products = [...sameTitle.values()].slice(0, maxProducts).map(([card, ...others]) => ({
    to: others.length > 0 ? searchUrl(card!.title) : href('/productDetails/:slug?', { slug: card!.slug }),
    title: highlightMatches(card!.title, search?.matchedWords ?? noMatches),
    card: card!,
    styleCount: others.length + 1,
  }))
  const hasMore = total > products.length
  const pages = await findPages(shop, searchText, total)
  const named = groupsNamed(index, searchText)
  const isEmpty = products.length + named.length + pages.length === 0
  const groups = isEmpty
    ? topCategories(index).map(category => ({ ...category, kind: 'category' as const }))
    : named.length === 0 && hasMore
      ? narrowingGroups(index, results, search?.correctedText ?? searchText)
      : named
  const all = hasMore ? { to: searchUrl(searchText), total } : null
  return Response.json({ products, groups, pages, all } satisfies Suggestions)
}
