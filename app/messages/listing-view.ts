import type { FacetName } from '#commerce/catalog/index/listing-param-names.ts'
import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'
import { pluralEn } from './plural.ts'

/** Texts that only the server composes, so that no browser loads them. */
export const listingViewMessages = inLanguage({
  anyRating: 'Any rating',
  facets: {
    categories: 'Shop by Category',
    brands: 'Shop by Brand',
    priceRanges: 'Shop by Price',
    rating: 'Shop by Rating',
    only: 'Show only',
  } satisfies Record<FacetName | 'rating' | 'only', string>,
  fact: ({ attribute, value }: { attribute: string; value: string }) => `${attribute}: ${value}`,
  featuredCount: ({ count }: { count: number }) =>
    pluralEn(count, { one: '1 featured product', other: `${formatNumber(count)} featured products` }),
  numberAndUp: ({ number }: { number: string }) => `${number} and up`,
  numberRange: ({ from, below }: { from: string; below: string }) => `${from} to under ${below}`,
  numberUnder: ({ number }: { number: string }) => `Under ${number}`,
  onSale: 'On sale',
  priceRange: ({ from, to }: { from: string; to: string }) => `${from}-${to}`,
  priceAndUp: ({ price }: { price: string }) => `${price} and up`,
  priceFrom: ({ price }: { price: string }) => `From ${price}`,
  priceTo: ({ price }: { price: string }) => `Up to ${price}`,
  resultsFor: ({ search }: { search: string }) => `Results for “${search}”`,
  shopBy: ({ option }: { option: string }) => `Shop by ${option}`,
  starsAndUp: ({ stars }: { stars: number }) => `${stars} stars and up`,
})
