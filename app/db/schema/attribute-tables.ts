import { flag, id, integer, oneOf, table, text } from './table.ts'

/** Facts of products, such as Material, and what each product has for them. */
export const attributeTables = [
  table('attribute', {
    id,
    slug: text.unique(),
    name: text,
    kind: oneOf('text', 'number', 'flag', 'one', 'several', 'date'),
    /** Of a number, such as "l". */
    unit: text.optional(),
    /** The heading that it stands below. */
    group_name: text.optional(),
    position: integer,
    /** On the page of a product. */
    on_page: flag.default(1),
    /** In comparisons. */
    compared: flag.default(1),
    searched: flag.default(1),
    /** In listings, of its categories if it has some. */
    filtered: flag.default(0),
    removed_at: text.optional(),
  }),
  /** The categories whose products have it; an attribute without any is for all products. */
  table(
    'attribute_category',
    {
      attribute_id: integer.references('attribute', 'cascade'),
      category_id: integer.references('category'),
    },
    {
      key: ['attribute_id', 'category_id'],
      indexes: { attribute_category_by_category: '(category_id)' },
    },
  ),
  /** Those that products choose one or several of. */
  table(
    'attribute_value',
    {
      id,
      attribute_id: integer.references('attribute', 'cascade'),
      slug: text,
      name: text,
      position: integer,
      removed_at: text.optional(),
    },
    { uniqueIndexes: { attribute_value_slug: '(attribute_id, slug)' } },
  ),
  /** The values of products, each in the column of its attribute's kind. */
  table(
    'product_attribute',
    {
      product_id: integer.references('product', 'cascade'),
      attribute_id: integer.references('attribute', 'cascade'),
      /** From 1: several values have a row each. */
      place: integer.check('> 0'),
      value_id: integer.optional().references('attribute_value'),
      /** In thousandths of the unit. */
      number: integer.optional(),
      flag: flag.optional(),
      /** ISO 8601. */
      date: text.optional(),
      text: text.optional(),
    },
    {
      key: ['product_id', 'attribute_id', 'place'],
      checks: {
        product_attribute_has_one_value: ['value_id', 'number', 'flag', 'date', 'text']
          .map(column => `case when ${column} is null then 0 else 1 end`)
          .join(' + ')
          .concat(' = 1'),
        product_attribute_has_several_values: 'place = 1 or value_id is not null',
      },
      indexes: {
        product_attribute_by_attribute: '(attribute_id, product_id)',
        product_attribute_number: '(attribute_id, number) where number is not null',
      },
      uniqueIndexes: { product_attribute_value: '(value_id, product_id) where value_id is not null' },
      isStoredByKey: true,
    },
  ),
]
