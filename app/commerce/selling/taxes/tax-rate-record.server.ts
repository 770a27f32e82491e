import { countryField } from '../../editing/input/code-fields.server.ts'
import type { RecordDefinition } from '../../editing/records/record-definition.server.ts'
import { optional, percentage, plain, shortText, yesNo } from '../../editing/records/record-field.server.ts'
import { taxClassField } from '../../editing/records/tax-class-field.server.ts'

export const taxRateRecord: RecordDefinition = {
  subject: 'tax-rates',
  table: 'tax_rate',
  key: ['id'],
  order: ['country', 'region', 'name', 'id'],
  fields: {
    country: plain(countryField),
    /** Empty for the whole country. */
    region: optional(shortText(3), ''),
    name: shortText(50),
    tax_class: taxClassField,
    rate: percentage,
    taxes_delivery: optional(yesNo, 1),
  },
}
