import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Schema } from '#db/schema/schema.ts'
import type { TableRules } from './table-rules.ts'

type ColumnOf<T extends keyof Schema> = keyof Schema[T] & string

const slugged = { key: ['id'], removable: { releases: 'slug' } } as const
const named = { key: ['id'], removable: { releases: 'name' }, name: 'name' } as const

const product = { visible: 'product', about: 'products', permission: 'products.edit' } as const
const ofProduct = { ...product, product: 'product_id' } as const
const partOfProduct = { ...ofProduct, partOf: { product_id: 'product' } } as const
const catalog = { visible: 'catalog', about: 'catalog', permission: 'products.edit' } as const
const makers = { manufacturer_id: 'company', responsible_id: 'company' } as const
const content = { visible: 'pages', about: 'content', permission: 'content.edit' } as const
const searches = { visible: 'pages', about: 'searches', permission: 'products.edit' } as const
const selling = { visible: 'pages', about: 'settings', permission: 'selling.edit' } as const
const settings = { visible: 'pages', about: 'settings', permission: 'settings.edit' } as const
const payments = { visible: 'nothing', about: 'settings', permission: 'settings.payments' } as const
const orders = { visible: 'nothing', about: 'orders', permission: 'orders.edit' } as const
const giftCards = { about: 'discounts', permission: 'orders.refund' } as const

/** Every table that a merchant may change. Stock, money, invoices and emails have ledgers instead. */
export const editableTables = {
  setting: { key: ['name'], ...settings },
  email_text: { key: ['kind', 'language', 'field'], ...settings, visible: 'nothing' },
  category: {
    ...{ ...slugged, ...catalog, name: 'name' },
    uses: { parent_id: 'category', picture_hash: 'picture' },
  },
  brand: { ...slugged, ...catalog, name: 'name', uses: { picture_hash: 'picture', ...makers } },
  company: { ...named, ...catalog, visible: 'pages' },
  option: { ...slugged, ...catalog, name: 'name', partOf: { product_id: 'product' } },
  option_value: {
    ...{ ...slugged, ...catalog, name: 'name' },
    ...{ partOf: { option_id: 'option' }, uses: { picture_hash: 'picture' } },
  },
  attribute: { ...slugged, ...catalog, name: 'name' },
  attribute_value: { ...slugged, ...catalog, name: 'name', partOf: { attribute_id: 'attribute' } },
  attribute_category: {
    ...{ key: ['attribute_id', 'category_id'], ...catalog, partOf: { attribute_id: 'attribute' } },
    uses: { category_id: 'category' },
  },
  price_range: { key: ['id'], ...catalog, name: 'label' },
  picture: { key: ['hash'], visible: 'nothing', about: 'content', permission: 'products.edit' },
  file: { key: ['hash'], visible: 'nothing', about: 'content', permission: 'products.edit' },
  product: {
    ...{ key: ['id'], ...product, product: 'id', name: 'title' },
    hidden: ['publish_at', 'tax_class_id', 'hs_code', 'origin_country'],
    removable: { releases: 'slug', clears: 'published_at' },
    uses: { brand_id: 'brand', tax_class_id: 'tax_class', ...makers },
    maintained: { rating_sum: 0, review_count: 0, sold: 0 },
    keptBy: [{ table: 'review', column: 'product_id', ours: 'id' }],
  },
  variant: {
    ...{ key: ['id'], ...partOfProduct, removable: {} },
    hidden: ['weight', 'cost'],
    uses: {
      value_1_id: 'option_value',
      value_2_id: 'option_value',
      value_3_id: 'option_value',
      value_4_id: 'option_value',
      value_5_id: 'option_value',
    },
    maintained: { available: 0 },
    keptBy: [
      { table: 'back_in_stock_request', column: 'variant_id', ours: 'id' },
      { table: 'stock_movement', column: 'sku', ours: 'sku' },
    ],
  },
  product_category: {
    ...{ key: ['product_id', 'category_id'], ...partOfProduct },
    uses: { category_id: 'category' },
  },
  product_picture: {
    ...{ key: ['product_id', 'position'], ...partOfProduct },
    uses: { picture_hash: 'picture', value_id: 'option_value' },
  },
  product_file: {
    ...{ key: ['product_id', 'file_hash'], ...partOfProduct },
    uses: { file_hash: 'file' },
  },
  product_related: {
    ...{ key: ['product_id', 'related_id'], ...ofProduct },
    partOf: { product_id: 'product', related_id: 'product' },
  },
  former_slug: { key: ['table_name', 'scope', 'slug'], ...catalog, visible: 'pages' },
  product_attribute: {
    ...{ key: ['product_id', 'attribute_id', 'place'], ...ofProduct },
    partOf: { product_id: 'product', attribute_id: 'attribute' },
    uses: { value_id: 'attribute_value' },
  },
  product_tag: { key: ['product_id', 'tag'], ...partOfProduct },
  collection: { ...slugged, ...catalog, visible: 'pages', name: 'title' },
  collection_product: {
    ...{ key: ['collection_id', 'product_id'], ...catalog, visible: 'pages' },
    partOf: { collection_id: 'collection', product_id: 'product' },
  },
  // Merchants show, hide and answer what shoppers wrote, and change none of it.
  review: {
    ...{ key: ['id'], ...ofProduct, name: 'title' },
    about: 'reviews',
    permission: 'reviews.edit',
    hidden: ['hidden_at', 'hidden_reason', 'hidden_note'],
    only: ['state', 'hidden_at', 'hidden_reason', 'hidden_note', 'reply', 'replied_at'],
  },
  page: { ...slugged, ...content, name: 'title' },
  journal_entry: { ...slugged, ...content, name: 'title', uses: { picture_hash: 'picture' } },
  banner: { key: ['id'], ...content, name: 'heading', uses: { picture_hash: 'picture' } },
  page_section: { key: ['id'], ...content, name: 'heading', uses: { picture_hash: 'picture' } },
  benefit: { key: ['id'], ...content, name: 'text' },
  menu_item: { key: ['id'], ...content, name: 'label' },
  social_link: { key: ['network'], ...content },
  search_synonym: { key: ['id'], ...searches, name: 'word' },
  search_redirect: { key: ['id'], ...searches, name: 'query' },
  // Shoppers' searches; staff say what became of them.
  search_miss: {
    ...{ key: ['query'], ...searches, visible: 'nothing', name: 'query' },
    only: ['answered_at', 'dismissed_at'],
  },
  tax_class: { ...named, ...selling, visible: 'nothing' },
  tax_rate: { ...named, ...selling, uses: { tax_class_id: 'tax_class' } },
  bank_account: {
    ...{ ...named, ...payments, visible: 'pages' },
    removable: { releases: 'name', deletes: { table: 'bank_account_country', column: 'account_id' } },
  },
  bank_account_country: {
    ...{ key: ['country'], ...payments, visible: 'pages' },
    partOf: { account_id: 'bank_account' },
  },
  delivery_zone: {
    ...{ ...named, ...selling },
    removable: { releases: 'name', deletes: { table: 'delivery_zone_country', column: 'zone_id' } },
  },
  delivery_zone_country: { key: ['country'], ...selling, partOf: { zone_id: 'delivery_zone' } },
  delivery_method: { ...named, ...selling, uses: { zone_id: 'delivery_zone' } },
  delivery_rate: { key: ['method_id', 'from_measure'], ...selling, partOf: { method_id: 'delivery_method' } },
  promotion: {
    ...{ key: ['id'], ...selling, name: 'title' },
    about: 'discounts',
    removable: { releases: 'code' },
    uses: { category_id: 'category' },
    maintained: { uses: 0 },
    keptBy: [{ table: 'promotion_use', column: 'promotion_id', ours: 'id' }],
  },
  // Secrets are in other tables, and so in no change set.
  staff: {
    ...{ key: ['id'], visible: 'nothing', removable: { releases: 'email' }, only: ['role'] },
    about: 'staff',
    permission: 'staff.manage',
  },
  order_view: { key: ['id'], ...orders, permission: 'orders.read', name: 'name' },
  gift_card: { key: ['id'], visible: 'nothing', ...giftCards, name: 'ending', only: ['blocked_at'] },
  withdrawal: { key: ['id'], ...orders, name: 'number', only: ['settled_at'] },
  customer_order: { key: ['id'], ...orders, name: 'number', only: ['email', 'address'], personal: true },
} as const satisfies { [T in keyof Schema]?: TableRules<ColumnOf<T>> }

export type EditableTable = keyof typeof editableTables

type RulesOf<T extends EditableTable> = (typeof editableTables)[T]
type KeyColumn<T extends EditableTable> = RulesOf<T>['key'][number]
type MaintainedColumn<T extends EditableTable> =
  | 'removed_at'
  | (RulesOf<T> extends { maintained: infer M } ? keyof M : never)

/** The key columns of a row. */
export type RowKey<T extends EditableTable> = {
  [C in KeyColumn<T>]: C extends keyof Selectable<Schema[T]> ? Selectable<Schema[T]>[C] : never
}

/** The columns of a new row that a merchant sets. */
export type NewRow<T extends EditableTable> =
  RulesOf<T> extends { only: unknown } ? never : Omit<Insertable<Schema[T]>, MaintainedColumn<T>>

/** The columns of a row that a merchant may change. */
export type RowColumns<T extends EditableTable> =
  RulesOf<T> extends { only: readonly (infer C)[] }
    ? { [K in C & keyof Updateable<Schema[T]>]?: Updateable<Schema[T]>[K] }
    : Omit<Updateable<Schema[T]>, MaintainedColumn<T> | 'id'>

/** The rules of a table by its name; undefined for other tables, whose steps are undone by compensation. */
export function rulesOf(table: string): TableRules<string> | undefined {
  return Object.hasOwn(editableTables, table) ? editableTables[table as EditableTable] : undefined
}

/** The suffix that removing gives to the slug, code or name of a row, so that others may use it. */
export function releasedSuffix(id: unknown): string {
  return `~${id}`
}

/** A stored value as people know it: without the suffix of a removed row. */
export function plainValue<V>(table: string, column: string, value: V, id: unknown): V | string {
  const suffix = releasedSuffix(id)
  const isReleased =
    rulesOf(table)?.removable?.releases === column && typeof value === 'string' && value.endsWith(suffix)
  return isReleased ? value.slice(0, -suffix.length) : value
}

/** A row of `from` names a row of `to` in this column. */
export interface TableReference {
  from: EditableTable
  column: string
  to: EditableTable
  /** It belongs to that row, which can be removed with all its parts. */
  isPart: boolean
}

const references: TableReference[] = Object.entries(editableTables).flatMap(([from, rules]) => {
  const { partOf = {}, uses = {} }: TableRules<string> = rules
  return [partOf, uses].flatMap(columns =>
    Object.entries(columns).map(([column, to]) => ({
      from: from as EditableTable,
      column,
      to: to as EditableTable,
      isPart: columns === partOf,
    })),
  )
})

export function referencesFrom(table: string): TableReference[] {
  return references.filter(({ from }) => from === table)
}

export function referencesTo(table: string): TableReference[] {
  return references.filter(({ to }) => to === table)
}
