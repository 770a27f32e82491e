import { readCompareSelection } from '#commerce/catalog/compare/compare-selection.ts'
import { readCompareCookie } from '../../product-controls/compare/compare-cookie.ts'

const storageKey = 'compareDismissed'

/** The compared products with which the bar was last dismissed, without those that have left the comparison since. */
export function dismissedProducts(): string[] {
  const compared = readCompareCookie(document.cookie)
  const dismissed = readStored().filter(slug => compared.includes(slug))
  dismissProducts(dismissed)
  return dismissed
}

export function dismissProducts(slugs: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, slugs.join('.'))
  } catch {
    // Without storage the bar comes back on the next page.
  }
}

function readStored(): string[] {
  try {
    return readCompareSelection(localStorage.getItem(storageKey))
  } catch {
    return []
  }
}
