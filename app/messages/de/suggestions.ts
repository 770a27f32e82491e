import { formatNumber } from '../format.ts'
import type { suggestionMessages } from '../suggestions.ts'
import { pluralDe } from './plural.ts'

export default {
  addToCart: ({ title }) => `${title} in den Warenkorb legen`,
  brand: 'Marke',
  category: 'Kategorie',
  page: 'Seite',
  searchIn: ({ searchText, name }) => `${searchText} in ${name}`,
  seeAll: ({ count }) => `Alle ${formatNumber(count)} Ergebnisse anzeigen`,
  styles: ({ count }) => `${formatNumber(count)} Varianten`,
  suggestionCount: ({ count }) => pluralDe(count, { one: '1 Vorschlag', other: `${count} Vorschläge` }),
  suggestions: 'Vorschläge',
} satisfies typeof suggestionMessages
