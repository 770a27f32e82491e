import { href } from 'react-router'
import type {
  PriceRange,
  Taxonomy,
  TaxonomyEntry,
  TaxonomyFacet,
} from '#commerce/catalog/index/facts/product-facts.ts'
import { type FacetName, listingParamNames } from '#commerce/catalog/index/listing-param-names.ts'
import type { FacetCounts } from '#commerce/catalog/index/listing-query.ts'
import { categoryPathLookup } from '#commerce/catalog/products/category-path.ts'
import { toAmount } from '#commerce/values/money.ts'
import { formatPrice } from '#messages/format.ts'
import { listingViewMessages } from '#messages/listing-view.ts'
import type { FacetValue, ListingFacet } from '../listing-view.ts'
import type { ListingParams } from '../params/listing-params.ts'
import { offerFacet, ratingFacet } from './limit-facets.server.ts'
import { merchantFacet, merchantFacets, topValues } from './merchant-facets.server.ts'

interface FacetContext {
  params: ListingParams
  categories: readonly VisibleCategory[]
  /** Positions of those that are visible. */
  facets: readonly number[]
  /** Products of the listing. */
  total: number
  /** The facet that the page itself fixes. */
  fixedFacet: FacetName | undefined
  /** The counts of the whole shop. */
  shopCounts: FacetCounts
}

/** The facets of the filter panel, each value with the number of products it would show. */
export function listingFacets(
  taxonomy: Taxonomy,
  counts: FacetCounts,
  context: FacetContext,
): ListingFacet[] {
  const { params, categories, fixedFacet, shopCounts } = context
  const visible = new Set(context.facets.map(at => taxonomy.facets[at]))
  const brands = topValues(countedValues(taxonomy.brands, counts.brands), params.brands)
  const all: Record<FacetName, FacetValue[]> = {
    categories: categoryFacetValues(taxonomy, counts.categories, categories),
    brands,
    priceRanges: priceRangeValues(taxonomy.priceRanges, counts, shopCounts),
  }
  const facet = (name: FacetName): ListingFacet => ({
    param: listingParamNames[name],
    title: listingViewMessages.facets[name],
    select: 'several',
    values: name === fixedFacet ? [] : all[name],
    ...(name === 'brands' && brands.length < taxonomy.brands.length && { viewAllUrl: href('/brands') }),
  })
  const { swatches, others } = merchantFacets(taxonomy)
  const shown = (facets: readonly TaxonomyFacet[]) =>
    facets.filter(one => visible.has(one)).map(one => merchantFacet(one, { taxonomy, counts, ...context }))
  return [
    ...[facet('categories'), ...shown(swatches), facet('brands'), facet('priceRanges')],
    ...shown(others),
    ...[...ratingFacet(counts, shopCounts), offerFacet(counts)],
  ].filter(({ values }) => values.length > 0)
}

function countedValues(entries: readonly TaxonomyEntry[], counts: Uint32Array): FacetValue[] {
  return entries.map(({ slug, name }, at) => ({ slug, name, count: counts[at]! }))
}

/** Ranges beside those of the merchant are left out of a shop without such prices. */
function priceRangeValues(
  ranges: readonly PriceRange[],
  { priceRanges: counts }: FacetCounts,
  { priceRanges: shopCounts }: FacetCounts,
): FacetValue[] {
  return ranges
    .map((range, index) => ({ slug: range.slug, name: priceRangeName(range), count: counts[index]! }))
    .filter((_, index) => ranges[index]!.id !== 0 || shopCounts[index]! > 0)
}

/** The merchant's label, or "$10.00-$19.00" and "$70.00 and up". */
export function priceRangeName({ name, from, to }: PriceRange): string {
  if (name) return name
  const price = formatPrice(toAmount(from))
  if (to === Number.POSITIVE_INFINITY) return listingViewMessages.priceAndUp({ price })
  return listingViewMessages.priceRange({ from: price, to: formatPrice(toAmount(to)) })
}

/** A category in the filter panel: its index in the taxonomy, and its level below the top. */
interface VisibleCategory {
  index: number
  depth: number
}

/** The top categories, and the children of every selected category and its ancestors. */
export function visibleCategories({ categories }: Taxonomy, params: ListingParams): VisibleCategory[] {
  const selected = categories.filter(({ slug }) => params.categories.includes(slug))
  const open = new Set(selected.flatMap(categoryPathLookup(categories)).map(({ id }) => id))
  const children = Map.groupBy(
    categories.map((category, index) => ({ ...category, index })),
    ({ parent }) => parent,
  )
  const below = (parent: number | null, depth: number): VisibleCategory[] =>
    (children.get(parent) ?? []).flatMap(({ id, index }) => [
      { index, depth },
      ...(open.has(id) ? below(id, depth + 1) : []),
    ])
  return below(null, 0)
}

function categoryFacetValues(
  { categories }: Taxonomy,
  counts: Uint32Array,
  visible: readonly VisibleCategory[],
): FacetValue[] {
  return visible.map(({ index, depth }) => {
    const { slug, name } = categories[index]!
    return { slug, name, count: counts[index]!, depth }
  })
}
