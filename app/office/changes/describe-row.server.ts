import { numberScale } from '#commerce/catalog/attributes/attribute.ts'
import { isAmountColumn } from '#commerce/editing/amount-columns.server.ts'
import type { ColumnValue, TableRow } from '#commerce/editing/changes/change-set.ts'
import { plainValue, referencesFrom, rulesOf } from '#commerce/editing/changes/editable-tables.ts'
import type { RecordedStep } from '#commerce/editing/changes/history/change-entries-store.server.ts'
import type { RowNames } from '#commerce/editing/changes/history/row-names-store.server.ts'
import { findPreviewedKind } from '#commerce/running/outbox/email-kinds.ts'
import { findSettingKey } from '#commerce/running/settings/setting-definitions.ts'
import { toAmount } from '#commerce/values/money.ts'
import { formatCountry, formatNumber, formatPercent, formatPrice } from '#messages/format.ts'
import { changedRowMessages } from '#messages/office/changed-rows.ts'
import { officeEmailMessages } from '#messages/office/emails.ts'
import { settingTexts } from '#messages/settings.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import type { ChangeLine } from './change-view.ts'

const maxValueLength = 120

/** The name of a step's row; of a part without one, such as a tag, the name of its owner. */
export function rowName({ table, key, before, after }: RecordedStep, names: RowNames): string | undefined {
  const row = { ...before, ...after, ...key }
  if (table === 'setting') return settingLabel(String(key.name))
  if (table === 'email_text') return emailTextLabel(key)
  if (table === 'stock_movement') return stockOf(names.get('variant', key.variant))
  if (table === 'customer_deletion' || table === 'customer_export')
    return changedRowMessages.customer(String(key.customer))
  if (table === 'gift_card_movement') return names.get(table, key.gift_card_id)
  const { key: keys = ['id'], name: column } = rulesOf(table) ?? {}
  const own = keys.length === 1 ? names.get(table, key[keys[0]!]) : undefined
  const recorded = column === undefined ? undefined : (after?.[column] ?? before?.[column])
  if (own ?? recorded) return own ?? String(plainValue(table, column!, recorded, key.id))
  const owner = referencesFrom(table).find(({ isPart }) => isPart)
  const ownerName = owner && names.get(owner.to, row[owner.column])
  return ownerName ?? (key.country === undefined ? undefined : formatCountry(String(key.country)))
}

const stockOf = (name: string | undefined) => name && changedRowMessages.stockOf(name)

function emailTextLabel({ kind, language, field }: TableRow): string {
  const known = findPreviewedKind(String(kind))
  const fields: Record<string, string> = officeEmailMessages.fields
  const name = known ? officeEmailMessages.kinds[known][0] : String(kind)
  return `${name}, ${fields[String(field)] ?? field} (${language})`
}

function settingLabel(name: string): string {
  const key = findSettingKey(name)
  return key ? settingTexts[key].label : name
}

/** A line for each value that a step changed. */
export function describeStep(step: RecordedStep, names: RowNames): ChangeLine[] {
  const { table, before, after, hiddenColumns, skipped } = step
  // The title says all.
  if (table === 'customer_deletion' && skipped === null) return []
  const { rowName: nameOr, columnName, wasAdded, wasDeleted, empty, notRecorded } = changedRowMessages
  const name = nameOr(table, rowName(step, names))
  const isSkipped = skipped !== null
  const line = (label: string, before: string, after: string): ChangeLine => ({
    label,
    before,
    after,
    isSkipped,
  })
  if (hiddenColumns.length > 0)
    return hiddenColumns.map(column => line(`${name}: ${columnName(column)}`, empty, notRecorded))
  if (isSkipped) return [line(name, empty, empty)]
  const part = partOf(step, names)
  if (part !== undefined)
    return [line(`${name}: ${part.label}`, before ? part.value : empty, after ? part.value : empty)]
  if (!before || !after) {
    const label = `${changedRowMessages.noun(table)} ${name}`
    return [before ? line(label, wasAdded, wasDeleted) : line(label, empty, wasAdded)]
  }
  return changedColumns(before, after).map(column =>
    line(
      isWholeRow(table, column) ? name : `${name}: ${columnName(column)}`,
      formatValue(step, column, before[column]!, names),
      formatValue(step, column, after[column]!, names),
    ),
  )
}

/** A value that the name alone says: of a setting, or whether a row is shown. */
function isWholeRow(table: string, column: string): boolean {
  return (
    column === 'removed_at' || table === 'setting' || table === 'email_text' || table === 'stock_movement'
  )
}

/** Removing also changes the slug and unpublishes. */
function changedColumns(before: TableRow, after: TableRow): string[] {
  return 'removed_at' in after
    ? ['removed_at']
    : Object.keys(after).filter(column => before[column] !== undefined)
}

/** A row that only says that one thing belongs to another, such as a tag. */
function partOf({ table, key, before, after }: RecordedStep, names: RowNames) {
  if (before && after) return undefined
  const row = { ...before, ...after, ...key }
  const { noun, columnName } = changedRowMessages
  if (table === 'product_tag') return { label: noun(table), value: String(row.tag) }
  if (table === 'former_slug') return { label: noun(table), value: String(row.slug) }
  if (table === 'product_picture')
    return { label: columnName('picture_hash'), value: String(row.alt || Number(row.position) + 1) }
  if (table === 'product_file') return { label: columnName('file_hash'), value: String(row.name) }
  if (table === 'product_attribute') {
    const label = formatValue({ table, key }, 'attribute_id', row.attribute_id ?? null, names)
    return { label, value: attributeValue(row, names) }
  }
  const column = {
    product_category: 'category_id',
    collection_product: 'product_id',
    pinned_result: 'product_id',
    hidden_result: 'product_id',
    product_related: 'related_id',
  }[table]
  if (column) {
    return {
      label: columnName(column),
      value: formatValue({ table, key }, column, row[column] ?? null, names),
    }
  }
  if (row.country !== undefined && table.endsWith('_country'))
    return { label: columnName('country'), value: formatCountry(String(row.country)) }
  return undefined
}

const percentColumns = new Set(['tax_rate rate'])
const flagColumns = new Set([
  ...['tax_rate taxes_delivery', 'product_picture decorative', 'product_attribute flag'],
  ...['attribute on_page', 'attribute compared'],
])

/** A product's value of an attribute. */
function attributeValue(row: TableRow, names: RowNames): string {
  const step = { table: 'product_attribute', key: {} }
  for (const column of ['value_id', 'flag', 'date', 'text'])
    if ((row[column] ?? null) !== null) return formatValue(step, column, row[column]!, names)
  return formatNumber(Number(row.number) / numberScale)
}

/** A value in the shop's words. */
export function formatValue(
  { table, key }: Pick<RecordedStep, 'table' | 'key'>,
  column: string,
  value: ColumnValue,
  names: RowNames,
): string {
  const { yes, no, empty, shown, wasRemoved, draft, published } = changedRowMessages
  if (column === 'removed_at') return value === null ? shown : wasRemoved
  if (column === 'published_at') return value === null ? draft : published
  if (value === null || value === '') return empty
  const reference = referencesFrom(table).find(one => one.column === column)
  if (reference && reference.to !== 'picture') return names.get(reference.to, value) ?? String(value)
  const id = `${table} ${column}`
  if (isAmountColumn(table, column)) return formatPrice(toAmount(Number(value)))
  if (percentColumns.has(id)) return formatPercent(Number(value))
  if (flagColumns.has(id)) return value === 0 ? no : yes
  if (column.endsWith('_at') || column.startsWith('shown_')) return formatShopMinute(String(value))
  const text = String(plainValue(table, column, value, key.id))
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text
}
