import { productEditorMessages as messages } from '#messages/office/product-editor.ts'

/** "Clay, XL". */
export function variantLabel({ color, size }: { color: string | null; size: string | null }): string {
  const names = [color, size].filter(name => name !== null)
  return names.length > 0 ? names.join(', ') : messages.variants.single
}
