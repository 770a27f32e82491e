import type { optionMessages } from '../options.ts'

export default {
  availableIn: ({ values }) => `Verfügbar in ${values}`,
  unavailable: {
    'not-made': 'nicht erhältlich',
    'sold-out': 'ausverkauft',
  },
} satisfies typeof optionMessages
