import type { ListingQuery, Sort } from '../../app/commerce/finding/listing-query.ts'
import { sorts } from '../../app/commerce/finding/listing-query.ts'
import type { Taxonomy } from '../../app/commerce/finding/product-facts.ts'
import { type Choice, type Group, groups } from '../../app/storefront/listing/listing-address.ts'
import { categoriesShown } from '../../app/storefront/listing/listing-facets.server.ts'
import { filtersOf } from '../../app/storefront/listing/listing-part.server.ts'
import { Dice } from '../../demo/big-shop/dice.ts'
import { wordsLookedFor } from './words.ts'

/** As the shop's listing has it. */
const pageSize = 36

const everything: Choice = {
  words: '',
  categories: [],
  colors: [],
  brands: [],
  sizes: [],
  priceRanges: [],
  from: null,
  to: null,
  inStock: false,
  sort: null,
  show: null,
  page: 1,
}

/** What a shopper asks for; `depth` says how far down in what was found: 0 is the first page, 1 the last. */
export interface Asked {
  query: ListingQuery
  depth: number
}

type Filter = Group | 'limits' | 'stock'
const filters: Filter[] = [...(Object.keys(groups) as Group[]), 'limits', 'stock']

/** Listings as shoppers choose them: a filter alone, several, or none, in every order, most often the first page. */
export function listingQueries(taxonomy: Taxonomy, count: number): Asked[] {
  const dice = new Dice(1)
  return Array.from({ length: count }, () => {
    const several = dice.happens(0.5)
    const wanted = several ? filters.filter(() => dice.happens(0.35)) : [dice.pick(filters)]
    const choice = { ...chosen(wanted, taxonomy, dice), sort: dice.pick([null, ...sorts]) }
    const depth = dice.happens(0.6) ? 0 : dice.next()
    return {
      query: queryOf(dice.happens(0.05) ? { ...everything, sort: choice.sort } : choice, taxonomy),
      depth,
    }
  })
}

/** Searches of one to three words of these titles, mistyped and half typed among them, one in four with filters. */
export function searchQueries(taxonomy: Taxonomy, titles: readonly string[], count: number): Asked[] {
  const dice = new Dice(2)
  return Array.from({ length: count }, () => {
    const words = wordsLookedFor(dice.pick(titles), dice)
    const wanted = dice.happens(0.25) ? dice.pickSome(filters, dice.whole(1, 2)) : []
    const sort: Sort | null = dice.happens(0.1) ? dice.pick(sorts) : null
    const depth = dice.happens(0.85) ? 0 : dice.next()
    return { query: queryOf({ ...chosen(wanted, taxonomy, dice), words, sort }, taxonomy), depth }
  })
}

/** The page of what was found that is as deep as was asked. */
export function pageOf({ query, depth }: Asked, total: number): ListingQuery {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return { ...query, skip: Math.floor(depth * pages) * pageSize }
}

function chosen(wanted: readonly Filter[], taxonomy: Taxonomy, dice: Dice): Choice {
  const choice = { ...everything }
  for (const filter of wanted) {
    if (filter === 'stock') choice.inStock = true
    else if (filter === 'limits') {
      choice.from = dice.whole(0, 60)
      choice.to = choice.from + dice.whole(5, 60)
    } else {
      const slugs = taxonomy[filter].map(({ slug }) => slug)
      choice[filter] = dice.pickSome(slugs, dice.whole(1, 3))
    }
  }
  return choice
}

/** Asked as the shop's listing asks. */
function queryOf(choice: Choice, taxonomy: Taxonomy): ListingQuery {
  return {
    filters: filtersOf(choice, taxonomy, undefined),
    words: choice.words,
    sort: choice.sort,
    categoriesShown: categoriesShown(taxonomy, choice).map(({ place }) => place),
    skip: 0,
    limit: pageSize,
  }
}
