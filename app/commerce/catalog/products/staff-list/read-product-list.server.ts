import type { Db } from '#db/schema/schema.ts'
import type { ProductFilter, ProductSort } from './product-filter.ts'
import { type ProductKey, readProductPositions } from './product-list-store.server.ts'
import { type ProductRow, readProductRows } from './product-rows-store.server.ts'

export const productsPerPage = 50

export interface ProductListRequest {
  filter: ProductFilter
  sort: ProductSort
  /** The setting: this many or fewer are low. */
  lowStock: number
  /** Products after or before this one; the first page without either. */
  after?: ProductKey | undefined
  before?: ProductKey | undefined
  /** By default `maxCountedProducts`. */
  maxCounted?: number | undefined
}

export interface ProductList {
  rows: ProductRow[]
  /** Of all pages; one more than `maxCounted` if there are more. */
  total: number
  /** The keys of the pages before and after; null at the ends. */
  previous: ProductKey | null
  next: ProductKey | null
}

/** One page of products, drafts and removed ones included. At most six queries. */
export async function readProductList(db: Db, request: ProductListRequest): Promise<ProductList> {
  const { after, before, ...range } = request
  const isBackwards = before !== undefined
  const from = before ?? after
  const limit = productsPerPage + 1
  const { positions, total } = await readProductPositions(db, {
    ...{ ...range, from, isBackwards, limit },
  })
  const hasMore = positions.length === limit
  const page = positions.slice(0, productsPerPage)
  if (isBackwards) page.reverse()
  const [first, last] = [page[0]?.key ?? null, page.at(-1)?.key ?? null]
  return {
    rows: await readProductRows(
      db,
      page.map(({ id }) => id),
    ),
    total,
    previous: (isBackwards ? hasMore : after !== undefined) ? first : null,
    next: (isBackwards ? true : hasMore) ? last : null,
  }
}
