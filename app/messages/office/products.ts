import type {
  ProductFilter,
  ProductSort,
  ProductState,
} from '#commerce/catalog/products/staff-list/product-filter.ts'
import type {
  ProductAction,
  ProductsChanged,
} from '#commerce/editing/products/list-actions/change-products.server.ts'
import { formatNumber } from '../format.ts'
import { inLanguage } from '../in-language.ts'
import { linksText } from '../uses.ts'

const products = (count: number) => (count === 1 ? '1 product' : `${formatNumber(count)} products`)

/** Texts of the list of products. */
export const productListMessages = inLanguage({
  title: 'Products',
  caption: 'Products',
  newProduct: 'New product',
  /** Beside a view; nothing for none. */
  count: (count: number, max: number) =>
    count === 0 ? undefined : count > max ? `${formatNumber(max)}+` : formatNumber(count),
  total: (count: number, maxCounted: number) =>
    count > maxCounted ? `${formatNumber(maxCounted)}+` : formatNumber(count),
  views: 'Views',
  tabs: {
    all: 'All',
    published: 'Published',
    scheduled: 'Scheduled',
    draft: 'Drafts',
    low: 'Low stock',
    'no-alt-text': 'No alt text',
    removed: 'Removed',
  },
  search: 'Search products',
  placeholder: 'Name, SKU or barcode',
  none: 'There are no products yet.',
  noneFound: 'No products match.',
  showAll: 'Show all products',
  columns: {
    product: 'Product',
    status: 'Status',
    category: 'Category',
    variants: 'Variants',
    stock: 'Stock',
    sold: 'Ordered',
    price: 'Price',
  },
  states: {
    published: 'Published',
    scheduled: 'Scheduled',
    draft: 'Draft',
    removed: 'Removed',
  } satisfies Record<ProductState, string>,
  scheduledFor: (time: string) => `From ${time}`,
  priceRange: (from: string, to: string) => `${from}–${to}`,
  filters: {
    category: 'Category',
    brand: 'Brand',
    tag: 'Tag',
    attribute: 'Attribute',
    stock: 'Stock',
    sale: 'Sale',
    missing: 'Missing',
    min: 'Price from',
    max: 'Price to',
    sort: 'Sorted by',
  },
  any: 'Any',
  fact: (attribute: string, value: string) => `${attribute}: ${value}`,
  anyFact: 'anything',
  noFact: 'nothing yet',
  stock: { low: 'Low', 'sold-out': 'Sold out' } satisfies Record<NonNullable<ProductFilter['stock']>, string>,
  sale: { yes: 'On sale', no: 'Not on sale' },
  missing: { picture: 'Pictures', 'alt-text': 'Alt text' } satisfies Record<
    NonNullable<ProductFilter['missing']>,
    string
  >,
  sorts: { newest: 'Newest', title: 'Name', 'best-selling': 'Best selling' } satisfies Record<
    ProductSort,
    string
  >,
  /** Beside the total: the order counts sales later than the column. */
  salesCounted: 'new sales change the order within 11 minutes',
  actions: {
    remove: 'Remove',
    restore: 'Restore',
  } satisfies Record<ProductAction, string>,
  selected: 'Selected products',
  pickSome: 'Select products first.',
  changed: (action: ProductAction, count: number) =>
    `${{ remove: 'Removed', restore: 'Restored' }[action]} ${products(count)}.`,
  nothingToDo: 'Nothing to change.',
  refused: (refusal: Extract<ProductsChanged, { ok: false }>) =>
    refusal.reason === 'linked'
      ? `Nothing was removed: ${linksText(refusal.linkedFrom)} ${refusal.linkedFrom.length === 1 ? 'leads there. Change that link' : 'lead there. Change those links'} first.`
      : refusal.reason === 'missing-reference'
        ? 'Nothing was restored: a brand or a value of an option that a product needs is gone. Restore that first.'
        : 'Nothing was changed, because something else uses one of them.',
})
