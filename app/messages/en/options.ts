import type { UnavailableReason } from '../../commerce/catalog/variant-selection.ts'

export default {
  unavailable: {
    'not-made': 'not available',
    'in-stock': 'in stock',
    'sold-out': 'sold out',
  } satisfies Record<UnavailableReason, string>,
}
