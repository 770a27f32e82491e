import type { RecordDefinition } from '../records/record-definition.server.ts'
import { taxClassName } from '../records/tax-class-field.server.ts'

/** Goods with tax rates of their own. */
export const taxClassRecord: RecordDefinition = {
  subject: 'tax-classes',
  table: 'tax_class',
  key: ['name'],
  order: ['name'],
  fields: { name: taxClassName },
}
