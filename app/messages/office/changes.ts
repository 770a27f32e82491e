import type { EditableTable } from '../../commerce/changes/editable-tables.ts'
import type { ChangeKind } from '../../commerce/changes/history/change-filter.ts'
import { formatNumber } from '../format.ts'

/** A kind of row, for one and for several. */
const nouns: Record<EditableTable, readonly [one: string, many: string]> &
  Record<string, readonly [string, string]> = {
  product: ['product', 'products'],
  variant: ['variant', 'variants'],
  product_category: ['category of a product', 'categories of products'],
  product_tag: ['tag', 'tags'],
  product_picture: ['picture of a product', 'pictures of products'],
  product_slug_redirect: ['former address', 'former addresses'],
  former_slug: ['former address', 'former addresses'],
  picture: ['picture', 'pictures'],
  category: ['category', 'categories'],
  brand: ['brand', 'brands'],
  color: ['color', 'colors'],
  size: ['size', 'sizes'],
  price_range: ['price filter', 'price filters'],
  collection: ['collection', 'collections'],
  collection_product: ['product of a collection', 'products of collections'],
  review: ['review', 'reviews'],
  page: ['page', 'pages'],
  journal_entry: ['journal entry', 'journal entries'],
  banner: ['banner', 'banners'],
  page_section: ['page section', 'page sections'],
  benefit: ['benefit', 'benefits'],
  menu_item: ['menu entry', 'menu entries'],
  social_link: ['social link', 'social links'],
  setting: ['setting', 'settings'],
  tax_rate: ['tax rate', 'tax rates'],
  bank_account: ['bank account', 'bank accounts'],
  bank_account_country: ['country of a bank account', 'countries of bank accounts'],
  delivery_zone: ['shipping zone', 'shipping zones'],
  delivery_zone_country: ['country of a shipping zone', 'countries of shipping zones'],
  delivery_method: ['shipping method', 'shipping methods'],
  delivery_rate: ['shipping rate', 'shipping rates'],
  promotion: ['discount', 'discounts'],
  customer_order: ['order', 'orders'],
  order_view: ['view of the orders', 'views of the orders'],
  order_edit: ['edited order', 'edited orders'],
  order_packing: ['packed order', 'packed orders'],
  shipment: ['package', 'packages'],
  staff_note: ['note', 'notes'],
  withdrawal: ['withdrawal', 'withdrawals'],
  stock_movement: ['stock level', 'stock levels'],
  stock_count: ['stock count', 'stock counts'],
  staff: ['staff member', 'staff members'],
  gift_card_movement: ['gift card', 'gift cards'],
}

/** Columns whose name isn't a word for people. */
const columns: Record<string, string> = {
  alt: 'alt text',
  action_href: 'link of the button',
  available: 'stock',
  brand_id: 'brand',
  category_id: 'category',
  color_id: 'color',
  compare_at_price: 'compare-at price',
  decorative: 'decorative',
  details: 'facts',
  focal_x: 'focal point, across',
  focal_y: 'focal point, down',
  free_from: 'free from',
  hex: 'color code',
  href: 'link',
  parent_id: 'parent category',
  picture_hash: 'picture',
  product_id: 'product',
  publish_at: 'publishing time',
  published_at: 'visibility',
  removed_at: 'removed',
  seo_description: 'search description',
  seo_title: 'search title',
  settled_at: 'settled',
  size_id: 'size',
  slug: 'address',
}

function noun(table: string, count: number): string {
  const known = nouns[table]
  return known ? known[count === 1 ? 0 : 1] : table.replaceAll('_', ' ')
}

const counted = (table: string, count: number) =>
  count === 1 ? `1 ${noun(table, 1)}` : `${formatNumber(count)} ${noun(table, count)}`

/** Texts of the history of changes. */
export const changeMessages = {
  title: 'Changes',
  search: 'Search changes',
  placeholder: 'Product, SKU, order or person',
  about: 'About',
  by: 'By',
  from: 'From',
  until: 'Until',
  anything: 'Anything',
  anybody: 'Anybody',
  kinds: {
    products: 'Products',
    stock: 'Stock',
    orders: 'Orders',
    catalog: 'Categories, brands and collections',
    content: 'Content',
    reviews: 'Reviews',
    discounts: 'Discounts and gift cards',
    settings: 'Settings',
    staff: 'Staff',
  } satisfies Record<ChangeKind, string>,
  today: 'Today',
  yesterday: (date: string) => `Yesterday, ${date}`,
  none: 'Nothing has been changed yet.',
  noneFound: 'No changes match.',
  showAllChanges: 'Show all changes',
  actors: {
    shopper: () => 'A shopper',
    staff: (name: string) => name,
    job: () => 'The shop',
    provider: (name: string) => name,
    'command-line': () => 'Command line',
  },
  noun: (table: string) => noun(table, 1),
  columnName: (column: string) => columns[column] ?? column.replace(/_id$/, '').replaceAll('_', ' '),
  noted: (order: string) => `Left a note on order ${order}`,
  packed: (count: number, name: string | undefined) =>
    count === 1 && name !== undefined
      ? `Packed order ${name}`
      : `Packed ${formatNumber(count)} ${count === 1 ? 'order' : 'orders'}`,
  shipped: (order: string) => `Shipped order ${order}`,
  edited: (order: string) => `Edited order ${order}`,
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
  stillRunning: 'Still running.',
  undoneBy: (name: string, time: string) => `Undone by ${name}, ${time}.`,
  leftOut: (count: number) =>
    count === 1 ? '1 row was left out.' : `${formatNumber(count)} rows were left out.`,
  showAll: (count: number) => `Show all ${formatNumber(count)} rows`,
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
  becomes: 'becomes',
  undo: 'Undo',
  redo: 'Redo',
  undoOf: (title: string) => `Undo: ${title}`,
  redoOf: (title: string) => `Redo: ${title}`,
  cannotUndo: {
    unfinished: 'It can be undone once it’s finished.',
    'personal-data': 'Can’t be undone: values of people aren’t recorded.',
    forbidden: 'Your role doesn’t include undoing this. Ask a manager or the owner.',
  },
  rows: (from: number, to: number, all: number) =>
    `Rows ${formatNumber(from)} to ${formatNumber(to)} of ${formatNumber(all)}`,
  conflicts: {
    title: 'Needs your decision',
    text: (count: number) =>
      count === 1
        ? 'One row can’t simply be undone. Nothing has been undone yet.'
        : `${formatNumber(count)} rows can’t simply be undone. Nothing has been undone yet.`,
    changedBy: (name: string, at: string) => `${name} changed this afterwards, ${at}`,
    changed: 'This was changed afterwards',
    reasons: {
      missing: 'This was deleted afterwards.',
      'slug-taken': 'Its address is taken by another.',
      duplicate: 'Another one has taken its place.',
      'in-use': 'Something else uses it now.',
      'missing-reference': 'Something it refers to is gone.',
      'invalid-value': 'The old value isn’t allowed any more.',
      'not-undoable': 'This can’t be undone.',
      'below-zero': 'The stock would fall below zero.',
      'unknown-sku': 'The SKU is gone.',
      spent: 'Part of the money has been spent.',
      'email-sent': 'The package left, and its email went out.',
      'money-moved': 'It moved money, which can’t be taken back. Edit the order again instead.',
      'not-now': 'It has moved on since.',
    } as Record<string, string>,
    before: 'Before the change',
    written: 'The change',
    current: 'In the shop now',
    goBack: (value: string) => `Go back to ${value}`,
    stays: 'It stays as it is.',
    submit: (title: string) => `Undo “${title}”`,
    hint: 'Rows you don’t check keep their current value. The rest goes back.',
    cancel: 'Don’t undo',
  },
  undone: (title: string) => `Undone: ${title}`,
  redone: (title: string) => `Redone: ${title}`,
  undoneExcept: (title: string, count: number) =>
    count === 1 ? `Undone, except 1 row: ${title}` : `Undone, except ${formatNumber(count)} rows: ${title}`,
}
