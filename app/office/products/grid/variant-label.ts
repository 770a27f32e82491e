import { joinValueNames } from '#commerce/catalog/products/options/option-values.ts'
import { productEditorMessages as messages } from '#messages/office/product-editor.ts'

/** "Clay, XL". */
export function variantLabel({ values }: { values: readonly { name: string }[] }): string {
  return joinValueNames(values) || messages.variants.single
}
