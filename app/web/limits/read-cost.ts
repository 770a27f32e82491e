import { facetNames, listingParamNames } from '#commerce/catalog/index/listing-param-names.ts'

const pageCost = 10

/** Listings: a search looks at every product, and each chosen value adds links that repeat all others. */
const searchCost = 15
const filterCost = 1

/** Added for an invoice that has not been rendered yet. */
export const printCost = 200

const listings = ['shop', 'brands', 'collections']

/** All data of an account: thirty queries. */
const exportCost = 100

/** Responses without a page, by the first segment. Pictures (`i`) are files, made once. */
const costs: Record<string, number> = {
  i: 0,
  search: 5,
  products: 5,
  sitemaps: 100,
  'product-options': 3,
  'product-cards': 3,
}

/** Data that scripts load for shared pages. */
const stateCost = 3

/** The cost of an uncached read: about the milliseconds on a small server with 100,000 products (decision 0026). `options` are the slugs of the shop's options. */
export function readCost(pathname: string, query: URLSearchParams, options: ReadonlySet<string>): number {
  const [, first = '', second, third] = pathname
    .toLowerCase()
    .replace(/\.data$/, '')
    .split('/')
  if (second === 'state') return stateCost
  if (first === 'account' && second === 'data' && third) return exportCost
  if (!listings.includes(first)) return Object.hasOwn(costs, first) ? costs[first]! : pageCost
  const facets = new Set<string>(facetNames.map(facet => listingParamNames[facet]))
  const values = [...query.keys()].filter(name => facets.has(name) || options.has(name))
  return pageCost + filterCost * values.length + (query.get(listingParamNames.search) ? searchCost : 0)
}
