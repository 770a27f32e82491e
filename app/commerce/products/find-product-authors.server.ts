import type { Db } from '#db/schema/schema.ts'
import type { Actor } from '../actor.ts'
import type { TableRow } from '../changes/change-set.ts'
import type { EditableTable } from '../changes/editable-tables.ts'
import { findChangeAuthor } from '../changes/history/change-author-store.server.ts'

/** The authors of the latest changes of these fields, in their order; undefined where none is recorded. */
export async function findProductAuthors(
  db: Db,
  id: number,
  fields: readonly string[],
): Promise<(Actor | undefined)[]> {
  const authors: (Actor | undefined)[] = []
  for (const field of fields) authors.push(await findChangeAuthor(db, ...rowsOfField(id, field)))
  return authors
}

/** The rows that hold a field: one, or all of the product in a table. */
function rowsOfField(product_id: number, field: string): [EditableTable, TableRow] {
  const [, variant] = /^(?:price|compare_at_price|barcode|weight)-(\d+)$/.exec(field) ?? []
  if (variant) return ['variant', { id: Number(variant) }]
  if (field === 'categories') return ['product_category', { product_id }]
  if (field === 'tags') return ['product_tag', { product_id }]
  if (/^(?:pictures$|alt-|decorative-|color-|focal-)/.test(field)) return ['product_picture', { product_id }]
  return ['product', { id: product_id }]
}
