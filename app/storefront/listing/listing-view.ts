import type { Picture } from '#commerce/catalog/pictures/picture.ts'
import type { ProductCard } from '#commerce/catalog/products/product.ts'
import type { HighlightedText } from '#commerce/catalog/search/highlight.ts'
import type { PageBlock } from '#commerce/content/page-text/page-text.ts'
import type { FoundPage } from '#commerce/content/pages/page-search.server.ts'
import type { ListingParams } from './params/listing-params.ts'

/** Everything that a listing page shows. */
export interface ListingView {
  title: string
  /** The path to which filters, sort and page are added. */
  path: string
  /** The breadcrumb, without this page. */
  trail: { name: string; to: string }[]
  /** The requested parameters, without values that the shop does not have. */
  params: ListingParams
  /** Above the products of a category or brand. */
  intro: ShownIntro | null
  misreadPrices: MisreadPrices
  /** A price as it's written here, if one was misread. */
  priceExample?: string | undefined
  /** The search text after spelling correction; null if it was not corrected. */
  correctedSearch: string | null
  /** That a search finds beside products. */
  foundPages: FoundPage[]
  cards: ListingCard[]
  /** "12 featured products". */
  countText: string
  total: number
  pages: number
  pageSize: number
  facets: ListingFacet[]
  filterChips: FilterChip[]
  /** The URL of the whole listing, if only a selection is shown. */
  viewAll: { total: number; to: string } | null
  /** Null unless nothing was found. */
  alternatives: Alternatives | null
}

/** Text and picture above the products of a listing. */
export interface ShownIntro {
  /** Up to the first paragraph. */
  opening: PageBlock[]
  rest: PageBlock[]
  picture: Picture | null
  /** For search engines. */
  description: string
}

/** Text typed as a price limit that isn't an amount. */
export type MisreadPrices = { [name in 'priceFrom' | 'priceTo']?: string }

export interface ListingCard extends ProductCard {
  /** The title with matches of the search marked. */
  titlePieces?: HighlightedText[]
}

export interface ListingFacet {
  /** The URL parameter of its values. */
  param: string
  title: string
  /** Several values are alternatives, one replaces the other, or each is a filter of its own. */
  select: 'several' | 'one' | 'each'
  values: FacetValue[]
  /** The URL of the page with all values, if some are left out. */
  viewAllUrl?: string
}

export interface FacetValue {
  /** Empty to select no value. */
  slug: string
  name: string
  /** How many products the listing would show with this value. */
  count: number
  /** Set if it has a URL parameter of its own. */
  param?: string
  /** Levels below the top of the category tree. */
  depth?: number
  /** Of a swatch, as `SwatchLook` has them. */
  hex?: string
  picture?: string
}

/** An active filter, and how the URL of the listing holds it. */
export interface FilterChip {
  label: string
  param: string
  value: string
}

/** Suggestions for a listing without results. */
export interface Alternatives {
  didYouMean: { text: string; to: string } | null
  /** The filters whose removal brings results, with how many. */
  removableFilters: { label: string; to: string; total: number }[]
  /** At the top, with products, when nothing was found and no filter is the reason. */
  categories: { name: string; to: string }[]
  bestSellers: ProductCard[]
}
