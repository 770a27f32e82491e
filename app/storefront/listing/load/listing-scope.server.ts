import { href } from 'react-router'
import {
  type CatalogIntro,
  readListingIntro,
} from '#commerce/catalog/categories/listing-intro-store.server.ts'
import { type Collection, findCollection } from '#commerce/catalog/collections/collection.server.ts'
import type { Taxonomy } from '#commerce/catalog/index/facts/product-facts.ts'
import { type FacetName, facetNames } from '#commerce/catalog/index/listing-param-names.ts'
import type { Filters } from '#commerce/catalog/index/listing-query.ts'
import { categoryPathLookup } from '#commerce/catalog/products/category-path.ts'
import type { RowDraft } from '#commerce/content/text-preview/row-draft.ts'
import { sharedMessages } from '#messages/shared.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import type { ListingParams } from '../params/listing-params.ts'
import { priceLimit } from './price-limits.server.ts'

/** The scope of a listing page: the whole shop, a category, a brand or a collection. */
export interface ListingScope {
  title: string
  path: string
  trail: { name: string; to: string }[]
  /** The facet value, by its index in the taxonomy, that a category or brand page fixes. */
  fixedFilter?: { facet: FacetName; index: number }
  /** The products of a collection, in order. */
  productIds?: readonly number[]
  /** Of a category or brand: text and picture above its products. */
  readIntro?(): Promise<CatalogIntro | null>
  /** Shown instead of these, unsaved. */
  draft?: RowDraft
}

export function wholeShop(): ListingScope {
  return {
    title: sharedMessages.shop,
    path: href('/Shop/:category?'),
    trail: [{ name: sharedMessages.home, to: href('/') }],
  }
}

function shopTrail(): ListingScope['trail'] {
  const { title, path, trail } = wholeShop()
  return [...trail, { name: title, to: path }]
}

export interface ScopeParams {
  category?: string
  brand?: string
  collection?: string
}

/** The scope that a route's parameters name; undefined when the shop does not have it. */
export async function findListingScope(
  shop: Shop,
  { category, brand, collection }: ScopeParams,
): Promise<ListingScope | undefined> {
  if (category !== undefined) return categoryScope(shop, category)
  if (brand !== undefined) return brandScope(shop, brand)
  if (collection !== undefined) return collectionScope(shop, collection)
  return wholeShop()
}

function categoryScope({ db, catalog }: Shop, slug: string): ListingScope | undefined {
  const { categories } = catalog.index.taxonomy
  const categoryUrl = (category: string) => href('/Shop/:category?', { category })
  const index = categories.findIndex(category => category.slug === slug)
  const category = categories[index]
  if (!category) return undefined
  const ancestors = categoryPathLookup(categories)(category)
    .slice(0, -1)
    .map(({ name, slug }) => ({ name, to: categoryUrl(slug) }))
  return {
    title: category.name,
    path: categoryUrl(slug),
    trail: [...shopTrail(), ...ancestors],
    fixedFilter: { facet: 'categories', index },
    readIntro: () => readListingIntro(db, 'category', slug),
  }
}

function brandScope({ db, catalog }: Shop, slug: string): ListingScope | undefined {
  const { brands } = catalog.index.taxonomy
  const index = brands.findIndex(brand => brand.slug === slug)
  const brand = brands[index]
  if (!brand) return undefined
  return {
    title: brand.name,
    path: href('/brands/:brand', { brand: slug }),
    trail: [...shopTrail(), { name: sharedMessages.brands, to: href('/brands') }],
    fixedFilter: { facet: 'brands', index },
    readIntro: () => readListingIntro(db, 'brand', slug),
  }
}

async function collectionScope(
  { db, cache, catalog }: Shop,
  slug: string,
): Promise<ListingScope | undefined> {
  const find = (): Promise<Collection | undefined> => findCollection(db, catalog.index, slug)
  const collection = await cache.get(`collection ${slug}`, find)
  if (!collection) return undefined
  return {
    title: collection.title,
    path: href('/collections/:collection', { collection: slug }),
    trail: shopTrail(),
    productIds: collection.ids,
  }
}

/** The filters of the catalog index: slugs become indexes in the taxonomy, amounts become minor units. */
export function filtersFor(
  params: ListingParams,
  taxonomy: Taxonomy,
  fixedFilter: ListingScope['fixedFilter'],
): Filters {
  const indexes = (facet: FacetName) =>
    params[facet].map(value => taxonomy[facet].findIndex(({ slug }) => slug === value))
  const facets = Object.fromEntries(facetNames.map(facet => [facet, indexes(facet)]))
  const filters: Filters = {
    ...(facets as Record<FacetName, number[]>),
    facets: taxonomy.facets.map(({ slug, values }) =>
      (params.facets[slug] ?? []).map(value => values.findIndex(({ slug }) => slug === value)),
    ),
    priceFrom: priceLimit(params.priceFrom),
    priceTo: priceLimit(params.priceTo),
    minStars: params.minStars,
    onSale: params.onSale,
    inStock: params.inStock,
  }
  return fixedFilter ? { ...filters, [fixedFilter.facet]: [fixedFilter.index] } : filters
}
