import { href } from 'react-router'
import { readChosen } from '../../commerce/compare/chosen.ts'

/** What a comparison shows, as its address holds it, so that it can be sent to somebody. */
export interface Shown {
  slugs: string[]
  onlyDifferences: boolean
}

export function readShown(parameters: URLSearchParams): Shown {
  return {
    slugs: readChosen(parameters.get('products')),
    onlyDifferences: parameters.get('differences') === '1',
  }
}

/** `/compare?products=water-pot,school-bag`; without any product the page leads to what the shopper chose. */
export function compareAddress(slugs: readonly string[], onlyDifferences = false): string {
  return href('/compare') + compareQuery(slugs, onlyDifferences)
}

/** The part behind the path; a form takes it along to say what is shown. */
export function compareQuery(slugs: readonly string[], onlyDifferences = false): string {
  if (slugs.length === 0) return ''
  return `?products=${slugs.join(',')}${onlyDifferences ? '&differences=1' : ''}`
}
