import type { VariantCell } from '#commerce/editing/products/product-values.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'

export interface GridColumn {
  id: VariantCell
  label: string
  isNumber: boolean
  inputMode: 'decimal' | 'numeric' | 'text'
}

/** The columns of the grid that can be changed. Prices are in this currency. */
export function gridColumns(currency: string): GridColumn[] {
  const { price, compareAt, cost, barcode, weight, measure, stock } = productEditorMessages.variants
  return [
    { id: 'price', label: price(currency), isNumber: true, inputMode: 'decimal' },
    { id: 'stock', label: stock, isNumber: true, inputMode: 'numeric' },
    { id: 'compare_at_price', label: compareAt(currency), isNumber: true, inputMode: 'decimal' },
    { id: 'cost', label: cost(currency), isNumber: true, inputMode: 'decimal' },
    { id: 'measure', label: measure, isNumber: true, inputMode: 'text' },
    { id: 'barcode', label: barcode, isNumber: false, inputMode: 'numeric' },
    { id: 'weight', label: weight, isNumber: true, inputMode: 'numeric' },
  ]
}

/** The cells of a row in the order of its columns. */
export const gridCells: readonly VariantCell[] = gridColumns('').map(({ id }) => id)
