import { numberScale } from '#commerce/catalog/attributes/attribute.ts'
import {
  type AttributeFacet,
  type FacetEntry,
  isAttributeFacet,
  type Taxonomy,
  type TaxonomyFacet,
} from '#commerce/catalog/index/facts/product-facts.ts'
import type { FacetCounts, Filters } from '#commerce/catalog/index/listing-query.ts'
import { categoryPathLookup } from '#commerce/catalog/products/category-path.ts'
import { attributeMessages } from '#messages/attributes.ts'
import { numberText } from '#messages/fact-text.ts'
import { listingViewMessages } from '#messages/listing-view.ts'
import type { FacetValue, FilterChip, ListingFacet } from '../listing-view.ts'
import type { ListingParams } from '../params/listing-params.ts'

/** Swatches come after the categories; other options, then attributes, after the prices. */
export function merchantFacets({ facets }: Taxonomy) {
  return {
    swatches: facets.filter(({ kind }) => kind === 'swatch'),
    others: facets.filter(({ kind }) => kind !== 'swatch'),
  }
}

/** Positions of options, of attributes of the chosen categories and those above them, and of whatever is chosen. */
export function visibleFacets(taxonomy: Taxonomy, params: ListingParams, { categories }: Filters): number[] {
  const pathTo = categoryPathLookup(taxonomy.categories)
  const chosen = categories.flatMap(at => taxonomy.categories[at] ?? []).flatMap(pathTo)
  const within = new Set(chosen.map(({ id }) => id))
  const isVisible = (facet: TaxonomyFacet) =>
    !isAttributeFacet(facet) ||
    facet.categories.length === 0 ||
    facet.categories.some(at => within.has(taxonomy.categories[at]!.id)) ||
    params.facets[facet.slug] !== undefined
  return taxonomy.facets.flatMap((facet, at) => (isVisible(facet) ? [at] : []))
}

interface CountedListing {
  taxonomy: Taxonomy
  params: ListingParams
  counts: FacetCounts
  /** Products of the listing. */
  total: number
}

/** A group of the filter panel: options with all of their values, attributes with those that lead somewhere. */
export function merchantFacet(
  facet: TaxonomyFacet,
  { taxonomy, params, counts, total }: CountedListing,
): ListingFacet {
  const at = taxonomy.facets.indexOf(facet)
  const chosen = params.facets[facet.slug] ?? []
  const values = facet.values.map(
    (value, position): FacetValue => ({
      ...{ slug: value.slug, name: valueName(facet, value), count: counts.facets[at]![position]! },
      ...(value.hex && { hex: value.hex }),
      ...(value.picture && { picture: value.picture }),
    }),
  )
  const leadsSomewhere = ({ slug, count }: FacetValue) => count > 0 || chosen.includes(slug)
  const isAttribute = isAttributeFacet(facet)
  const known = isAttribute ? values.filter(leadsSomewhere) : values
  return {
    param: facet.slug,
    title: isAttribute ? facet.name : listingViewMessages.shopBy({ option: facet.name }),
    select: 'several',
    values: total === 0 || known.some(leadsSomewhere) ? topValues(known, chosen) : [],
  }
}

/** The chosen values of these facets. */
export function merchantChips(facets: readonly TaxonomyFacet[], params: ListingParams): FilterChip[] {
  return facets.flatMap(facet =>
    (params.facets[facet.slug] ?? []).map(chosen => {
      const value = facet.values.find(({ slug }) => slug === chosen)!
      const name = valueName(facet, value)
      const label =
        value.name === '' ? listingViewMessages.fact({ attribute: facet.name, value: name }) : name
      return { label, param: facet.slug, value: chosen }
    }),
  )
}

/** "Oak", "Yes", "1.5 l", "1 to under 2 l" */
function valueName(facet: TaxonomyFacet, value: FacetEntry): string {
  if (!isAttributeFacet(facet) || value.name !== '') return value.name
  if (facet.kind === 'flag') return value.id === 1 ? attributeMessages.yes : attributeMessages.no
  return rangeName(facet, value)
}

function rangeName({ unit }: AttributeFacet, { id: from, below }: FacetEntry): string {
  const text = (number: number) => numberText(number / numberScale, unit)
  if (below === undefined) return text(from)
  if (from === Number.NEGATIVE_INFINITY) return listingViewMessages.numberUnder({ number: text(below) })
  if (below === Number.POSITIVE_INFINITY) return listingViewMessages.numberAndUp({ number: text(from) })
  return listingViewMessages.numberRange({ from: numberText(from / numberScale, ''), below: text(below) })
}

/** How many values of a long facet are shown: those with the most products. */
const maxFacetValues = 12

/** Shortens a long list to the values with the most products and the selected ones, in their order. */
export function topValues(values: FacetValue[], selected: readonly string[]): FacetValue[] {
  if (values.length <= maxFacetValues) return values
  const minCount = values.map(({ count }) => count).sort((a, b) => b - a)[maxFacetValues - 1]!
  const top = values.filter(({ count }) => count > 0 && count >= minCount).slice(0, maxFacetValues)
  return values.filter(value => top.includes(value) || selected.includes(value.slug))
}
