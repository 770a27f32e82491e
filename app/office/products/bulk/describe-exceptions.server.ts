import { readProductRows } from '#commerce/catalog/products/staff-list/product-rows-store.server.ts'
import type { BulkPlan } from '#commerce/editing/products/bulk/bulk-change.ts'
import type { Db } from '#db/schema/schema.ts'
import { bulkMessages as texts } from '#messages/office/bulk-changes.ts'

/** Exceptions named one by one. */
const maxNamed = 3

export interface ExceptionView {
  product: number
  title: string
  text: string
  /** Whether it would be changed, unless it's left out. */
  canLeaveOut: boolean
}

/** The first exceptions of a plan, one for each product, and how many more there are. */
export async function describeExceptions(
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
