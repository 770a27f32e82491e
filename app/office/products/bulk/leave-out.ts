import type { BulkPlan, ProductSelection } from '#commerce/editing/products/bulk/bulk-change.ts'

/** The selection without a product, by its id, or else without all that the plan warns about. */
export function leaveOut(
  selection: ProductSelection,
  plan: BulkPlan,
  leave: number | undefined,
): ProductSelection {
  const gone = leave === undefined ? plan.warnings.map(({ product }) => product) : [leave]
  const known = gone.filter(id => plan.products.includes(id))
  return { ...selection, leftOut: [...new Set([...selection.leftOut, ...known])] }
}
