import { data, redirect } from 'react-router'
import { readCards } from '../../commerce/catalog/card-store.server.ts'
import type { Settings } from '../../commerce/content/content.ts'
import { loadSettings } from '../../commerce/content/content-store.server.ts'
import { errorForLog } from '../../commerce/error-for-log.ts'
import { findCollection } from '../../commerce/finding/collection.server.ts'
import type { Found, ListingQuery } from '../../commerce/finding/listing-query.ts'
import type { Entry, Taxonomy } from '../../commerce/finding/product-facts.ts'
import { countSearchMiss } from '../../commerce/finding/search-miss-store.server.ts'
import { markWords } from '../../commerce/search/marks.ts'
import { sideWrite } from '../../db/side-write.server.ts'
import type { Shop } from '../../web/shop.server.ts'
import { addressOf, type Choice, isFiltered, readChoice } from './listing-address.ts'
import { chipsOf } from './listing-chips.server.ts'
import { categoriesShown, facetGroups } from './listing-facets.server.ts'
import { filtersOf, type Part } from './listing-part.server.ts'
import type { ListingView } from './listing-view.ts'
import { readAsSku } from './read-as-sku.server.ts'
import { whatInstead } from './what-instead.server.ts'

/**
 * The answer of a listing's loader. A search that found nothing is counted for the merchant, and its page is not kept: the
 * next one who asks counts too.
 */
export async function answerListing(shop: Shop, part: Part, request: Request) {
  const view = await loadListing(shop, part, request)
  const { words } = view.choice
  const missed = view.total === 0 && words !== '' && !isFiltered(view.choice)
  if (missed)
    await sideWrite(countSearchMiss(shop.db, words, new Date())).catch(error =>
      shop.log('search-miss-not-counted', { error: errorForLog(error) }),
    )
  return data(view, missed ? { headers: { 'Cache-Control': 'no-store' } } : undefined)
}

/** What a listing shows of the shop, or of a part of it. A page that there is not leads to the last that there is. */
async function loadListing(shop: Shop, part: Part, request: Request): Promise<ListingView> {
  const { model } = shop.catalog
  const settings = await shop.kept.get('settings', () => loadSettings(shop.db))
  const choice = known(readChoice(new URL(request.url).searchParams), model.taxonomy, settings)
  const pageSize = choice.show ?? settings.pageSize
  const categories = categoriesShown(model.taxonomy, choice)
  const query: ListingQuery = {
    filters: filtersOf(choice, model.taxonomy, part.fixed),
    words: choice.words,
    sort: choice.sort,
    categoriesShown: categories.map(({ place }) => place),
    skip: (choice.page - 1) * pageSize,
    limit: pageSize,
  }
  const listing = model.list(...(await readAsSku(shop.db, query, part.among)))
  const selection = await featuredAlone(shop, part, choice, query)
  const shown = selection ?? listing
  const pages = Math.max(1, Math.ceil(shown.total / pageSize))
  if (choice.page > pages) throw redirect(addressOf(part.path, { ...choice, page: pages }))

  const chips = chipsOf(part.path, choice, model.taxonomy)
  return {
    title: choice.words === '' ? part.title : `Results for “${choice.words}”`,
    path: part.path,
    trail: part.trail,
    choice,
    respelled: listing.search?.respelled ?? null,
    cards: (await readCards(shop.db, shown.ids)).map(card =>
      listing.search ? { ...card, marks: markWords(card.title, listing.search.found) } : card,
    ),
    total: shown.total,
    pages,
    pageSize,
    facets: facetGroups(model.taxonomy, listing.counts, { choice, categories, fixed: part.fixed?.group }),
    inStock: listing.counts.inStock,
    chips,
    all: selection && { total: listing.total, to: addressOf(part.path, { ...choice, sort: 'featured' }) },
    instead: shown.total === 0 ? await whatInstead(shop, part, choice, listing.search?.nearest) : null,
  }
}

/** The shop's first page shows the featured selection alone, until something is chosen. */
async function featuredAlone(
  shop: Shop,
  part: Part,
  choice: Choice,
  query: ListingQuery,
): Promise<Found | null> {
  if (part.fixed || part.among || choice.words !== '' || choice.sort !== null || isFiltered(choice))
    return null
  const { model } = shop.catalog
  const featured = await shop.kept.get('featured', () => findCollection(shop.db, model, 'featured'))
  return featured && featured.ids.length > 0 ? model.find(query, featured.ids) : null
}

/** Without values that the shop does not have: they are not repeated in any link. */
function known(choice: Choice, taxonomy: Taxonomy, settings: Settings): Choice {
  const of = (values: readonly string[], entries: readonly Entry[]) =>
    entries.map(({ slug }) => slug).filter(slug => values.includes(slug))
  return {
    ...choice,
    categories: of(choice.categories, taxonomy.categories),
    colors: of(choice.colors, taxonomy.colors),
    brands: of(choice.brands, taxonomy.brands),
    sizes: of(choice.sizes, taxonomy.sizes),
    priceRanges: of(choice.priceRanges, taxonomy.priceRanges),
    show:
      choice.show !== settings.pageSize && settings.pageSizes.includes(choice.show ?? 0) ? choice.show : null,
  }
}
