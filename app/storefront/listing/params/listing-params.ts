import {
  type FacetName,
  facetNames,
  inStockValue,
  maxSearchLength,
  listingParamNames as names,
  onSaleValue,
} from '#commerce/catalog/index/listing-param-names.ts'
import { type Sort, sorts, starSteps } from '#commerce/catalog/index/listing-query.ts'
import { readWholeNumber } from '#commerce/values/whole-number.ts'

/** A listing's search, filters, sort and page as its URL holds them. Facets and their values are slugs that need not exist. */
export interface ListingParams extends Record<FacetName, string[]> {
  search: string
  /** Of the merchant: values of options and attributes, by their slugs. */
  facets: Record<string, string[]>
  /** An amount of the shop's currency as typed, or as a listing shows it: "45" or "12.50". Null without a limit. */
  priceFrom: string | null
  priceTo: string | null
  minStars: number | null
  onSale: boolean
  inStock: boolean
  /** Null for the default order. */
  sort: Sort | null
  /** Products per page; null for the shop's default. */
  pageSize: number | null
  /** Counted from 1. */
  page: number
}

/** The most facet values that a listing takes, over all facets: each makes the page longer and slower. */
export const maxFilters = 20

/** A longer text isn't an amount. */
export const maxPriceLength = 20

/** Reads what it understands and drops the rest. */
export function readListingParams(query: URLSearchParams): ListingParams {
  let remaining = maxFilters
  const values = (name: string) => {
    const slugs = [...new Set(query.getAll(name))].filter(value => slugPattern.test(value))
    const taken = slugs.slice(0, remaining)
    remaining -= taken.length
    return taken
  }
  const number = (name: string) => readWholeNumber(query.get(name), 999_999) ?? null
  const price = (name: string) => {
    const text = (query.get(name) ?? '').trim()
    return (text.length > maxPriceLength ? `${text.slice(0, maxPriceLength)}…` : text) || null
  }
  return {
    search: (query.get(names.search) ?? '').replace(/\s+/g, ' ').trim().slice(0, maxSearchLength),
    categories: values(names.categories),
    brands: values(names.brands),
    priceRanges: values(names.priceRanges),
    facets: Object.fromEntries(facetParams(query).map(name => [name, values(name)])),
    priceFrom: price(names.priceFrom),
    priceTo: price(names.priceTo),
    minStars: starSteps.find(stars => String(stars) === query.get(names.minStars)) ?? null,
    onSale: query.get(names.sale) === onSaleValue,
    inStock: query.get(names.availability) === inStockValue,
    sort: sorts.find(sort => sort === query.get(names.sort)) ?? null,
    pageSize: number(names.pageSize),
    page: Math.max(1, number(names.page) ?? 1),
  }
}

const slugPattern = /^[a-z0-9-]{1,80}$/

/** The parameters that may be facets of the merchant: the shop knows which of them are. */
function facetParams(query: URLSearchParams): string[] {
  const others = new Set([...query.keys()].filter(name => slugPattern.test(name)))
  for (const name of Object.values(names)) others.delete(name)
  return [...others]
}

/** The URL of a listing, without parameters that have their default: `/Shop?color=black&page=2`. */
export function listingUrl(path: string, params: ListingParams): string {
  const query = listingQuery(params)
  return query.size > 0 ? `${path}?${query}` : path
}

export function listingQuery(params: ListingParams): URLSearchParams {
  const query = new URLSearchParams()
  if (params.search !== '') query.set(names.search, params.search)
  for (const facet of facetNames) for (const value of params[facet]) query.append(names[facet], value)
  for (const [facet, values] of Object.entries(params.facets))
    for (const value of values) query.append(facet, value)
  if (params.priceFrom !== null) query.set(names.priceFrom, params.priceFrom)
  if (params.priceTo !== null) query.set(names.priceTo, params.priceTo)
  if (params.minStars !== null) query.set(names.minStars, String(params.minStars))
  if (params.onSale) query.set(names.sale, onSaleValue)
  if (params.inStock) query.set(names.availability, inStockValue)
  if (params.sort !== null) query.set(names.sort, params.sort)
  if (params.pageSize !== null) query.set(names.pageSize, String(params.pageSize))
  if (params.page > 1) query.set(names.page, String(params.page))
  return query
}

/** The first page without one of the values that the URL holds. */
export function withoutValue(params: ListingParams, param: string, value: string): ListingParams {
  const query = [...listingQuery({ ...params, page: 1 })]
  return readListingParams(
    new URLSearchParams(query.filter(([name, held]) => name !== param || held !== value)),
  )
}

/** Whether no further facet value can be selected. */
export function hasMaxFilters(params: ListingParams): boolean {
  return chosenValues(params).length >= maxFilters
}

function chosenValues(params: ListingParams): string[] {
  return [...facetNames.map(facet => params[facet]), ...Object.values(params.facets)].flat()
}

/** Whether any filter is set; search, sort and page are none. */
export function hasFilters(params: ListingParams): boolean {
  const { priceFrom, priceTo, minStars, onSale, inStock } = params
  const hasLimits = priceFrom !== null || priceTo !== null || minStars !== null
  return hasLimits || onSale || inStock || chosenValues(params).length > 0
}

/** The first page without filters; search, sort and page size stay. */
export function withoutFilters(params: ListingParams): ListingParams {
  const none = { categories: [], brands: [], priceRanges: [], facets: {} }
  const noLimits = { priceFrom: null, priceTo: null, minStars: null }
  return { ...params, ...none, ...noLimits, onSale: false, inStock: false, page: 1 }
}
