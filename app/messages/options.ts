import type { UnavailableReason } from '#commerce/catalog/products/variant-selection.ts'
import { inLanguage } from './in-language.ts'

export const optionMessages = inLanguage({
  availableIn: ({ values }: { values: string }) => `Available in ${values}`,
  unavailable: {
    'not-made': 'not available',
    'sold-out': 'sold out',
  } satisfies Record<UnavailableReason, string>,
})
