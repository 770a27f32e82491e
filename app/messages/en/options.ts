import type { UnavailableReason } from '../../commerce/catalog/variant-selection.ts'

export default {
  unavailable: {
    'not-made': 'not available',
    'sold-out': 'sold out',
  } satisfies Record<UnavailableReason, string>,
}
