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
  featuredCount: ({ count }) =>
    pluralDe(count, { one: '1 empfohlenes Produkt', other: `${formatNumber(count)} empfohlene Produkte` }),
  onSale: 'Reduziert',
  priceRange: ({ from, to }) => `${from}–${to}`,
  priceAndUp: ({ price }) => `Ab ${price}`,
  priceFrom: ({ price }) => `Ab ${price}`,
  priceTo: ({ price }) => `Bis ${price}`,
  resultsFor: ({ search }) => `Suchergebnisse für „${search}“`,
  shopBy: ({ option }) => option,
  starsAndUp: ({ stars }) => `Ab ${stars} Sternen`,
} satisfies typeof listingViewMessages
