import { id, integer, oneOf, table, text } from './table.ts'

/** Companies that make products or answer for them in the EU. */
export const companyTable = table('company', {
  id,
  name: text.unique(),
  /** The lines of its postal address, without the country. */
  lines: text,
  country: text,
  /** An email or web address. */
  contact: text,
  removed_at: text.optional(),
})

/** By Regulation (EU) 2023/988, article 19: of a brand, or of a product that says otherwise. */
export const makerColumns = {
  manufacturer_id: integer.optional().references('company'),
  /** Answers for the manufacturer in the EU. */
  responsible_id: integer.optional().references('company'),
  /** Warnings and instructions. */
  safety: text.default(''),
}

/** Files that shoppers download, and the products that have them. */
export const fileTables = [
  table('file', {
    hash: text.key(),
    bytes: integer.check('> 0'),
    uploaded_at: text,
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

/** Products that the merchant shows with another, in order. */
export const relatedTable = table(
  'product_related',
  {
    product_id: integer.references('product', 'cascade'),
    related_id: integer.references('product', 'cascade'),
    position: integer,
  },
  { key: ['product_id', 'related_id'], indexes: { product_related_by_related: '(related_id)' } },
)
