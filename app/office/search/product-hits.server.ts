import { anyProduct } from '#commerce/catalog/products/staff-list/product-filter.ts'
import { readProductPositions } from '#commerce/catalog/products/staff-list/product-list-store.server.ts'
import { readProductRows } from '#commerce/catalog/products/staff-list/product-rows-store.server.ts'
import { productListMessages as texts } from '#messages/office/products.ts'
import { productPagePath } from '../products/list/product-list-url.ts'
import type { HitSource } from './office-hit.ts'

const maxHits = 6

/** Products by the words of their titles, a SKU or a barcode, the best selling first. */
export const productHits: HitSource = {
  permission: 'products.read',
  async find(db, query) {
    const { positions } = await readProductPositions(db, {
      ...{ filter: { ...anyProduct, search: query }, sort: 'best-selling', lowStock: 0 },
      ...{ from: undefined, isBackwards: false, limit: maxHits },
    })
    const rows = await readProductRows(
      db,
      positions.map(({ id }) => id),
    )
    return rows.map(row => ({
      ...{ group: 'products', to: productPagePath(row), icon: 'tag', text: row.title },
      ...(row.category !== null && { note: row.category }),
      end: texts.states[row.state],
    }))
  },
}
