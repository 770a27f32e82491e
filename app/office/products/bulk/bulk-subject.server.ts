import { readAttributes } from '#commerce/catalog/attributes/attribute-store.server.ts'
import { readCategoryChoices } from '#commerce/catalog/categories/category-tree-store.server.ts'
import { readCompanies } from '#commerce/catalog/companies/company-store.server.ts'
import type { BulkAction, Stored } from '#commerce/editing/products/bulk/bulk-change.ts'
import { readTaxClasses } from '#commerce/selling/taxes/tax-store.server.ts'
import { toAmount } from '#commerce/values/money.ts'
import type { Db } from '#db/schema/schema.ts'
import { formatCountry, formatPrice } from '#messages/format.ts'
import { type BulkSubject, bulkMessages } from '#messages/office/bulk-changes.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { productListMessages } from '#messages/office/products.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import { storedFactText } from '../list/attribute-choices.ts'

/** An action with the names that its texts need. */
export async function bulkSubject(db: Db, action: BulkAction): Promise<BulkSubject> {
  return {
    action,
    name: await nameOf(db, action),
    at: 'at' in action ? formatShopMinute(action.at) : '',
  }
}

async function nameOf(db: Db, action: BulkAction): Promise<string> {
  if (action.kind === 'tax-class' && action.taxClass === null) return bulkMessages.standardTax
  if (action.kind === 'tax-class') return nameById(await readTaxClasses(db), action.taxClass!)
  if (action.kind === 'category') return nameById(await readCategoryChoices(db), action.category)
  if (action.kind === 'attribute') {
    const attributes = await readAttributes(db)
    const { name = '–' } = attributes.find(({ id }) => id === action.attribute) ?? {}
    if (action.value === null) return name
    const value = storedFactText(attributes, action.attribute, action.value)
    return productListMessages.fact(name, value)
  }
  if (action.kind === 'field') {
    const name = productEditorMessages.labels[action.field]!
    if (action.value === null) return name
    return productListMessages.fact(name, fieldText(await readCompanies(db), action.column, action.value))
  }
  return ''
}

/** A stored value of a field in words: "$12.00", "Portugal". */
export function fieldText(
  companies: readonly { id: number; name: string }[],
  column: string,
  value: Stored,
): string {
  if (value === null) return '–'
  if (column === 'cost') return formatPrice(toAmount(Number(value)))
  if (column === 'origin_country') return formatCountry(String(value))
  if (column === 'manufacturer_id' || column === 'responsible_id') return nameById(companies, Number(value))
  return String(value)
}

function nameById(rows: readonly { id: number; name: string }[], id: number): string {
  return rows.find(row => row.id === id)?.name ?? '–'
}
