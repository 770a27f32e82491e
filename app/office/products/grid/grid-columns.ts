import { productEditorMessages } from '#messages/office/product-editor.ts'

export interface GridColumn {
  id: 'price' | 'compare_at_price' | 'barcode' | 'weight' | 'stock'
  label: string
  isNumber: boolean
  inputMode: 'decimal' | 'numeric'
}

/** The columns of the grid that can be changed. Prices are in this currency. */
export function gridColumns(currency: string): GridColumn[] {
  const { price, compareAt, barcode, weight, stock } = productEditorMessages.variants
  return [
    { id: 'price', label: price(currency), isNumber: true, inputMode: 'decimal' },
    { id: 'compare_at_price', label: compareAt(currency), isNumber: true, inputMode: 'decimal' },
    { id: 'barcode', label: barcode, isNumber: false, inputMode: 'numeric' },
    { id: 'weight', label: weight, isNumber: true, inputMode: 'numeric' },
    { id: 'stock', label: stock, isNumber: true, inputMode: 'numeric' },
  ]
}
