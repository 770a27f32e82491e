import type { StockFilter } from '#commerce/catalog/stock/low-stock-store.server.ts'
import type { ChosenReason } from '#commerce/catalog/stock/stock-adjustment.ts'
import type { StockMovement } from '#commerce/catalog/stock/stock-history-store.server.ts'
import { sendsEmails } from '../current-emails.ts'
import { inLanguage } from '../in-language.ts'

const units = (count: number) => (count === 1 ? '1 unit' : `${count.toLocaleString('en')} units`)

/** Stock lists, the ledger of a SKU, and adjusting it. */
export const officeStockMessages = inLanguage({
  title: 'Stock',
  views: { low: 'Running low', 'sold-out': 'Sold out', all: 'All' } satisfies Record<StockFilter, string>,
  viewsLabel: 'Stock views',
  caption: {
    low: 'Items running low, sold out first, then by days left',
    'sold-out': 'Sold-out items, by SKU',
    all: 'Stock of everything, by SKU',
  } satisfies Record<StockFilter, string>,
  empty: {
    low: 'Nothing runs low.',
    'sold-out': 'Nothing is sold out.',
    all: 'There are no products yet.',
  } satisfies Record<StockFilter, string>,
  seeAll: 'See all stock',
  noMatch: (query: string) => `Nothing matches “${query}”.`,
  search: 'Search stock',
  searchHint: 'Name or SKU',
  counts: 'Counts',
  columns: {
    product: 'Product',
    sku: 'SKU',
    price: 'Price',
    available: 'In stock',
    sold: 'Ordered, 28 days',
    daysLeft: 'Days left',
  },
  draft: 'Draft',
  soldOut: 'Sold out',
  inStock: (count: number) => `${count.toLocaleString('en')} in stock`,
  days: (count: number) => (count === 1 ? '1 day left' : `${count.toLocaleString('en')} days left`),
  noSales: 'No sales lately',
  inStockShort: 'in stock',
  newest: 'Newest',
  older: 'Older',
  firstPage: 'First page',
  next: 'Next',
  lowMeans: (low: { units: number; days: number }) =>
    `At most ${units(low.units)}, or gone within ${low.days} days at the rate of the last 28.`,
  changeLow: 'Change',
  adjust: 'Adjust',
  adjustTitle: (name: string) => `Adjust ${name}`,
  now: 'In stock now',
  soldLately: 'Ordered in the last 28 days',
  price: 'Price',
  product: 'Product',
  reason: 'Reason',
  reasons: {
    received: 'Received from a supplier',
    damaged: 'Damaged',
    lost: 'Lost or stolen',
    found: 'Found',
    correction: 'Correct the number',
  } satisfies Record<ChosenReason, string>,
  units: 'Units',
  unitsHint: 'For a correction, the new number in stock.',
  save: 'Save',
  /** The effect of saving. Shoppers don't see the stock of drafts. */
  get adjustSays() {
    return sendsEmails()
      ? 'The new stock counts at once. If it was sold out, shoppers who asked for an alert get an email.'
      : 'The new stock counts at once.'
  },
  refusals: {
    'below-zero': (available: number) => `Only ${available} are in stock.`,
    'no-change': () => 'This is what is in stock already.',
  },
  adjusted: (name: string, available: number) => `${name}: ${available.toLocaleString('en')} in stock.`,
  last90Days: 'Stock in the last 90 days',
  nonePlotted: 'There was none in stock.',
  plot: (name: string) => `Stock of ${name} at the end of each of the last 90 days`,
  plotHeads: ['Day', 'In stock'] as [string, string],
  showTable: 'Show as table',
  ledger: 'Ledger',
  ledgerCaption: 'Every movement of stock, newest first',
  ledgerColumns: { at: 'When', reason: 'Reason', change: 'Change', after: 'After', by: 'By' },
  noMovements: 'Nothing has moved yet.',
  movements: {
    sold: 'Sold',
    restocked: 'Restocked after cancellation',
    returned: 'Returned',
    undone: 'Undo',
    counted: 'Counted',
    received: 'Received',
    damaged: 'Damaged',
    lost: 'Lost',
    found: 'Found',
    correction: 'Corrected',
  } satisfies Record<StockMovement['reason'], string>,
  actors: { shopper: 'Shopper', job: 'Shop', provider: 'Payment provider', 'command-line': 'Command line' },
})
