import type { UnavailableReason } from '#commerce/catalog/products/variant-selection.ts'
import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'

export const optionMessages = inLanguage({
  availableIn: ({ values }: { values: string }) => `Available in ${values}`,
  changedTo: ({ option, value }: { option: string; value: string }) => `${option} changed to ${value}`,
  notMade: ({ title, values, changes }: { title: string; values: string; changes: string }) =>
    `${title} isn’t made in ${values}. ${changes}.`,
  grams: ({ grams }: { grams: number }) =>
    grams < 1000 ? `${formatNumber(grams)} g` : `${formatNumber(grams / 1000)} kg`,
  unavailable: {
    'not-made': 'not available',
    'sold-out': 'sold out',
  } satisfies Record<UnavailableReason, string>,
})
