import { formatNumber } from '../format.ts'
import type { optionMessages } from '../options.ts'

export default {
  availableIn: ({ values }) => `Verfügbar in ${values}`,
  changedTo: ({ option, value }) => `${option} ist jetzt ${value}`,
  notMade: ({ title, values, changes }) => `${title} gibt es nicht in ${values}. ${changes}.`,
  grams: ({ grams }) => (grams < 1000 ? `${formatNumber(grams)} g` : `${formatNumber(grams / 1000)} kg`),
  unavailable: {
    'not-made': 'nicht erhältlich',
    'sold-out': 'ausverkauft',
  },
} satisfies typeof optionMessages
