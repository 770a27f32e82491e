import { readAttributes } from '#commerce/catalog/attributes/attribute-store.server.ts'
import { readCategoryChoices } from '#commerce/catalog/categories/category-tree-store.server.ts'
import { readCompanies } from '#commerce/catalog/companies/company-store.server.ts'
import { readProductRows } from '#commerce/catalog/products/staff-list/product-rows-store.server.ts'
import type { AttributeColumns, BulkPlan, Stored } from '#commerce/editing/products/bulk/bulk-change.ts'
import type { BulkPreview } from '#commerce/editing/products/bulk/bulk-preview-store.server.ts'
import { readTaxClasses } from '#commerce/selling/taxes/tax-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { bulkMessages as texts } from '#messages/office/bulk-changes.ts'
import { formatShopDate } from '#messages/shop-time.server.ts'
import { countryOptions } from '../../country-options.server.ts'
import { factChoices, storedFactText } from '../list/attribute-choices.ts'
import { bulkPreviewPath } from './bulk-preview-path.ts'
import { describeDifference, describePriceChanges, rowsByProduct } from './bulk-row.ts'
import { bulkSubject, fieldText } from './bulk-subject.server.ts'

/** Exceptions named one by one. */
const maxNamed = 3

interface ExceptionView {
  product: number
  title: string
  text: string
  /** Whether it would be changed, unless it's left out. */
  canLeaveOut: boolean
}

/** The first exceptions of a plan, one for each product, and how many more there are. */
async function describeExceptions(
  db: Db,
  { exceptions, warnings }: BulkPlan,
): Promise<{ named: ExceptionView[]; more: number; warned: number }> {
  const all = new Map<number, Omit<ExceptionView, 'title'>>()
  for (const { product, warning } of warnings)
    if (!all.has(product)) all.set(product, { product, text: texts.warning(warning), canLeaveOut: true })
  const warned = all.size
  for (const { product, reason } of exceptions)
    if (!all.has(product)) all.set(product, { product, text: texts.exceptions[reason], canLeaveOut: false })
  const some = [...all.values()].slice(0, maxNamed)
  const rows = await readProductRows(
    db,
    some.map(({ product }) => product),
  )
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  const named = some.map(exception => ({ ...exception, title: titles.get(exception.product) ?? '–' }))
  return { named, more: all.size - named.length, warned }
}

const productsPerPage = 50

/** A preview as its page shows it. `page` starts at 1. */
export async function loadBulkPreview(db: Db, preview: BulkPreview, page: number) {
  const { id, plan, request } = preview
  const { kind, typed, action, returnTo } = request
  const pages = Math.max(1, Math.ceil(plan.products.length / productsPerPage))
  const current = Math.min(Math.max(page, 1), pages)
  const shown = plan.products.slice((current - 1) * productsPerPage, current * productsPerPage)
  const categories = await readCategoryChoices(db)
  const taxClasses = await readTaxClasses(db)
  const attributes = await readAttributes(db)
  const companies = await readCompanies(db)
  const ofProduct = rowsByProduct(plan)
  const words = {
    categoryName: (id: number) => categories.find(category => category.id === id)?.name ?? '–',
    taxClassName: (id: number | null) =>
      id === null ? texts.standardTax : (taxClasses.find(one => one.id === id)?.name ?? '–'),
    timeText: formatShopDate,
    factText: (attribute: number, columns: AttributeColumns) =>
      storedFactText(attributes, attribute, columns),
    fieldText: (column: string, value: Stored) => fieldText(companies, column, value),
  }
  const rows = (await readProductRows(db, shown)).map(({ publish_at, ...row }) => ({
    ...row,
    publishedFrom: publish_at === null ? null : formatShopDate(publish_at),
    ...describeDifference(ofProduct.get(row.id) ?? [], words),
    isChanged: ofProduct.has(row.id),
  }))
  const pageTo = (to: number) => (to < 1 || to > pages ? undefined : `${bulkPreviewPath(id)}?page=${to}`)
  return {
    ...{ id, kind, typed, returnTo, rows, categories, taxClasses, companies },
    countries: countryOptions(),
    facts: attributes.flatMap(factChoices),
    selected: texts.selected(plan.products.length),
    outcome: action && plan.rows.length > 0 ? await describeOutcome(db, preview) : null,
    hasAction: action !== null,
    exceptions: await describeExceptions(db, plan),
    previous: pageTo(current - 1),
    next: pageTo(current + 1),
  }
}

/** The outcome of saving, and the label of its button. */
async function describeOutcome(db: Db, { plan, request: { action } }: BulkPreview) {
  const subject = await bulkSubject(db, action!)
  const products = new Set(plan.rows.map(({ product }) => product)).size
  const text = action!.kind === 'price' ? describePriceChanges(plan) : texts.outcome(subject, products)
  return { text, save: texts.save(subject, products, plan.rows.length) }
}

/** A preview as its page shows it. */
export type ShownPreview = Awaited<ReturnType<typeof loadBulkPreview>> & {
  currency: string
  timeZone: string
}
