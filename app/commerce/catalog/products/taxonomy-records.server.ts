import type { Db, Tx } from '#db/schema/schema.ts'
import { colorField } from '../../editing/input/code-fields.server.ts'
import { choiceField, slugField } from '../../editing/input/text-fields.server.ts'
import type { RecordDefinition, RecordRow } from '../../editing/records/record-definition.server.ts'
import type { RecordErrorCode } from '../../editing/records/record-error.ts'
import {
  longText,
  optional,
  pictureNamed,
  plain,
  position,
  price,
  richText,
  rowNamed,
  shortText,
  slugFrom,
} from '../../editing/records/record-field.server.ts'
import { reservedSlugs } from '../attributes/attribute.ts'
import { attributeRecord, attributeValueRecord } from '../attributes/attribute-records.server.ts'
import { isSlugTaken } from '../attributes/attribute-store.server.ts'
import { companyRecord, makerFields } from '../companies/company-record.server.ts'
import { colorFamilies } from './options/color-families.ts'
import { optionKinds } from './options/option-values.ts'
import { parseSizeGuide } from './size-guide.ts'

const named = { slug: slugFrom('name'), name: shortText(100) }

/** Shown above the products of its listing. */
const intro = {
  text: richText,
  picture: optional(pictureNamed),
  alt: optional(shortText(300), ''),
} as const
const bySlug = { key: ['slug'], order: ['position', 'id'] } as const

export const categoryRecord: RecordDefinition = {
  ...bySlug,
  subject: 'categories',
  table: 'category',
  address: slug => `/Shop/${slug}`,
  office: { section: 'catalog', path: 'categories', columns: ['name', 'slug'], hasOwnList: true },
  fields: {
    ...named,
    name: { ...named.name, isText: true },
    ...intro,
    parent: optional(rowNamed(plain(slugField), 'parent_id', { table: 'category', by: 'slug' })),
    size_guide: optional(longText(5000)),
    position: position('parent_id'),
  },
  hasRulesOfTable: true,
  rules: async ({ id, parent_id, size_guide }, _, { tx }): Promise<Record<string, RecordErrorCode>> => ({
    ...((await isBelow(tx, Number(parent_id), id)) && { parent: 'below-itself' as const }),
    ...(size_guide && !parseSizeGuide(String(size_guide)) && { size_guide: 'not-a-size-guide' as const }),
  }),
}

/** Whether a category is this one or somewhere below it. */
async function isBelow(tx: Db | Tx, id: number, ancestor: unknown): Promise<boolean> {
  const visited = new Set<number>()
  let parent: number | null = id || null
  while (parent !== null && !visited.has(parent)) {
    if (parent === ancestor) return true
    visited.add(parent)
    const row: { parent_id: number | null } | undefined = await tx
      .selectFrom('category')
      .select('parent_id')
      .where('id', '=', parent)
      .executeTakeFirst()
    parent = row?.parent_id ?? null
  }
  return false
}

export const brandRecord: RecordDefinition = {
  ...bySlug,
  subject: 'brands',
  table: 'brand',
  address: slug => `/brands/${slug}`,
  office: {
    ...{ section: 'catalog', path: 'brands', columns: ['name', 'slug'] },
    ...{ isOrdered: true, counts: 'brands', uploads: 'safety_file' },
  },
  fields: {
    ...named,
    name: { ...named.name, isText: true },
    ...intro,
    ...makerFields,
    /** Of products without one of their own. */
    safety_file: optional(rowNamed(shortText(24), 'safety_file_hash', { table: 'file', by: 'hash' })),
    position: position(),
  },
}

/** Something that shoppers choose a variant by, such as Color. */
export const optionRecord: RecordDefinition = {
  ...bySlug,
  subject: 'options',
  table: 'option',
  office: {
    ...{ section: 'catalog', path: 'options', columns: ['name', 'kind', 'slug'] },
    isOrdered: true,
  },
  fields: {
    ...named,
    kind: { ...plain(choiceField(optionKinds)), wording: 'choice', start: 'buttons' },
    /** The only one that has it. */
    product: optional(rowNamed(plain(slugField), 'product_id', { table: 'product', by: 'slug' })),
    position: position(),
  },
  rules: async ({ id, slug, kind }, sent, { tx }): Promise<Record<string, RecordErrorCode>> => {
    if (kind === 'swatch' && (await hasValuesWithoutLook(tx, Number(id ?? 0))))
      return { kind: 'values-without-color' }
    if (reservedSlugs.includes(String(slug))) return { slug: 'reserved-address' }
    const isTaken = sent.slug !== undefined && (await isSlugTaken(tx, 'attribute', String(slug)))
    return isTaken ? { slug: 'taken' } : {}
  },
}

async function hasValuesWithoutLook(tx: Db | Tx, option: number): Promise<boolean> {
  const value = await tx
    .selectFrom('option_value')
    .select('id')
    .where('option_id', '=', option)
    .where('hex', 'is', null)
    .where('picture_hash', 'is', null)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return value !== undefined
}

/** A value of an option, such as Clay. */
export const optionValueRecord: RecordDefinition = {
  subject: 'option-values',
  table: 'option_value',
  key: ['option', 'slug'],
  order: ['option_id', 'position', 'id'],
  address: path => `/Shop?${path.replace('/', '=')}`,
  office: {
    ...{ section: 'catalog', path: 'option-values', columns: ['name', 'hex', 'slug'] },
    ...{ isOrdered: true, groupedBy: 'option', counts: 'options' },
  },
  fields: {
    option: {
      ...rowNamed(plain(slugField), 'option_id', { table: 'option', by: 'slug' }),
      isFixed: true,
    },
    ...named,
    hex: { ...optional(plain(colorField)), control: 'color' },
    color_family: { ...optional(plain(choiceField(colorFamilies))), wording: 'choice' },
    picture: optional(pictureNamed),
    position: position('option_id'),
  },
  rules: async ({ option_id, hex, picture_hash }, _, { tx }): Promise<Record<string, RecordErrorCode>> => {
    const hasLook = (hex ?? picture_hash ?? null) !== null
    return !hasLook && (await isSwatch(tx, Number(option_id))) ? { hex: 'no-color' } : {}
  },
}

async function isSwatch(tx: Db | Tx, option: number): Promise<boolean> {
  const row = await tx.selectFrom('option').select('kind').where('id', '=', option).executeTakeFirst()
  return row?.kind === 'swatch'
}

const priceRangeRecord: RecordDefinition = {
  subject: 'price-ranges',
  table: 'price_range',
  office: {
    ...{ section: 'catalog', path: 'price-ranges', columns: ['label', 'from_price', 'to_price'] },
    counts: 'priceRanges',
  },
  key: ['id'],
  order: ['from_price', 'id'],
  fields: {
    label: { ...optional(shortText(100)), wording: 'price-range' },
    from_price: price,
    to_price: price,
  },
  hasRulesOfTable: true,
  rules: async (row, sent, { tx }): Promise<Record<string, RecordErrorCode>> => {
    if (row.to_price! < row.from_price!) return { to_price: 'below-from' }
    const isMoved = sent.from_price !== undefined || sent.to_price !== undefined
    return isMoved && (await hasPricesOfOther(tx, row)) ? { from_price: 'overlapping-range' } : {}
  },
}

/** Whether a price of this range is in another one, where it would be listed, too. */
async function hasPricesOfOther(tx: Db | Tx, { id, from_price, to_price }: RecordRow): Promise<boolean> {
  const other = await tx
    .selectFrom('price_range')
    .select('id')
    .where('from_price', '<=', Number(to_price))
    .where('to_price', '>=', Number(from_price))
    .where('id', '!=', Number(id ?? 0))
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Records that products are sorted and filtered by, in the order of the office. */
export const taxonomyRecords = [
  categoryRecord,
  brandRecord,
  companyRecord,
  optionRecord,
  optionValueRecord,
  attributeRecord,
  attributeValueRecord,
  priceRangeRecord,
]
