import type { Sort } from '#commerce/catalog/index/listing-query.ts'
import { currencySign, formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'
import { pluralEn } from './plural.ts'

export const listingMessages = inLanguage({
  activeFilters: 'Active filters',
  allBrands: 'All brands',
  applyFilters: 'Show products',
  bestMatch: 'Best match',
  bestSellers: 'Best sellers',
  categories: 'Categories',
  clearAll: 'Clear all',
  closeFilters: 'Close filters',
  correctedTo: ({ search }: { search: string }) => `Showing results for “${search}”.`,
  countUnit: ({ count }: { count: number }) => pluralEn(count, { one: 'product', other: 'products' }),
  didYouMean: 'Did you mean <link></link>?',
  filters: 'Filters',
  foundPages: 'Pages that match',
  filtersSearch: ({ count }: { count: number }) => `Filters search all ${formatNumber(count)} products.`,
  maxFilters: ({ count }: { count: number }) =>
    `You’ve reached the limit of ${count} filters. Remove one to choose another.`,
  nextPage: 'Next page',
  noProducts: 'No products found.',
  noResults: ({ search }: { search: string }) => `No results for “${search}”.`,
  page: ({ page }: { page: number }) => `Page ${page}`,
  pages: 'Pages',
  pageSize: 'Show',
  previousPage: 'Previous page',
  priceFromField: () => `From ${currencySign()}`,
  priceMisread: ({ example }: { example: string }) => `Enter an amount, such as ${example}.`,
  priceToField: () => `to ${currencySign()}`,
  readMore: 'Read more',
  removeFilter: '<hidden>Remove </hidden><label></label>',
  showProducts: ({ count }: { count: number }) =>
    pluralEn(count, { one: 'Show 1 product', other: `Show ${formatNumber(count)} products` }),
  sortBy: 'Sort by',
  sorts: {
    featured: 'Featured',
    newest: 'Newest',
    'best-selling': 'Best selling',
    'price-asc': 'Price, low to high',
    'price-desc': 'Price, high to low',
    name: 'Name',
    'top-rated': 'Top rated',
  } satisfies Record<Sort, string>,
  titleOfPage: ({ title, page }: { title: string; page: number }) => `${title}, page ${page}`,
  tryBroader: 'Check the spelling or try a broader term.',
  viewAll: ({ count }: { count: number }) => `View all ${formatNumber(count)} products`,
  without: ({ filter }: { filter: string }) => `Remove “${filter}”`,
})
