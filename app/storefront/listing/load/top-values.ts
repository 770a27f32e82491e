import type { FacetValue } from '../listing-view.ts'

/** How many values of a long facet are shown: those with the most products. */
const maxFacetValues = 12

/** Shortens a long list to the values with the most products and the selected ones, in their order. */
export function topValues(values: FacetValue[], selected: readonly string[]): FacetValue[] {
  if (values.length <= maxFacetValues) return values
  const minCount = values.map(({ count }) => count).sort((a, b) => b - a)[maxFacetValues - 1]!
  const top = values.filter(({ count }) => count > 0 && count >= minCount).slice(0, maxFacetValues)
  return values.filter(value => top.includes(value) || selected.includes(value.slug))
}
