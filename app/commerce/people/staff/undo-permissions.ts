import { settingDefinitions } from '../../running/settings/setting-definitions.ts'
import { settingTopics } from '../../running/settings/setting-topics.ts'
import type { Permission } from './role.ts'

/** The permission that changing a table takes. Undoing a change takes it, too. */
const tablePermissions: Record<string, Permission> = {
  ...permit('settings.edit', ['setting', 'email_text']),
  ...permit('selling.edit', ['tax_class', 'tax_rate', 'promotion']),
  ...permit('selling.edit', ['delivery_zone', 'delivery_zone_country', 'delivery_method', 'delivery_rate']),
  ...permit('settings.payments', ['bank_account', 'bank_account_country']),
  ...permit('products.edit', ['category', 'brand', 'color', 'size', 'price_range', 'former_slug']),
  ...permit('products.edit', ['product', 'variant', 'product_category', 'product_picture', 'picture']),
  ...permit('products.edit', ['product_slug_redirect', 'product_tag', 'collection', 'collection_product']),
  ...permit('reviews.edit', ['review']),
  ...permit('content.edit', ['page', 'journal_entry', 'banner', 'page_section', 'benefit']),
  ...permit('content.edit', ['menu_item', 'social_link']),
  ...permit('orders.edit', ['customer_order', 'order_edit', 'staff_note', 'withdrawal']),
  ...permit('products.edit', ['search_synonym', 'search_redirect', 'search_miss']),
  ...permit('customers.edit', ['customer_note', 'customer_deletion', 'customer_export']),
  ...permit('orders.pack', ['shipment', 'order_packing']),
  ...permit('orders.read', ['order_view']),
  ...permit('orders.refund', ['gift_card', 'gift_card_movement']),
  ...permit('stock.edit', ['stock_movement', 'stock_count']),
  ...permit('staff.manage', ['staff']),
}

function permit(permission: Permission, tables: readonly string[]): Record<string, Permission> {
  return Object.fromEntries(tables.map(table => [table, permission]))
}

const paymentSettings: readonly string[] = settingTopics.payments.map(key => settingDefinitions[key].name)

interface ChangedRow {
  table: string
  key: Readonly<Record<string, unknown>>
}

/** The permissions that undoing these rows takes. Tables that nobody edits by hand take that of the owner. */
export function undoPermissions(rows: readonly ChangedRow[]): Permission[] {
  return [...new Set(rows.map(permissionOf))]
}

function permissionOf({ table, key }: ChangedRow): Permission {
  if (table === 'setting' && paymentSettings.includes(String(key.name))) return 'settings.payments'
  if (table === 'former_slug' && ['page', 'journal_entry'].includes(String(key.table_name)))
    return 'content.edit'
  return tablePermissions[table] ?? 'staff.manage'
}

const provenPermissions: readonly Permission[] = ['orders.refund', 'settings.payments', 'staff.manage']

/** Whether undoing these rows takes a proof of the last ten minutes, as the pages that make such changes do. */
export function needsFreshProof(rows: readonly ChangedRow[]): boolean {
  return rows.some(row => row.table === 'customer_deletion' || provenPermissions.includes(permissionOf(row)))
}
