import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Schema } from '#db/schema/schema.ts'

/** The part of a table that shoppers see: one product, lists and filters, other texts, or nothing. */
type Visibility = 'product' | 'catalog' | 'pages' | 'nothing'

/** How the write path treats a table. */
interface TableRules<Column extends string> {
  key: readonly Column[]
  visible: Visibility
  /** Columns no shopper sees, in a table they otherwise see. */
  hidden?: readonly Column[]
  /** The column with the id of the product that a row belongs to. */
  product?: Column
  /** Removed rows stay, with `removed_at` set; other tables delete them. */
  removable?: {
    /** The unique column whose value others may use from then on. */
    releases?: Column
    /** Set to null, because readers check this column. */
    clears?: Column
    /** Rows that would take up a unique value, deleted along with it: table and column. */
    deletes?: { table: keyof Schema; column: string }
  }
  /** Rows of another table that this one belongs to. */
  partOf?: { readonly [C in Column]?: keyof Schema }
  /** Rows of another table that cannot be removed as long as this one needs them. */
  uses?: { readonly [C in Column]?: keyof Schema }
  /** Written by orders, stock and jobs only: their values in a new row. */
  maintained?: { readonly [C in Column]?: number }
  /** Rows of shoppers that keep a new row from being deleted by undo: table, its column, our column. */
  keptBy?: readonly { table: keyof Schema; column: string; ours: Column }[]
  /** Only these columns can be changed, and no rows added. */
  only?: readonly Column[]
  /** Values of people are not recorded, so that their changes cannot be undone. */
  personal?: true
}

type ColumnOf<T extends keyof Schema> = keyof Schema[T] & string

const namedBySlug = { key: ['id'], removable: { releases: 'slug' } } as const

/** Every table that a merchant may change. Stock, money, invoices and emails have ledgers instead. */
export const editableTables = {
  setting: { key: ['name'], visible: 'pages' },
  email_text: { key: ['kind', 'language', 'field'], visible: 'nothing' },
  category: { ...namedBySlug, visible: 'catalog', uses: { parent_id: 'category' } },
  brand: { ...namedBySlug, visible: 'catalog' },
  color: { ...namedBySlug, visible: 'catalog' },
  size: { ...namedBySlug, visible: 'catalog' },
  price_range: { key: ['id'], visible: 'catalog' },
  picture: { key: ['hash'], visible: 'nothing' },
  product: {
    key: ['id'],
    visible: 'product',
    hidden: ['publish_at', 'tax_class_id'],
    product: 'id',
    removable: {
      releases: 'slug',
      clears: 'published_at',
      deletes: { table: 'product_slug_redirect', column: 'product_id' },
    },
    uses: { brand_id: 'brand', tax_class_id: 'tax_class' },
    maintained: { rating_sum: 0, review_count: 0, sold: 0 },
    keptBy: [{ table: 'review', column: 'product_id', ours: 'id' }],
  },
  variant: {
    key: ['id'],
    visible: 'product',
    hidden: ['weight'],
    product: 'product_id',
    removable: {},
    partOf: { product_id: 'product' },
    uses: { color_id: 'color', size_id: 'size' },
    maintained: { available: 0 },
    keptBy: [
      { table: 'back_in_stock_request', column: 'variant_id', ours: 'id' },
      { table: 'stock_movement', column: 'sku', ours: 'sku' },
    ],
  },
  product_category: {
    key: ['product_id', 'category_id'],
    visible: 'product',
    product: 'product_id',
    partOf: { product_id: 'product' },
    uses: { category_id: 'category' },
  },
  product_picture: {
    key: ['product_id', 'position'],
    visible: 'product',
    product: 'product_id',
    partOf: { product_id: 'product' },
    uses: { picture_hash: 'picture', color_id: 'color' },
  },
  product_slug_redirect: {
    key: ['slug'],
    visible: 'product',
    product: 'product_id',
    partOf: { product_id: 'product' },
  },
  former_slug: { key: ['table_name', 'slug'], visible: 'pages' },
  product_tag: {
    key: ['product_id', 'tag'],
    visible: 'product',
    product: 'product_id',
    partOf: { product_id: 'product' },
  },
  collection: { ...namedBySlug, visible: 'pages' },
  collection_product: {
    key: ['collection_id', 'product_id'],
    visible: 'pages',
    partOf: { collection_id: 'collection', product_id: 'product' },
  },
  // Merchants show, hide and answer what shoppers wrote, and change none of it.
  review: {
    ...{ key: ['id'], visible: 'product', product: 'product_id' },
    hidden: ['hidden_at', 'hidden_reason', 'hidden_note'],
    only: ['state', 'hidden_at', 'hidden_reason', 'hidden_note', 'reply', 'replied_at'],
  },
  page: { ...namedBySlug, visible: 'pages' },
  journal_entry: { ...namedBySlug, visible: 'pages', uses: { picture_hash: 'picture' } },
  banner: {
    key: ['id'],
    visible: 'pages',
    uses: { picture_hash: 'picture' },
  },
  page_section: { key: ['id'], visible: 'pages', uses: { picture_hash: 'picture' } },
  benefit: { key: ['id'], visible: 'pages' },
  menu_item: { key: ['id'], visible: 'pages' },
  social_link: { key: ['network'], visible: 'pages' },
  search_synonym: { key: ['id'], visible: 'pages' },
  search_redirect: { key: ['id'], visible: 'pages' },
  // Shoppers' searches; staff say what became of them.
  search_miss: { key: ['query'], visible: 'nothing', only: ['answered_at', 'dismissed_at'] },
  tax_class: { key: ['id'], visible: 'nothing', removable: { releases: 'name' } },
  tax_rate: {
    key: ['id'],
    visible: 'pages',
    removable: { releases: 'name' },
    uses: { tax_class_id: 'tax_class' },
  },
  bank_account: {
    key: ['id'],
    visible: 'nothing',
    removable: { releases: 'name', deletes: { table: 'bank_account_country', column: 'account_id' } },
  },
  bank_account_country: { key: ['country'], visible: 'nothing', partOf: { account_id: 'bank_account' } },
  delivery_zone: {
    key: ['id'],
    visible: 'pages',
    removable: { releases: 'name', deletes: { table: 'delivery_zone_country', column: 'zone_id' } },
  },
  delivery_zone_country: { key: ['country'], visible: 'pages', partOf: { zone_id: 'delivery_zone' } },
  delivery_method: {
    key: ['id'],
    visible: 'pages',
    removable: { releases: 'name' },
    uses: { zone_id: 'delivery_zone' },
  },
  delivery_rate: {
    key: ['method_id', 'from_measure'],
    visible: 'pages',
    partOf: { method_id: 'delivery_method' },
  },
  promotion: {
    key: ['id'],
    visible: 'pages',
    removable: { releases: 'code' },
    uses: { category_id: 'category' },
    maintained: { uses: 0 },
    keptBy: [{ table: 'promotion_use', column: 'promotion_id', ours: 'id' }],
  },
  // Secrets are in other tables, and so in no change set.
  staff: { key: ['id'], visible: 'nothing', removable: { releases: 'email' }, only: ['role'] },
  order_view: { key: ['id'], visible: 'nothing' },
  gift_card: { key: ['id'], visible: 'nothing', only: ['blocked_at'] },
  withdrawal: { key: ['id'], visible: 'nothing', only: ['settled_at'] },
  customer_order: { key: ['id'], visible: 'nothing', only: ['email', 'address'], personal: true },
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
