import type { RecordDefinition } from '../../editing/records/record-definition.server.ts'
import {
  countryColumn,
  optional,
  percentage,
  shortText,
  yesNo,
} from '../../editing/records/record-field.server.ts'
import { taxClassField } from '../../editing/records/tax-class-field.server.ts'

export const taxRateRecord: RecordDefinition = {
  subject: 'tax-rates',
  table: 'tax_rate',
  office: {
    ...{ section: 'selling', path: 'taxes' },
    columns: ['country', 'rate', 'tax_class', 'name', 'region'],
  },
  key: ['id'],
  order: ['country', 'region', 'name', 'id'],
  fields: {
    country: countryColumn,
    /** Empty for the whole country. */
    region: optional(shortText(3), ''),
    name: shortText(50),
    tax_class: taxClassField,
    rate: percentage,
    taxes_delivery: { ...optional(yesNo, 1), start: 'yes' },
  },
}
