import type { Insertable, Selectable, Updateable } from 'kysely'
import { type Schema, type SchemaKeys, tables } from '#db/schema/schema.ts'
import type { Table } from '#db/schema/table.ts'
import type { TableRules } from './table-rules.ts'

type ColumnOf<T extends keyof Schema> = keyof Schema[T] & string

const slugged = { releases: 'slug' } as const
const named = { releases: 'name', name: 'name' } as const

const product = { visible: 'product', about: 'products', permission: 'products.edit' } as const
const catalog = { visible: 'catalog', about: 'catalog', permission: 'products.edit' } as const
const uploads = { visible: 'nothing', about: 'content', permission: 'products.edit' } as const
const content = { visible: 'pages', about: 'content', permission: 'content.edit' } as const
const searches = { visible: 'pages', about: 'searches', permission: 'products.edit' } as const
const selling = { visible: 'pages', about: 'settings', permission: 'selling.edit' } as const
const settings = { visible: 'pages', about: 'settings', permission: 'settings.edit' } as const
const payments = { visible: 'pages', about: 'settings', permission: 'settings.payments' } as const
const orders = { visible: 'nothing', about: 'orders', permission: 'orders.edit' } as const
const reviews = { visible: 'product', about: 'reviews', permission: 'reviews.edit' } as const
const staff = { visible: 'nothing', about: 'staff', permission: 'staff.manage' } as const
const giftCards = { visible: 'nothing', about: 'discounts', permission: 'orders.refund' } as const

/** Every table that a merchant may change. Stock, money, invoices and emails have ledgers instead. */
export const editableTables = {
  setting: settings,
  email_text: { ...settings, visible: 'nothing' },
  category: { ...slugged, ...catalog, name: 'name' },
  brand: { ...slugged, ...catalog, name: 'name' },
  company: { ...named, ...catalog, visible: 'pages' },
  option: { ...slugged, ...catalog, name: 'name' },
  option_value: { ...slugged, ...catalog, name: 'name' },
  attribute: { ...slugged, ...catalog, name: 'name' },
  attribute_value: { ...slugged, ...catalog, name: 'name' },
  attribute_category: catalog,
  price_range: { ...catalog, name: 'label' },
  picture: uploads,
  file: uploads,
  product: {
    ...{ ...slugged, ...product, name: 'title', clears: 'published_at' },
    hidden: ['publish_at', 'tax_class_id', 'hs_code', 'origin_country'],
    maintained: { rating_sum: 0, review_count: 0, sold: 0 },
    keptBy: [{ table: 'review', column: 'product_id', ours: 'id' }],
  },
  variant: {
    ...product,
    hidden: ['weight', 'cost'],
    maintained: { available: 0 },
    keptBy: [
      { table: 'back_in_stock_request', column: 'variant_id', ours: 'id' },
      { table: 'stock_movement', column: 'sku', ours: 'sku' },
    ],
  },
  product_category: product,
  product_picture: product,
  product_file: product,
  product_related: product,
  former_slug: { ...catalog, visible: 'pages' },
  product_attribute: product,
  product_tag: product,
  collection: { ...slugged, ...catalog, visible: 'pages', name: 'title' },
  collection_product: { ...catalog, visible: 'pages' },
  // Merchants show, hide and answer what shoppers wrote, and change none of it.
  review: {
    ...reviews,
    name: 'title',
    hidden: ['hidden_at', 'hidden_reason', 'hidden_note'],
    only: ['state', 'hidden_at', 'hidden_reason', 'hidden_note', 'reply', 'replied_at'],
  },
  page: { ...slugged, ...content, name: 'title' },
  journal_entry: { ...slugged, ...content, name: 'title' },
  banner: { ...content, name: 'heading' },
  page_section: { ...content, name: 'heading' },
  benefit: { ...content, name: 'text' },
  menu_item: { ...content, name: 'label' },
  social_link: content,
  search_synonym: { ...searches, name: 'word' },
  search_redirect: { ...searches, name: 'query' },
  arranged_search: { ...searches, releases: 'query', name: 'query' },
  pinned_result: searches,
  hidden_result: searches,
  // Shoppers' searches; staff say what became of them.
  search_miss: { ...searches, visible: 'nothing', name: 'query', only: ['answered_at', 'dismissed_at'] },
  tax_class: { ...named, ...selling, visible: 'nothing' },
  tax_rate: { ...named, ...selling },
  bank_account: { ...named, ...payments, deletes: { table: 'bank_account_country', column: 'account_id' } },
  bank_account_country: payments,
  delivery_zone: { ...named, ...selling, deletes: { table: 'delivery_zone_country', column: 'zone_id' } },
  delivery_zone_country: selling,
  delivery_method: { ...named, ...selling },
  delivery_rate: selling,
  promotion: {
    ...selling,
    name: 'title',
    releases: 'code',
    about: 'discounts',
    maintained: { uses: 0 },
    keptBy: [{ table: 'promotion_use', column: 'promotion_id', ours: 'id' }],
  },
  // Secrets are in other tables, and so in no change set.
  staff: { ...staff, releases: 'email', only: ['role'] },
  order_view: { ...orders, permission: 'orders.read', name: 'name' },
  gift_card: { ...giftCards, name: 'ending', only: ['blocked_at'] },
  withdrawal: { ...orders, name: 'number', only: ['settled_at'] },
  customer_order: { ...orders, name: 'number', only: ['email', 'address'], personal: true },
} as const satisfies { [T in keyof Schema]?: TableRules<ColumnOf<T>> }

export type EditableTable = keyof typeof editableTables

type RulesOf<T extends EditableTable> = (typeof editableTables)[T]
type MaintainedColumn<T extends EditableTable> =
  | 'removed_at'
  | (RulesOf<T> extends { maintained: infer M } ? keyof M : never)

/** The key columns of a row. */
export type RowKey<T extends EditableTable> = {
  [C in SchemaKeys[T]]: C extends keyof Selectable<Schema[T]> ? Selectable<Schema[T]>[C] : never
}

/** The columns of a new row that a merchant sets. */
export type NewRow<T extends EditableTable> =
  RulesOf<T> extends { only: unknown } ? never : Omit<Insertable<Schema[T]>, MaintainedColumn<T>>

/** The columns of a row that a merchant may change. */
export type RowColumns<T extends EditableTable> =
  RulesOf<T> extends { only: readonly (infer C)[] }
    ? { [K in C & keyof Updateable<Schema[T]>]?: Updateable<Schema[T]>[K] }
    : Omit<Updateable<Schema[T]>, MaintainedColumn<T> | 'id'>

interface EditedTable extends TableRules<string> {
  key: readonly string[]
  /** Removed rows stay, with `removed_at` set; other tables delete them. */
  isRemovable: boolean
}

const declared = new Map(tables.map((table: Table) => [table.name, table]))

const rulesByTable = new Map(
  Object.entries<TableRules<string>>(editableTables).map(([name, rules]): [string, EditedTable] => {
    const { key, columns } = declared.get(name)!
    return [name, { ...rules, key, isRemovable: 'removed_at' in columns }]
  }),
)

/** The rules of a table by its name; undefined for other tables, whose steps are undone by compensation. */
export function rulesOf(table: string): EditedTable | undefined {
  return rulesByTable.get(table)
}

/** The suffix that removing gives to the slug, code or name of a row, so that others may use it. */
export function releasedSuffix(id: unknown): string {
  return `~${id}`
}

/** A stored value as people know it: without the suffix of a removed row. */
export function plainValue<V>(table: string, column: string, value: V, id: unknown): V | string {
  const suffix = releasedSuffix(id)
  const isReleased =
    rulesOf(table)?.releases === column && typeof value === 'string' && value.endsWith(suffix)
  return isReleased ? value.slice(0, -suffix.length) : value
}

/** A row of `from` names a row of `to` in this column. */
export interface TableReference {
  from: EditableTable
  column: string
  to: EditableTable
  /** It belongs to that row, which can be removed with all its parts. Others can't be removed as long as one needs them. */
  isPart: boolean
}

/** Rows of shoppers, of which merchants change some columns only, keep nothing from being removed. */
const references = [...rulesByTable].flatMap(([from, { only }]) =>
  Object.entries(only ? {} : declared.get(from)!.columns).flatMap(([column, { facts }]): TableReference[] => {
    const { table: to, onDelete } = facts.references ?? {}
    if (to === undefined || !rulesByTable.has(to)) return []
    return [{ from: from as EditableTable, column, to: to as EditableTable, isPart: onDelete === 'cascade' }]
  }),
)

export function referencesFrom(table: string): TableReference[] {
  return references.filter(({ from }) => from === table)
}

export function referencesTo(table: string): TableReference[] {
  return references.filter(({ to }) => to === table)
}
