import type { RecordDefinition } from '../../editing/records/record-definition.server.ts'
import { taxClassName } from '../../editing/records/tax-class-field.server.ts'

/** Goods with tax rates of their own. */
export const taxClassRecord: RecordDefinition = {
  subject: 'tax-classes',
  table: 'tax_class',
  office: { section: 'selling', path: 'tax-classes', columns: ['name'], isUnseen: true },
  key: ['name'],
  order: ['name'],
  fields: { name: taxClassName },
}
