import { formatNumber } from '../format.ts'
import { inLanguage } from '../in-language.ts'

const products = (count: number) => (count === 1 ? '1 product' : `${formatNumber(count)} products`)
const times = (count: number) => (count === 1 ? 'Once' : `${formatNumber(count)} times`)

/** Searches without results, and what staff make of them. */
export const searchesMessages = inLanguage({
  title: 'Searches',
  viewsLabel: 'Searches',
  views: { misses: 'Without results', synonyms: 'Synonyms', redirects: 'Redirects', arranged: 'Arranged' },
  caption: 'Searches without results, the most frequent first',
  /** After the number, on a card. */
  onCard: (count: number) => (count === 1 ? 'time' : 'times'),
  columns: { query: 'Search', count: 'Times', last: 'Last', dismiss: 'Not for us' },
  empty: 'Every search finds something.',
  previous: 'First page',
  next: 'Next',
  answer: (query: string) => `“${query}”`,
  searched: (count: number, date: string) => `${times(count)}, last on ${date}`,
  synonym: {
    title: 'Means',
    word: 'Shoppers search for',
    means: 'It means',
    meansHint: 'A word that your products use. Separate several with commas.',
    nearest: 'Similar words of your products',
    add: (word: string) => `Means “${word}”`,
    save: 'Add synonym',
    show: 'Show results',
    finds: (count: number) => `Finds ${products(count)}`,
    findsNothing: 'Finds nothing yet.',
    added: (word: string, means: string) => `“${word}” now also finds “${means}”.`,
  },
  redirect: {
    title: 'Lead to',
    target: 'Page',
    targetHint: 'Search for a category, brand, page or product, or enter an address such as /about.',
    save: 'Add redirect',
    show: 'Find pages',
    leadsTo: (kind: string, title: string) => `Leads to ${kind} “${title}”`,
    leadsElsewhere: (host: string) => `Leads away from your shop, to ${host}`,
    nothingThere: 'Nothing is at this address.',
    noMatch: (text: string) => `No page matches “${text}”.`,
    choose: 'Choose a page, or enter an address that starts with /.',
    added: (query: string, target: string) => `“${query}” now leads to ${target}.`,
  },
  kinds: {
    category: 'category',
    brand: 'brand',
    collection: 'collection',
    page: 'page',
    entry: 'journal entry',
    product: 'product',
  },
  pages: {
    '': 'Home',
    shop: 'Shop',
    brands: 'Brands',
    journal: 'Journal',
    about: 'About',
    contact: 'Contact',
    cart: 'Cart',
    'wish-list': 'Wish list',
    compare: 'Compare',
    orders: 'Find an order',
    account: 'Account',
    withdrawal: 'Withdraw from contract',
  } as Record<string, string>,
  dismiss: 'Dismiss',
  dismissQuery: (query: string) => `Dismiss “${query}”`,
  dismissSays: 'You don’t sell it, and nothing comes close.',
  dismissed: (query: string) => `“${query}” dismissed.`,
  gone: 'This search isn’t in the list any more.',
})
