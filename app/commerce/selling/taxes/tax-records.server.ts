import type { RecordDefinition } from '../../editing/records/record-definition.server.ts'
import {
  countryColumn,
  optional,
  percentage,
  shortText,
  yesNo,
} from '../../editing/records/record-field.server.ts'
import { taxClassField, taxClassName } from '../../editing/records/tax-class-field.server.ts'

/** Goods with tax rates of their own. */
export const taxClassRecord: RecordDefinition = {
  subject: 'tax-classes',
  table: 'tax_class',
  office: { section: 'selling', path: 'tax-classes', columns: ['name'], isUnseen: true },
  key: ['name'],
  order: ['name'],
  fields: { name: taxClassName },
}

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
