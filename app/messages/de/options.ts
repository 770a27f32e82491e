import type en from '../en/options.ts'

export default {
  unavailable: {
    'not-made': 'nicht erhältlich',
    'in-stock': 'auf Lager',
    'sold-out': 'ausverkauft',
  },
} satisfies typeof en
