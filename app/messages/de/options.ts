import type en from '../en/options.ts'

export default {
  unavailable: {
    'not-made': 'nicht erhältlich',
    'sold-out': 'ausverkauft',
  },
} satisfies typeof en
