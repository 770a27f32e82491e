import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { findCollection } from '#commerce/catalog/collections/collection.server.ts'
import type { Taxonomy } from '#commerce/catalog/index/facts/product-facts.ts'
import { facetNames } from '#commerce/catalog/index/listing-param-names.ts'
import {
  allProductsQuery,
  type ListingQuery,
  type ListingResult,
} from '#commerce/catalog/index/listing-query.ts'
import { readListCards } from '#commerce/catalog/products/cards/card-distinction-store.server.ts'
import { highlightMatches } from '#commerce/catalog/search/highlight.ts'
import { loadSearchRedirects } from '#commerce/catalog/search/search-answer-store.server.ts'
import { recordSearchMiss } from '#commerce/catalog/search/search-miss-store.server.ts'
import type { Settings } from '#commerce/running/settings/settings.ts'
import { errorForLog } from '#commerce/values/error-for-log.ts'
import { sideWrite } from '#db/outages/side-write.server.ts'
import { listingViewMessages } from '#messages/listing-view.ts'
import { sharedMessages } from '#messages/shared.ts'
import { documentContext, type HtmlDocument, shopContext } from '#web/shop/context.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { addPageHead } from '../../search-engines/page-head.server.ts'
import type { ListingCard, ListingView } from '../listing-view.ts'
import { hasFilters, type ListingParams, listingUrl, readListingParams } from '../params/listing-params.ts'
import { filterChips } from './filter-chips.server.ts'
import { findAlternatives } from './find-alternatives.server.ts'
import { findPages } from './find-pages.server.ts'
import { listingFacets, visibleCategories } from './listing-facets.server.ts'
import { filtersFor, type ListingScope } from './listing-scope.server.ts'
import { loadIntro } from './load-intro.server.ts'
import { visibleFacets } from './merchant-facets.server.ts'
import { withNumbersOfToday } from './number-filters.server.ts'
import { priceExample, readPriceLimits } from './price-limits.server.ts'
import { resolveSku } from './resolve-sku.server.ts'
import { withSearchFilters } from './search-filters.server.ts'

/** Loads a listing. A search without results is recorded for the merchant, so its page is not cached. */
export async function listingResponse(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  scope: ListingScope,
) {
  const shop = context.get(shopContext)
  await followSearchRedirect(shop, request)
  const view = await loadListing(shop, scope, request)
  const { search } = view.params
  const isMiss = view.total === 0 && search !== '' && !hasFilters(view.params)
  if (isMiss)
    await sideWrite(recordSearchMiss(shop.db, search, new Date())).catch(error =>
      shop.log('search-miss-not-counted', { error: errorForLog(error) }),
    )
  await addListingHead(shop, view, { request, document: context.get(documentContext) })
  return data(view, isMiss ? { headers: { 'Cache-Control': 'no-store' } } : undefined)
}

/** Throws a redirect for a search that the merchant leads elsewhere. */
async function followSearchRedirect(shop: Shop, request: Request): Promise<void> {
  const params = readListingParams(new URL(request.url).searchParams)
  if (params.search === '' || hasFilters(params)) return
  const redirects = await shop.cache.get('search-redirects', () => loadSearchRedirects(shop.db))
  const target = redirects.get(params.search)
  if (target !== undefined) throw redirect(target)
}

/** Only for pages that search engines may index. */
async function addListingHead(
  shop: Shop,
  view: ListingView,
  page: { request: Request; document: HtmlDocument },
): Promise<void> {
  const { title, path, trail, params, cards, intro } = view
  if (params.search !== '' || hasFilters(params) || params.pageSize !== null) return
  const url = listingUrl(path, params)
  await addPageHead(shop, {
    ...{ title, description: intro?.description, path: url, trail },
    ...{ picture: intro?.picture ?? cards[0]?.picture, ...page },
  })
}

/** Throws a redirect from former spellings of prices and ranges, to the filters that a search means, and to the last page instead of one after it. */
async function loadListing(shop: Shop, scope: ListingScope, request: Request): Promise<ListingView> {
  const { index } = shop.catalog
  const settings = await shop.settings()
  const typed = readListingParams(new URL(request.url).searchParams)
  const { limits, misread } = readPriceLimits(typed)
  const requested = { ...typed, ...limits }
  const numbers = withNumbersOfToday(requested, index.taxonomy)
  if (numbers) throw redirect(listingUrl(scope.path, numbers))
  const isRespelled = typed.priceFrom !== limits.priceFrom || typed.priceTo !== limits.priceTo
  if (isRespelled && Object.keys(misread).length === 0) throw redirect(listingUrl(scope.path, requested))
  const params = dropUnknownValues(requested, index.taxonomy, settings)
  const meant = withSearchFilters(index, scope, params)
  if (meant) throw redirect(listingUrl(scope.path, meant))
  const pageSize = params.pageSize ?? settings.pageSize
  const categories = visibleCategories(index.taxonomy, params)
  const filters = filtersFor(params, index.taxonomy, scope.fixedFilter)
  const facets = visibleFacets(index.taxonomy, params, filters)
  const query: ListingQuery = {
    filters,
    searchText: params.search,
    sort: params.sort,
    visible: { categories: categories.map(({ index }) => index), facets },
    skip: (params.page - 1) * pageSize,
    limit: pageSize,
  }
  const listing = index.list(...(await resolveSku(shop.db, query, scope.productIds)))
  const featured = await findFeatured(shop, scope, params, query)
  const { ids, total } = featured ?? listing
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (params.page > pages) throw redirect(listingUrl(scope.path, { ...params, page: pages }))

  return {
    title: params.search === '' ? scope.title : listingViewMessages.resultsFor({ search: params.search }),
    path: scope.path,
    trail: scope.trail,
    params,
    intro: await loadIntro(shop, scope, params),
    misreadPrices: misread,
    priceExample: Object.keys(misread).length > 0 ? priceExample() : undefined,
    correctedSearch: listing.search?.correctedText ?? null,
    cards: await readListingCards(shop, ids, listing.search, params),
    countText: featured
      ? listingViewMessages.featuredCount({ count: total })
      : sharedMessages.productCount({ count: total }),
    total,
    foundPages: await findPages(shop, params.search, total),
    pages,
    pageSize,
    facets: listingFacets(index.taxonomy, listing.counts, {
      ...{ params, categories, facets, total },
      fixedFacet: scope.fixedFilter?.facet,
      shopCounts: index.list(allProductsQuery).counts,
    }),
    filterChips: filterChips(params, index.taxonomy),
    viewAll: featured && {
      total: listing.total,
      to: listingUrl(scope.path, { ...params, sort: 'featured' }),
    },
    alternatives:
      total === 0 ? await findAlternatives(shop, scope, params, listing.search?.nearestText) : null,
  }
}

async function readListingCards(
  { db, catalog }: Shop,
  ids: readonly number[],
  search: ListingResult['search'],
  params: ListingParams,
): Promise<ListingCard[]> {
  const requested = catalog.index.taxonomy.facets
    .filter(({ kind }) => kind === 'swatch')
    .flatMap(({ slug, values }) => values.filter(value => params.facets[slug]?.includes(value.slug)))
  const cards = await readListCards(
    db,
    ids,
    requested.map(({ id }) => id),
  )
  if (!search) return cards
  return cards.map(card => ({ ...card, titlePieces: highlightMatches(card.title, search.matchedWords) }))
}

/** The featured products, which are all that plain `/Shop` shows. Null for every other listing. */
async function findFeatured(
  shop: Shop,
  scope: ListingScope,
  params: ListingParams,
  query: ListingQuery,
): Promise<ListingResult | null> {
  const isPlainShop =
    !scope.fixedFilter &&
    !scope.productIds &&
    params.search === '' &&
    params.sort === null &&
    !hasFilters(params)
  if (!isPlainShop) return null
  const { index } = shop.catalog
  const featured = await shop.cache.get('featured', () => findCollection(shop.db, index, 'featured'))
  return featured && featured.ids.length > 0 ? index.find(query, featured.ids) : null
}

/** Drops values that the shop does not have, so that no link repeats them. */
function dropUnknownValues(params: ListingParams, taxonomy: Taxonomy, settings: Settings): ListingParams {
  const known = { ...params, facets: knownValues(params, taxonomy) }
  for (const facet of facetNames)
    known[facet] = taxonomy[facet].map(({ slug }) => slug).filter(slug => params[facet].includes(slug))
  const { pageSize } = params
  const isOffered = pageSize !== settings.pageSize && settings.pageSizes.includes(pageSize ?? 0)
  return { ...known, pageSize: isOffered ? pageSize : null }
}

function knownValues({ facets }: ListingParams, taxonomy: Taxonomy): ListingParams['facets'] {
  const known = taxonomy.facets.map(({ slug, values }) => {
    const requested = facets[slug] ?? []
    return [slug, values.map(value => value.slug).filter(value => requested.includes(value))] as const
  })
  return Object.fromEntries(known.filter(([, values]) => values.length > 0))
}
