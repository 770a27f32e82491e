import type { UnavailableReason } from '#commerce/catalog/variant-selection.ts'

export default {
  availableIn: ({ sizes }: { sizes: string }) => `Available in ${sizes}`,
  unavailable: {
    'not-made': 'not available',
    'sold-out': 'sold out',
  } satisfies Record<UnavailableReason, string>,
}
