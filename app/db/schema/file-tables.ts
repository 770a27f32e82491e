import { integer, oneOf, table, text } from './table.ts'

/** Files that shoppers download, and the products that have them. */
export const fileTables = [
  table('file', {
    hash: text.key(),
    bytes: integer.check('> 0'),
    /** ISO 8601; empty for those of the first start. */
    uploaded_at: text.default(''),
  }),
  table(
    'product_file',
    {
      product_id: integer.references('product', 'cascade'),
      file_hash: text.references('file'),
      kind: oneOf('manual', 'data-sheet', 'safety', 'other'),
      name: text,
      position: integer,
    },
    {
      key: ['product_id', 'file_hash'],
      indexes: { product_file_by_file: '(file_hash, product_id)' },
    },
  ),
]
