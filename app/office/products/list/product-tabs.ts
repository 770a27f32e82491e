import type { productListMessages } from '#messages/office/products.ts'
import type { ProductListUrl } from './product-list-url.ts'

export type ProductTabId = keyof typeof productListMessages.tabs

interface ProductTab {
  id: ProductTabId
  list: Partial<ProductListUrl>
  /** Whether few rows of an index tell how many there are. */
  isCounted?: true
}

/** The views of the list. */
export const productTabs: readonly ProductTab[] = [
  { id: 'all', list: {} },
  { id: 'published', list: { state: 'published' }, isCounted: true },
  { id: 'scheduled', list: { state: 'scheduled' }, isCounted: true },
  { id: 'draft', list: { state: 'draft' }, isCounted: true },
  { id: 'low', list: { stock: 'low' } },
  { id: 'no-alt-text', list: { missing: 'alt-text' }, isCounted: true },
  { id: 'removed', list: { state: 'removed' }, isCounted: true },
]
