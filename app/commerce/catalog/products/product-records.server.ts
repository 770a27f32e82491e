import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { hsCodeField, measureField } from '../../editing/input/code-fields.server.ts'
import {
  barcodeField,
  optionValueField,
  skuField,
  slugField,
} from '../../editing/input/text-fields.server.ts'
import type {
  RecordDefinition,
  RecordRow,
  RuleErrors,
} from '../../editing/records/record-definition.server.ts'
import type { RecordErrorCode } from '../../editing/records/record-error.ts'
import {
  type ColumnField,
  countryColumn,
  integerBetween,
  longText,
  optional,
  plain,
  position,
  price,
  rowNamed,
  type StoredValue,
  shortText,
  time,
  yesNo,
} from '../../editing/records/record-field.server.ts'
import { rowList } from '../../editing/records/rows-field.server.ts'
import { taxClassField } from '../../editing/records/tax-class-field.server.ts'
import { maxVariantWeight } from '../../values/variant-limits.ts'
import { attributeRows } from '../attributes/attribute-rows.server.ts'
import { makerFields } from '../companies/company-record.server.ts'
import { productFileRecord } from '../files/file-records.server.ts'
import { baseErrors, measureErrors } from './measure-errors.server.ts'
import { type ValueColumn, valueColumns } from './options/option-values.ts'

const reference = (table: string): ColumnField =>
  rowNamed(plain(slugField), `${table}_id`, { table, by: 'slug' })

export const productRecord: RecordDefinition = {
  subject: 'products',
  table: 'product',
  key: ['slug'],
  order: ['id'],
  address: slug => `/productDetails/${slug}`,
  fields: {
    slug: plain(slugField),
    title: shortText(200),
    description: optional(longText(20_000), ''),
    /** One fact per line. */
    details: optional(longText(5000), ''),
    brand: optional(reference('brand')),
    badge: optional(shortText(30)),
    tax_class: taxClassField,
    /** Of variants without their own. */
    unit_measure: optional(plain(measureField)),
    /** Its price is shown for this, too. */
    unit_base: optional(plain(measureField)),
    hs_code: optional(plain(hsCodeField)),
    origin_country: optional(countryColumn),
    /** Only if they differ from those of its brand. */
    ...makerFields,
    published: optional(yesNo, 0),
    /** A draft is published then. */
    publish_at: optional(time),
    seo_title: optional(shortText(200)),
    seo_description: optional(shortText(500)),
    categories: rowList(reference('category'), {
      table: 'product_category',
      owner: 'product_id',
      column: 'category_id',
    }),
    attribute: attributeRows,
    /** Shown with it before those that share its tags. */
    related: {
      ...rowList(rowNamed(plain(slugField), 'related_id', { table: 'product', by: 'slug' }), {
        table: 'product_related',
        owner: 'product_id',
        column: 'related_id',
        position: 'position',
      }),
      control: 'products',
    },
    tags: rowList(shortText(50), { table: 'product_tag', owner: 'product_id', column: 'tag' }),
  },
  complete({ published, ...row }, { current, now }) {
    const at = now.toISOString()
    const publishedAt = published === 1 ? (current?.published_at ?? at) : null
    return {
      ...row,
      published_at: publishedAt,
      publish_at: publishedAt === null ? (row.publish_at ?? null) : null,
      created_at: current?.created_at ?? at,
    }
  },
  rules: async (row, sent, { tx }): Promise<RuleErrors> => ({
    ...(row.published === 1 && (sent.publish_at ?? null) !== null && { publish_at: 'already-published' }),
    ...(await baseErrors(row, sent, tx)),
  }),
  show: ({ published_at, ...row }) => ({ ...row, published: published_at === null ? 0 : 1 }),
}

const optionValue = (column: string): ColumnField =>
  optional(
    rowNamed(plain(optionValueField), column, {
      table: 'option_value',
      by: 'slug',
      within: { column: 'option_id', table: 'option', by: 'slug' },
    }),
  )

/** Of the product's first option, its second, and so on. */
const valueFields = {
  value_1: optionValue('value_1_id'),
  value_2: optionValue('value_2_id'),
  value_3: optionValue('value_3_id'),
  value_4: optionValue('value_4_id'),
  value_5: optionValue('value_5_id'),
}

/** Stock is counted, not set. */
export const variantRecord: RecordDefinition = {
  subject: 'variants',
  table: 'variant',
  key: ['sku'],
  order: ['product_id', 'position', 'id'],
  fields: {
    // Orders and the stock ledger refer to it.
    sku: { ...plain(skuField), isFixed: true },
    product: { ...reference('product'), isFixed: true },
    ...valueFields,
    price,
    compare_at_price: optional(price),
    /** In grams. */
    weight: optional(integerBetween(0, maxVariantWeight), 0),
    barcode: optional(plain(barcodeField)),
    measure: optional(plain(measureField)),
    /** Paid by the shop, without taxes. */
    cost: optional(price),
    position: position('product_id'),
  },
  rules: async (row, sent, { tx }): Promise<RuleErrors> => ({
    ...(!isDearer(row) && { compare_at_price: 'below-price' }),
    ...(await measureErrors(row, sent, tx)),
    ...(await valueErrors(row, sent, tx)),
  }),
}

function isDearer({ price, compare_at_price }: RecordRow): boolean {
  return compare_at_price === null || compare_at_price === undefined || compare_at_price > price!
}

/** Errors of the values beside those of the product's other variants. Locks the product against others that get some. */
async function valueErrors(
  row: RecordRow,
  sent: RecordRow,
  tx: Db | Tx,
): Promise<Record<string, RecordErrorCode>> {
  if (valueColumns.every(column => sent[column] === undefined)) return {}
  const product = tx.selectFrom('product').select('id').where('id', '=', Number(row.product_id))
  if (isPostgres(tx)) await product.forUpdate().execute()
  const others = await tx
    .selectFrom('variant')
    .select(valueColumns)
    .where('product_id', '=', Number(row.product_id))
    .where('id', '<>', Number(row.id ?? 0))
    .where('removed_at', 'is', null)
    .execute()
  const isSame = (other: Record<ValueColumn, number | null>) =>
    valueColumns.every(column => other[column] === (row[column] ?? null))
  if (others.some(isSame)) return { '': 'same-options' }
  const optionById = await readOptionsOfValues(tx, [row, ...others])
  const optionOf = (one: Partial<Record<ValueColumn, StoredValue>>, column: ValueColumn) =>
    optionById.get(Number(one[column] ?? 0))
  const wrong = valueColumns.filter(column => {
    const option = optionOf(row, column)
    return others.some(other => option && (optionOf(other, column) ?? option) !== option)
  })
  const own = valueColumns.flatMap(column => optionOf(row, column) ?? [])
  if (new Set(own).size < own.length) return { '': 'repeated-option' }
  return Object.fromEntries(wrong.map(column => [column.replace('_id', ''), 'another-option']))
}

/** The option of each value. */
async function readOptionsOfValues(
  tx: Db | Tx,
  variants: readonly Partial<Record<ValueColumn, StoredValue>>[],
): Promise<Map<number, number>> {
  const ids = new Set(variants.flatMap(variant => valueColumns.map(column => Number(variant[column] ?? 0))))
  const rows = await tx
    .selectFrom('option_value')
    .select(['id', 'option_id'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, option_id }) => [id, option_id]))
}

export const productPictureRecord: RecordDefinition = {
  subject: 'product-pictures',
  table: 'product_picture',
  key: ['product', 'position'],
  order: ['product_id', 'position'],
  fields: {
    product: { ...reference('product'), isFixed: true },
    position: position('product_id'),
    picture: rowNamed(shortText(24), 'picture_hash', { table: 'picture', by: 'hash' }),
    /** The option value that it shows. */
    value: optionValue('value_id'),
    /** Required unless screen readers skip the picture. */
    alt: optional(shortText(300), ''),
    decorative: optional(yesNo, 0),
    /** In percent of its width and height. */
    focal_x: optional(integerBetween(0, 100)),
    focal_y: optional(integerBetween(0, 100)),
  },
  rules: ({ alt, decorative }): Record<string, RecordErrorCode> =>
    (alt ?? '') === '' && decorative !== 1 ? { alt: 'missing' } : {},
}

/** Products and their parts. */
export const productRecords = [productRecord, variantRecord, productPictureRecord, productFileRecord]
