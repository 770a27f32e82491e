import { href } from 'react-router'
import { readCompareSelection } from '#commerce/catalog/compare/compare-selection.ts'

/** The products and the view of a comparison. Its URL holds both, so it can be shared. */
export interface ShownComparison {
  slugs: string[]
  onlyDifferences: boolean
}

export function readShownComparison(parameters: URLSearchParams): ShownComparison {
  return {
    slugs: readCompareSelection(parameters.get('products')),
    onlyDifferences: parameters.get('differences') === '1',
  }
}

/** `/compare?products=water-pot,school-bag`; without products it leads to the shopper's own comparison. */
export function comparisonAddress(slugs: readonly string[], onlyDifferences = false): string {
  return href('/compare') + comparisonQuery(slugs, onlyDifferences)
}

/** The query string, which forms carry along. */
export function comparisonQuery(slugs: readonly string[], onlyDifferences = false): string {
  if (slugs.length === 0) return ''
  return `?products=${slugs.join(',')}${onlyDifferences ? '&differences=1' : ''}`
}
