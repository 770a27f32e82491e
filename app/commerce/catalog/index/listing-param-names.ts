/**
 * The names that a listing's URL gives to its parameters. Facets may repeat theirs, once per value. Options have their slugs, which
 * can't be one of these.
 */
export const listingParamNames = {
  search: 'q',
  categories: 'category',
  brands: 'brand',
  priceRanges: 'price',
  priceFrom: 'from',
  priceTo: 'to',
  minStars: 'rating',
  sale: 'sale',
  availability: 'stock',
  sort: 'sort',
  pageSize: 'show',
  page: 'page',
} as const

/** The facets that every shop has, in the order of the filter panel. */
export const facetNames = ['categories', 'brands', 'priceRanges'] as const

export type FacetName = (typeof facetNames)[number]

/** The one value of the parameter `sale`. */
export const onSaleValue = 'on'

/** The one value of the parameter `stock`. */
export const inStockValue = 'in'

export const maxSearchLength = 100
