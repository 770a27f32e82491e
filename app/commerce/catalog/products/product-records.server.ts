import { sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { barcodeField, skuField, slugField } from '../../editing/input/text-fields.server.ts'
import type { RecordDefinition, RecordRow } from '../../editing/records/record-definition.server.ts'
import type { RecordErrorCode } from '../../editing/records/record-error.ts'
import {
  type ColumnField,
  integerBetween,
  longText,
  optional,
  plain,
  position,
  price,
  rowNamed,
  shortText,
  time,
  yesNo,
} from '../../editing/records/record-field.server.ts'
import { rowList } from '../../editing/records/rows-field.server.ts'
import { taxClassField } from '../../editing/records/tax-class-field.server.ts'
import { maxVariantWeight } from '../../values/variant-limits.ts'

const reference = (table: string): ColumnField =>
  rowNamed(plain(slugField), `${table}_id`, { table, by: 'slug' })

export const productRecord: RecordDefinition = {
  subject: 'products',
  table: 'product',
  key: ['slug'],
  order: ['id'],
  address: slug => `/products/${slug}`,
  fields: {
    slug: plain(slugField),
    title: shortText(200),
    description: optional(longText(20_000), ''),
    /** One fact per line. */
    details: optional(longText(5000), ''),
    brand: optional(reference('brand')),
    badge: optional(shortText(30)),
    tax_class: taxClassField,
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
  rules: ({ published }, { publish_at }): Record<string, RecordErrorCode> =>
    published === 1 && (publish_at ?? null) !== null ? { publish_at: 'already-published' } : {},
  show: ({ published_at, ...row }) => ({ ...row, published: published_at === null ? 0 : 1 }),
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
    color: optional(reference('color')),
    size: optional(reference('size')),
    price,
    compare_at_price: optional(price),
    /** In grams. */
    weight: optional(integerBetween(0, maxVariantWeight), 0),
    barcode: optional(plain(barcodeField)),
    position: position('product_id'),
  },
  rules: async (row, sent, { tx }): Promise<Record<string, RecordErrorCode>> => ({
    ...(!isDearer(row) && { compare_at_price: 'below-price' }),
    ...((await hasOptionsOfAnother(row, sent, tx)) && { '': 'same-options' }),
  }),
}

function isDearer({ price, compare_at_price }: RecordRow): boolean {
  return compare_at_price === null || compare_at_price === undefined || compare_at_price > price!
}

/** Whether another variant of the product has the same color and size. Locks the product against others that get them. */
async function hasOptionsOfAnother(row: RecordRow, sent: RecordRow, tx: Db | Tx): Promise<boolean> {
  if (sent.color_id === undefined && sent.size_id === undefined) return false
  const product = tx.selectFrom('product').select('id').where('id', '=', Number(row.product_id))
  if (isPostgres(tx)) await product.forUpdate().execute()
  const sameAs = (column: 'color_id' | 'size_id') =>
    sql<boolean>`${sql.ref(column)} is not distinct from ${row[column] ?? null}`
  const other = await tx
    .selectFrom('variant')
    .select('id')
    .where('product_id', '=', Number(row.product_id))
    .where('id', '<>', Number(row.id ?? 0))
    .where('removed_at', 'is', null)
    .where(sameAs('color_id'))
    .where(sameAs('size_id'))
    .executeTakeFirst()
  return other !== undefined
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
    color: optional(reference('color')),
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
export const productRecords = [productRecord, variantRecord, productPictureRecord]
