import { formatNumber } from '../format.ts'
import type { listingViewMessages } from '../listing-view.ts'
import { pluralDe } from './plural.ts'

export default {
  anyRating: 'Jede Bewertung',
  facets: {
    categories: 'Kategorie',
    brands: 'Marke',
    priceRanges: 'Preis',
    rating: 'Bewertung',
    only: 'Nur anzeigen',
  },
  fact: ({ attribute, value }) => `${attribute}: ${value}`,
  featuredCount: ({ count }) =>
    pluralDe(count, { one: '1 empfohlenes Produkt', other: `${formatNumber(count)} empfohlene Produkte` }),
  numberAndUp: ({ number }) => `Ab ${number}`,
  numberRange: ({ from, below }) => `${from} bis unter ${below}`,
  numberUnder: ({ number }) => `Unter ${number}`,
  onSale: 'Reduziert',
  priceRange: ({ from, to }) => `${from}–${to}`,
  priceAndUp: ({ price }) => `Ab ${price}`,
  priceFrom: ({ price }) => `Ab ${price}`,
  priceTo: ({ price }) => `Bis ${price}`,
  resultsFor: ({ search }) => `Suchergebnisse für „${search}“`,
  shopBy: ({ option }) => option,
  starsAndUp: ({ stars }) => `Ab ${stars} Sternen`,
} satisfies typeof listingViewMessages
