import type { EditableTable } from '#commerce/editing/changes/editable-tables.ts'
import { formatNumber } from '../format.ts'
import { inLanguage } from '../in-language.ts'
import { officeRecordMessages } from './records.ts'

type Noun = readonly [one: string, many: string]
type RecordTable = keyof typeof officeRecordMessages.kinds

/** Rows of tables without a kind of record of their own, for one and for several. */
const nouns: Record<Exclude<EditableTable, RecordTable>, Noun> & Record<string, Noun> = {
  product: ['product', 'products'],
  variant: ['variant', 'variants'],
  product_category: ['category of a product', 'categories of products'],
  product_attribute: ['attribute of a product', 'attributes of products'],
  attribute_category: ['category of an attribute', 'categories of attributes'],
  product_tag: ['tag', 'tags'],
  product_related: ['related product', 'related products'],
  product_file: ['file of a product', 'files of products'],
  file: ['file', 'files'],
  product_picture: ['picture of a product', 'pictures of products'],
  former_slug: ['former address', 'former addresses'],
  picture: ['picture', 'pictures'],
  collection_product: ['product of a collection', 'products of collections'],
  review: ['review', 'reviews'],
  setting: ['setting', 'settings'],
  email_text: ['text of an email', 'texts of emails'],
  pinned_result: ['product that comes first in a search', 'products that come first in searches'],
  hidden_result: ['product left out of a search', 'products left out of searches'],
  search_miss: ['search', 'searches'],
  bank_account_country: ['country of a bank account', 'countries of bank accounts'],
  delivery_zone_country: ['country of a shipping zone', 'countries of shipping zones'],
  delivery_rate: ['shipping rate', 'shipping rates'],
  customer_order: ['order', 'orders'],
  order_view: ['view of the orders', 'views of the orders'],
  order_edit: ['edited order', 'edited orders'],
  order_packing: ['packed order', 'packed orders'],
  shipment: ['package', 'packages'],
  staff_note: ['note', 'notes'],
  withdrawal: ['withdrawal', 'withdrawals'],
  customer_note: ['note about a customer', 'notes about customers'],
  customer_deletion: ['deletion of a customer', 'deletions of customers'],
  customer_export: ['download of a customer’s data', 'downloads of customers’ data'],
  stock_movement: ['stock level', 'stock levels'],
  stock_count: ['stock count', 'stock counts'],
  staff: ['staff member', 'staff members'],
  gift_card: ['gift card', 'gift cards'],
  gift_card_movement: ['gift card', 'gift cards'],
}

/** Columns whose name isn't a word for people. */
const columns: Record<string, string> = {
  alt: 'alt text',
  attribute_id: 'attribute',
  group_name: 'group',
  answered_at: 'answered',
  action_href: 'link of the button',
  available: 'stock',
  blocked_at: 'blocked',
  brand_id: 'brand',
  category_id: 'category',
  color_family: 'color family',
  compare_at_price: 'compare-at price',
  decorative: 'decorative',
  details: 'facts',
  dismissed_at: 'dismissed',
  file_hash: 'file',
  focal_x: 'focal point, across',
  focal_y: 'focal point, down',
  free_from: 'free from',
  hex: 'color code',
  hs_code: 'customs code',
  href: 'link',
  origin_country: 'country of origin',
  parent_id: 'parent category',
  picture_hash: 'picture',
  product_id: 'product',
  publish_at: 'publishing time',
  published_at: 'visibility',
  related_id: 'goes well with',
  removed_at: 'removed',
  seo_description: 'search description',
  seo_title: 'search title',
  settled_at: 'settled',
  legal: 'legal text',
  lines: 'postal address',
  manufacturer_id: 'manufacturer',
  responsible_id: 'responsible in the EU',
  safety: 'safety information',
  safety_file_hash: 'safety information as a PDF',
  shown_from: 'shown from',
  shown_until: 'shown until',
  hidden_at: 'hidden',
  hidden_reason: 'reason',
  hidden_note: 'note to the author',
  reply: 'answer',
  replied_at: 'answered',
  slug: 'address',
  tax_class_id: 'tax class',
  unit_base: 'price shown for',
  value_id: 'variant shown',
  value_1_id: 'first option',
  value_2_id: 'second option',
  value_3_id: 'third option',
  value_4_id: 'fourth option',
  value_5_id: 'fifth option',
}

function noun(table: string, count: number): string {
  const kinds: Record<string, { noun: Noun }> = officeRecordMessages.kinds
  const known = nouns[table] ?? kinds[table]?.noun
  return known ? known[count === 1 ? 0 : 1] : table.replaceAll('_', ' ')
}

const counted = (table: string, count: number) =>
  count === 1 ? `1 ${noun(table, 1)}` : `${formatNumber(count)} ${noun(table, count)}`

/** Changes and their rows in words. */
export const changedRowMessages = inLanguage({
  noun: (table: string) => noun(table, 1),
  columnName: (column: string) => columns[column] ?? column.replace(/_id$/, '').replaceAll('_', ' '),
  noted: (order: string) => `Left a note on order ${order}`,
  packed: (count: number, name: string | undefined) =>
    count === 1 && name !== undefined
      ? `Packed order ${name}`
      : `Packed ${formatNumber(count)} ${count === 1 ? 'order' : 'orders'}`,
  shipped: (order: string) => `Shipped order ${order}`,
  edited: (order: string) => `Edited order ${order}`,
  /** Customers are named by an order or the number of their account: nothing else of them is recorded. */
  customer: (key: string) => (key.startsWith('a') ? `with account ${key.slice(1)}` : `of order ${key}`),
  deletionOf: (customer: string, isDeleted: boolean) =>
    isDeleted ? `Set the customer ${customer} to be deleted` : `Kept the customer ${customer}`,
  downloaded: (customer: string) => `Downloaded the data of the customer ${customer}`,
  /** "Added brand Tofino": one row that has a name. */
  one: (verb: 'added' | 'deleted' | 'changed', table: string, name: string) =>
    ({
      added: `Added ${noun(table, 1)} ${name}`,
      deleted: `Deleted ${noun(table, 1)} ${name}`,
      changed: `Changed ${name}`,
    })[verb],
  removed: (name: string) => `Removed ${name}`,
  restored: (name: string) => `Restored ${name}`,
  several: (verb: 'added' | 'deleted' | 'changed', table: string, count: number) =>
    `${{ added: 'Added', deleted: 'Deleted', changed: 'Changed' }[verb]} ${counted(table, count)}`,
  mixed: (table: string, name: string | undefined) => `Changed ${name ?? noun(table, 2)}`,
  nothing: 'Changed nothing',
  undid: (title: string) => `Undid “${title}”`,
  redid: (title: string) => `Redid “${title}”`,
  rowName: (table: string, name: string | undefined) => name ?? noun(table, 1),
  wasAdded: 'Added',
  wasDeleted: 'Deleted',
  wasRemoved: 'Removed',
  shown: 'Shown',
  draft: 'Draft',
  published: 'Published',
  stockOf: (name: string) => `stock of ${name}`,
  yes: 'Yes',
  no: 'No',
  empty: '–',
  notRecorded: 'Not recorded',
})
