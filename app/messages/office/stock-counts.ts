import type { CountView } from '#commerce/catalog/stock/counts/count-line-store.server.ts'
import { formatList } from '../format.ts'
import { inLanguage } from '../in-language.ts'

const units = (count: number) => (count === 1 ? '1 unit' : `${count.toLocaleString('en')} units`)
const skus = (count: number) => (count === 1 ? '1 SKU' : `${count.toLocaleString('en')} SKUs`)

/** Counting the shelves. */
export const stockCountMessages = inLanguage({
  title: 'Counts',
  stock: 'Stock',
  start: 'Start a count',
  startIntro:
    'Count on your phone while the shop sells. Several people can count at once, and every number is saved as you go.',
  scope: 'What do you count?',
  scopes: { all: 'Everything', category: 'A category', list: 'A list of SKUs' },
  category: 'Category',
  list: 'SKUs',
  listHint: 'Separated by spaces, commas or lines.',
  allProducts: 'All products',
  listName: (count: number) => `A list of ${skus(count)}`,
  started: (lines: number, elsewhere: number) =>
    elsewhere === 0
      ? `Count started with ${skus(lines)}.`
      : `Count started with ${skus(lines)}. ${skus(elsewhere)} are in another open count and left out.`,
  notStarted: {
    'no-skus': 'There is nothing to count here. Check the SKUs.',
    'all-elsewhere': 'All of these are in another open count.',
  },
  unknownSkus: (skus: readonly string[]) => {
    const shown = skus.slice(0, 10).map(sku => `“${sku}”`)
    const more = skus.length - shown.length
    const names = more === 0 ? formatList(shown) : `${shown.join(', ')} and ${more.toLocaleString('en')} more`
    return skus.length === 1 ? `No variant has the SKU ${names}.` : `No variants have the SKUs ${names}.`
  },
  chooseCategory: 'Choose a category.',
  empty: 'Nothing has been counted yet.',
  columns: { scope: 'What', started: 'Started', by: 'By', progress: 'Counted', state: 'State' },
  caption: 'Counts, open ones first',
  states: { open: 'Open', finished: 'Finished', abandoned: 'Abandoned' },
  progress: (counted: number, lines: number) =>
    `${counted.toLocaleString('en')} of ${lines.toLocaleString('en')}`,
  views: { 'to-count': 'To count', counted: 'Counted', different: 'Differences' } satisfies Record<
    CountView,
    string
  >,
  viewsLabel: 'SKUs of this count',
  search: 'Find a SKU or name',
  nothingLeft: 'Everything here is counted.',
  nothingYet: 'Nothing here yet.',
  noMatch: (query: string) => `Nothing matches “${query}”.`,
  review: 'Review and finish',
  countOf: (name: string) => `On the shelf: ${name}`,
  save: 'Save',
  savedNote: (counted: number, expected: number) =>
    counted === expected ? `${counted} counted, as expected` : `${counted} counted, ${expected} expected`,
  clear: 'Count again',
  by: (name: string) => `by ${name}`,
  saved: (name: string, counted: number) => `${name}: ${counted} counted.`,
  cleared: (name: string) => `${name} can be counted again.`,
  waiting: (count: number) =>
    count === 1
      ? '1 number is kept on this phone and will be sent when the connection is back.'
      : `${count} numbers are kept on this phone and will be sent when the connection is back.`,
  notSaved: 'Enter a whole number, 0 for none.',
  notOpen: 'This count is closed.',
  /** A refused number, with what to do. It may have waited for a connection, so it says which one it was. */
  notCounted: {
    'not-open': (sku: string, counted: string) =>
      `${sku}, ${counted} counted: not saved, because this count is closed. Start another one.`,
    'unknown-sku': (sku: string) => `${sku} isn’t in this count.`,
    moved: (sku: string, counted: string) =>
      `${sku}, ${counted} counted: units moved while this waited for a connection. Count it again.`,
  },
  closedNote: {
    finished: (at: string) => `Finished ${at}. The stock was corrected then.`,
    abandoned: (at: string) => `Abandoned ${at}. The stock stayed as it was.`,
  },
  finishTitle: 'Review and finish',
  finishIntro:
    'Finishing adds each difference to the stock as it is now. Sales since the count aren’t affected.',
  facts: { counted: 'Counted', different: 'Differences', found: 'More than expected', missing: 'Missing' },
  amount: (count: number, value: string) => `${units(count)}, ${value} at today’s prices`,
  uncounted: (count: number) => (count === 0 ? '' : `${skus(count)} not counted. They stay as they are.`),
  lineColumns: {
    product: 'Product',
    counted: 'Counted',
    expected: 'Expected',
    difference: 'Difference',
    value: 'Value',
  },
  differencesCaption: 'Differences by SKU',
  noDifferences: 'Everything counted is as expected.',
  onlyFirst: (count: number) => `The first ${count} differences.`,
  seeAll: 'See all of them',
  finish: (different: number) =>
    different === 0 ? 'Finish, nothing to correct' : `Correct the stock of ${skus(different)}`,
  finished: (adjusted: number) =>
    adjusted === 0
      ? 'Count finished. Nothing had to be corrected.'
      : `Count finished. ${skus(adjusted)} corrected.`,
  short: (lines: string) => `Orders took more than there is: ${lines}. Look at the orders to pack.`,
  shortLine: (sku: string, missing: number) => `${sku} lacks ${units(missing)}`,
  tooMany: 'These are too many differences for one change. Count fewer SKUs at once.',
  abandon: 'Abandon this count',
  abandoned: 'Count abandoned. The stock stayed as it was.',
})
