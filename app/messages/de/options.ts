import type { optionMessages } from '../options.ts'

export default {
  availableIn: ({ sizes }) => `Verfügbar in ${sizes}`,
  unavailable: {
    'not-made': 'nicht erhältlich',
    'sold-out': 'ausverkauft',
  },
} satisfies typeof optionMessages
