import { currencySign, formatNumber } from '../format.ts'
import type { listingMessages } from '../listing.ts'
import { pluralDe } from './plural.ts'

export default {
  activeFilters: 'Aktive Filter',
  allBrands: 'Alle Marken',
  applyFilters: 'Produkte anzeigen',
  bestMatch: 'Relevanz',
  categories: 'Kategorien',
  bestSellers: 'Bestseller',
  clearAll: 'Alle entfernen',
  closeFilters: 'Filter schließen',
  correctedTo: ({ search }) => `Ergebnisse für „${search}“.`,
  countUnit: ({ count }) => pluralDe(count, { one: 'Produkt', other: 'Produkte' }),
  didYouMean: 'Meinten Sie <link></link>?',
  filters: 'Filter',
  filtersSearch: ({ count }) => `Filter durchsuchen alle ${formatNumber(count)} Produkte.`,
  maxFilters: ({ count }) =>
    `Mehr als ${count} Filter sind nicht möglich. Entfernen Sie einen, um einen anderen zu wählen.`,
  nextPage: 'Nächste Seite',
  noProducts: 'Keine Produkte gefunden.',
  noResults: ({ search }) => `Keine Treffer für „${search}“.`,
  page: ({ page }) => `Seite ${page}`,
  pages: 'Seiten',
  pageSize: 'Anzahl',
  previousPage: 'Vorherige Seite',
  priceFromField: () => `Von ${currencySign()}`,
  priceMisread: ({ example }) => `Geben Sie einen Betrag ein, zum Beispiel ${example}.`,
  priceToField: () => `bis ${currencySign()}`,
  readMore: 'Mehr lesen',
  removeFilter: '<label></label><hidden> entfernen</hidden>',
  showProducts: ({ count }) =>
    pluralDe(count, { one: '1 Produkt anzeigen', other: `${formatNumber(count)} Produkte anzeigen` }),
  sortBy: 'Sortieren',
  sorts: {
    featured: 'Empfohlen',
    newest: 'Neueste zuerst',
    'best-selling': 'Meistverkauft',
    'price-asc': 'Preis aufsteigend',
    'price-desc': 'Preis absteigend',
    name: 'Name',
    'top-rated': 'Beste Bewertung',
  },
  titleOfPage: ({ title, page }) => `${title}, Seite ${page}`,
  tryBroader: 'Prüfen Sie die Schreibweise oder versuchen Sie es mit einem allgemeineren Begriff.',
  viewAll: ({ count }) => `Alle ${formatNumber(count)} Produkte ansehen`,
  without: ({ filter }) => `„${filter}“ entfernen`,
} satisfies typeof listingMessages
