import { attributeTables } from './attribute-tables.ts'
import { optionTables, valueIdColumns } from './option-tables.ts'
import { companyTable, fileTables, makerColumns, relatedTable } from './product-page-tables.ts'
import { flag, id, integer, oneOf, table, text } from './table.ts'

/** Tables whose former slugs lead to their rows. */
export const sluggedTables = [
  ...(['product', 'category', 'brand', 'option', 'option_value', 'attribute', 'attribute_value'] as const),
  ...(['collection', 'page', 'journal_entry'] as const),
]

/** Tables whose slugs are unique among those of one row of another table. */
export const scopedTables = {
  option_value: { column: 'option_id', table: 'option' },
  attribute_value: { column: 'attribute_id', table: 'attribute' },
} as const

/** Shown above the products of a listing. */
const introColumns = {
  text: text.default(''),
  picture_hash: text.optional().references('picture'),
  alt: text.default(''),
}

/** Products, and what they are sorted and shown by. */
export const catalogTables = [
  table('catalog_version', { id: integer.key().check('= 1'), version: integer, changed_at: text.optional() }),
  /** The products that changed with a catalog version; product 0 stands for all. */
  table('catalog_change', { version: integer, product_id: integer }, { key: ['version', 'product_id'] }),
  table(
    'product',
    {
      id,
      slug: text.unique(),
      title: text,
      description: text,
      brand_id: integer.optional().references('brand'),
      badge: text.optional(),
      rating_sum: integer,
      review_count: integer,
      created_at: text,
      published_at: text.optional(),
      /** Units sold so far: the sales rank. */
      sold: integer.default(0).check('>= 0'),
      /** One fact per line, such as "Material: combed cotton". */
      details: text.default(''),
      /** For search engines; null for the title and description that shoppers read. */
      seo_title: text.optional(),
      seo_description: text.optional(),
      /** When a draft will be published; a job does. */
      publish_at: text.optional().check('is null or published_at is null'),
      /** Null for the standard taxes. */
      tax_class_id: integer.optional().references('tax_class'),
      /** Of variants without their own measure, such as "250 g"; and the base that their price is shown for, such as "1 kg". */
      unit_measure: text.optional(),
      unit_base: text.optional(),
      /** For customs: a code of the Harmonized System, of 6 to 10 digits, and where it was made. */
      hs_code: text.optional(),
      origin_country: text.optional(),
      ...makerColumns,
      /** A removed product is unpublished. */
      removed_at: text.optional().check('is null or published_at is null'),
    },
    {
      checks: { product_rating_is_one_to_five: 'rating_sum between review_count and 5 * review_count' },
      indexes: {
        product_by_brand: '(brand_id, id)',
        product_by_sold: '(sold, id)',
        product_by_manufacturer: '(manufacturer_id) where manufacturer_id is not null',
        product_by_responsible: '(responsible_id) where responsible_id is not null',
        product_by_tax_class: '(tax_class_id) where tax_class_id is not null',
        product_by_title: '(lower(title), id)',
        product_newest: '(created_at, id)',
        product_scheduled: '(publish_at) where publish_at is not null',
        product_unpublished: '(created_at, id) where published_at is null',
      },
    },
  ),
  table(
    'variant',
    {
      id,
      product_id: integer.references('product', 'cascade'),
      sku: text.unique(),
      ...valueIdColumns,
      price: integer.check('>= 0'),
      compare_at_price: integer.optional(),
      available: integer.check('>= 0'),
      position: integer,
      /** In grams. */
      weight: integer.default(0).check('>= 0'),
      /** GTIN-8, -12, -13 or -14 with its check digit, unique among the variants that aren't removed. */
      barcode: text.optional(),
      /** Such as "250 g"; null for the measure of its product. */
      measure: text.optional(),
      /** Paid by the shop, without taxes. Only staff see it. */
      cost: integer.optional().check('>= 0'),
      /** Its SKU stays taken: orders and the ledger refer to it. */
      removed_at: text.optional(),
    },
    {
      checks: { variant_compare_at_is_higher: 'compare_at_price > price' },
      indexes: {
        variant_by_lower_sku: { SQLite: '(lower(sku))', PostgreSQL: '(lower(sku) collate "C")' },
        variant_by_value_1: '(value_1_id, product_id) where value_1_id is not null',
        variant_by_value_2: '(value_2_id, product_id) where value_2_id is not null',
        variant_by_value_3: '(value_3_id, product_id) where value_3_id is not null',
        variant_by_value_4: '(value_4_id, product_id) where value_4_id is not null',
        variant_by_value_5: '(value_5_id, product_id) where value_5_id is not null',
        variant_of_product: '(product_id, position)',
      },
      uniqueIndexes: {
        variant_barcode: '(barcode) where barcode is not null and removed_at is null',
        variant_values:
          '(product_id, coalesce(value_1_id, 0), coalesce(value_2_id, 0), coalesce(value_3_id, 0), coalesce(value_4_id, 0), coalesce(value_5_id, 0)) where removed_at is null',
      },
    },
  ),
  /** The prices that shoppers were really asked, from when until when; the present one has no end. */
  table(
    'asked_price',
    {
      id,
      variant_id: integer.references('variant', 'cascade'),
      currency: text,
      price: integer,
      compare_at_price: integer.optional(),
      /** Of the 30 days before its reduction began; null without a reduction, or if nothing was asked before. */
      lowest_price: integer.optional(),
      from_at: text,
      until_at: text.optional(),
    },
    {
      indexes: { asked_price_by_variant: '(variant_id, until_at)' },
      uniqueIndexes: { asked_price_now: '(variant_id) where until_at is null' },
    },
  ),
  table(
    'product_picture',
    {
      product_id: integer.references('product', 'cascade'),
      picture_hash: text.references('picture'),
      /** The option value that it shows; null if it fits all. */
      value_id: integer.optional().references('option_value'),
      alt: text,
      /** 1 if screen readers skip it. */
      decorative: flag.default(0),
      /** The point that stays in view where the picture is cropped, in percent of its width and height; null for the center. */
      focal_x: integer.optional().check('between 0 and 100'),
      focal_y: integer.optional().check('between 0 and 100'),
      position: integer,
    },
    {
      key: ['product_id', 'position'],
      indexes: {
        product_picture_by_value: '(value_id) where value_id is not null',
        product_picture_without_alt: "(product_id) where alt = ''",
      },
    },
  ),
  table(
    'product_tag',
    { product_id: integer.references('product', 'cascade'), tag: text },
    { key: ['product_id', 'tag'], indexes: { product_tag_by_tag: '(tag, product_id)' } },
  ),
  table(
    'product_category',
    {
      product_id: integer.references('product', 'cascade'),
      category_id: integer.references('category'),
    },
    {
      key: ['product_id', 'category_id'],
      indexes: { product_category_by_category: '(category_id, product_id)' },
    },
  ),
  /** Former slugs of renamed and merged rows of these tables, which lead to the row they name today. */
  table(
    'former_slug',
    {
      table_name: oneOf(...sluggedTables),
      /** The option or attribute of a value; 0 for other rows, whose slugs are unique in their table. */
      scope: integer.default(0),
      slug: text,
      target_id: integer,
    },
    { key: ['table_name', 'scope', 'slug'], indexes: { former_slug_by_target: '(table_name, target_id)' } },
  ),
  table('category', {
    id,
    slug: text.unique(),
    name: text,
    parent_id: integer.optional().references('category'),
    /** Measurements of its sizes (`commerce/catalog/products/size-guide.ts`); null for its parent's. */
    size_guide: text.optional(),
    ...introColumns,
    position: integer,
    removed_at: text.optional(),
  }),
  table('brand', {
    ...{ id, slug: text.unique(), name: text },
    ...introColumns,
    ...makerColumns,
    /** A PDF, for products without one of their own. */
    safety_file_hash: text.optional().references('file'),
    position: integer,
    removed_at: text.optional(),
  }),
  companyTable,
  ...optionTables,
  ...attributeTables,
  ...fileTables,
  relatedTable,
  table(
    'picture',
    {
      hash: text.key(),
      width: integer.check('> 0'),
      height: integer.check('> 0'),
      uploaded_at: text,
    },
    { indexes: { picture_by_time: '(uploaded_at, hash)' } },
  ),
]
