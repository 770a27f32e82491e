import type { UnavailableReason } from '#commerce/catalog/products/variant-selection.ts'
import { inLanguage } from './in-language.ts'

export const optionMessages = inLanguage({
  availableIn: ({ sizes }: { sizes: string }) => `Available in ${sizes}`,
  unavailable: {
    'not-made': 'not available',
    'sold-out': 'sold out',
  } satisfies Record<UnavailableReason, string>,
})
