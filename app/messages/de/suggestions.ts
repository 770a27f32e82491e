import type en from '../en/suggestions.ts'
import { pluralDe } from './plural.ts'

export default {
  addToCart: ({ title }) => `${title} in den Warenkorb legen`,
  brand: 'Marke',
  category: 'Kategorie',
  suggestionCount: ({ count }) => pluralDe(count, { one: '1 Vorschlag', other: `${count} Vorschläge` }),
  suggestions: 'Vorschläge',
} satisfies typeof en
