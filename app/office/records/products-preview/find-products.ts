import { anyProduct } from '#commerce/catalog/products/staff-list/product-filter.ts'
import { readProductPositions } from '#commerce/catalog/products/staff-list/product-list-store.server.ts'
import { readProductRows } from '#commerce/catalog/products/staff-list/product-rows-store.server.ts'
import { readSearch } from '#commerce/values/typed/typed-text.ts'
import { productListMessages } from '#messages/office/products.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/find-products.ts'

export const middleware = [allow('products.edit')]

const maxFound = 8

/** Products by title, SKU or slug, to put into a collection. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readSearch(url.searchParams, 100)
  if (query === '') return { query, found: [] }
  const { db } = context.get(shopContext)
  const { positions } = await readProductPositions(db, {
    ...{ filter: { ...anyProduct, search: query }, sort: 'best-selling', lowStock: 0 },
    ...{ from: undefined, isBackwards: false, limit: maxFound },
  })
  const rows = await readProductRows(
    db,
    positions.map(({ id }) => id),
  )
  return {
    query,
    found: rows.map(({ slug, title, state }) => ({ slug, title, note: productListMessages.states[state] })),
  }
}
