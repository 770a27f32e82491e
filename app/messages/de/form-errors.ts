import type { formErrorMessages } from '../form-errors.ts'
import { formatNumber } from '../format.ts'
import { pluralDe } from './plural.ts'

export default {
  checkFields: ({ count }) =>
    pluralDe(count, {
      one: 'Bitte prüfen Sie 1 Feld',
      other: `Bitte prüfen Sie ${formatNumber(count)} Felder`,
    }),
} satisfies typeof formErrorMessages
