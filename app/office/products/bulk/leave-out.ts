import type { BulkPlan, ProductSelection } from '../../../commerce/products/bulk/bulk-change.ts'

/** The selection without a product, by its id as text, or with `warned` without all that the plan warns about. */
export function leaveOut(selection: ProductSelection, plan: BulkPlan, leave: string): ProductSelection {
  const gone = leave === 'warned' ? plan.warnings.map(({ product }) => product) : [Number(leave)]
  const known = gone.filter(id => plan.products.includes(id))
  return { ...selection, leftOut: [...new Set([...selection.leftOut, ...known])] }
}
