import type { ProductEdit } from '#commerce/editing/products/read-product-edit.server.ts'
import { productEditorMessages as messages } from '#messages/office/product-editor.ts'
import { variantLabel } from '../grid/variant-label.ts'

/** "Price of Clay, XL": a field of the form of a product, such as "price-12". */
export function editorFieldLabel(field: string, { variants, pictures }: ProductEdit): string {
  const [, name = field, key] = /^([a-z_]+)-(.+)$/.exec(field) ?? []
  const label = messages.labels[name] ?? field
  const variant = variants.find(({ id }) => String(id) === key)
  if (variant)
    return messages.variants.cell(label, variantLabel({ color: variant.color_name, size: variant.size_name }))
  const picture = pictures.findIndex(one => one.key === key)
  return picture === -1 ? label : messages.variants.cell(label, messages.pictures.picture(picture + 1))
}
