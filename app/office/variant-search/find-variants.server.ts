import { anyProduct } from '#commerce/catalog/products/staff-list/product-filter.ts'
import { readProductPositions } from '#commerce/catalog/products/staff-list/product-list-store.server.ts'
import {
  type EditableVariant,
  readEditableVariants,
} from '#commerce/orders/edits/editable-variant-store.server.ts'
import { searchText } from '#commerce/values/typed/typed-text.ts'
import type { Db } from '#db/schema/schema.ts'

const maxProducts = 6
const maxFound = 20

/** Variants on sale whose product or SKU has the words; a whole SKU comes first. */
export async function findVariants(db: Db, typed: string): Promise<EditableVariant[]> {
  const search = searchText(typed).toLowerCase()
  if (search === '') return []
  const { positions } = await readProductPositions(db, {
    ...{ filter: { ...anyProduct, search }, sort: 'best-selling', lowStock: 0 },
    ...{ from: undefined, isBackwards: false, limit: maxProducts },
  })
  const variants = await readEditableVariants(db, { products: positions.map(({ id }) => id) })
  const rank = ({ sku }: EditableVariant) => (sku.toLowerCase().startsWith(search) ? 0 : 1)
  const onSale = variants.filter(({ isOnSale }) => isOnSale)
  return onSale.toSorted((a, b) => rank(a) - rank(b)).slice(0, maxFound)
}
