import { type ColumnField, optional, rowNamed, shortText } from './record-field.server.ts'

export const taxClassName = shortText(50)

/** The tax class of a product or rate, by its name; empty for the standard taxes. */
export const taxClassField: ColumnField = optional(
  rowNamed(taxClassName, 'tax_class_id', { table: 'tax_class', by: 'name' }),
)
