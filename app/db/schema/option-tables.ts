import { id, integer, oneOf, table, text } from './table.ts'

/** The values of a variant: the first belongs to the first option of its product, and so on. */
export const valueIdColumns = {
  value_1_id: integer.optional().references('option_value'),
  value_2_id: integer.optional().references('option_value'),
  value_3_id: integer.optional().references('option_value'),
  value_4_id: integer.optional().references('option_value'),
  value_5_id: integer.optional().references('option_value'),
}

/** Options of variants, and their values. */
export const optionTables = [
  /** Options, such as Color, that shoppers choose a variant by: shared by products, or of one product. */
  table(
    'option',
    {
      id,
      slug: text.unique(),
      name: text,
      kind: oneOf('swatch', 'buttons', 'list'),
      product_id: integer.optional().references('product', 'cascade'),
      position: integer,
      removed_at: text.optional(),
    },
    { indexes: { option_of_product: '(product_id) where product_id is not null' } },
  ),
  table(
    'option_value',
    {
      id,
      option_id: integer.references('option', 'cascade'),
      slug: text,
      name: text,
      /** Of a swatch. */
      hex: text.optional(),
      /** By which searches find it, such as blue for cobalt; null for that of its hex value. */
      color_family: oneOf(
        'black',
        'white',
        'gray',
        'red',
        'orange',
        'yellow',
        'green',
        'blue',
        'purple',
        'pink',
        'brown',
        'beige',
      ).optional(),
      /** Chosen by instead of the color. */
      picture_hash: text.optional().references('picture'),
      position: integer,
      removed_at: text.optional(),
    },
    { uniqueIndexes: { option_value_slug: '(option_id, slug)' } },
  ),
]
