import type { TableRow } from '../changes/change-set.ts'
import type { EditableTable } from '../changes/editable-tables.ts'
import { attributeField, variantColumns } from './product-values.ts'

const cell = new RegExp(`^(?:${variantColumns.join('|')})-(\\d+)$`)

/** The row that has the value of a field of a product's form, or all of the product in a table. */
export function rowOfProductField(product_id: number, field: string): [EditableTable, TableRow] {
  const [, variant] = cell.exec(field) ?? []
  if (variant) return ['variant', { id: Number(variant) }]
  if (field === 'categories') return ['product_category', { product_id }]
  if (field.startsWith(attributeField(''))) return ['product_attribute', { product_id }]
  if (field === 'related') return ['product_related', { product_id }]
  if (field === 'tags') return ['product_tag', { product_id }]
  if (/^(?:pictures$|alt-|decorative-|color-|focal-)/.test(field)) return ['product_picture', { product_id }]
  if (/^(?:files$|file_)/.test(field)) return ['product_file', { product_id }]
  return ['product', { id: product_id }]
}
