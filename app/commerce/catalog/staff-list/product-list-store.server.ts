import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/schema/schema.ts'
import type { ProductFilter, ProductSort } from './product-filter.ts'
import { selectProducts } from './product-filter-store.server.ts'

/** The place of a product in a list: the value it's sorted by, and its id. */
export interface ProductKey {
  value: string | number
  id: number
}

interface ProductRange {
  filter: ProductFilter
  sort: ProductSort
  lowStock: number
  from: ProductKey | undefined
  isBackwards: boolean
  limit: number
}

export interface ProductPosition {
  id: number
  key: ProductKey
}

const sorts = {
  newest: { value: sql`product.created_at`, isDescending: true },
  title: { value: sql`lower(product.title)`, isDescending: false },
  'best-selling': { value: sql`product.sold`, isDescending: true },
} satisfies Record<ProductSort, { value: RawBuilder<unknown>; isDescending: boolean }>

/** Up to `limit` products after a key, or before it in reverse order; from the start without one. `total` counts all. */
export async function readProductPositions(
  db: Db,
  { filter, sort, lowStock, from, isBackwards, limit }: ProductRange,
): Promise<{ positions: ProductPosition[]; total: number }> {
  const { value, isDescending }: (typeof sorts)[ProductSort] = sorts[sort]
  const goesDown = isDescending !== isBackwards
  const direction = goesDown ? 'desc' : 'asc'
  const key = value.$castTo<ProductKey['value']>()
  const rows = await db
    .with(
      cte => (isCostly(filter) ? cte('found').materialized() : cte('found').notMaterialized()),
      () => selectProducts(db, filter, lowStock).select(['product.id', key.as('value')]),
    )
    .selectFrom('found')
    .select(['id', 'value'])
    .select(row =>
      row
        .selectFrom('found')
        .select(({ fn }) => fn.countAll<number>().as('all'))
        .as('total'),
    )
    .$if(from !== undefined, query =>
      query.where(
        sql<boolean>`(found.value, found.id) ${goesDown ? sql`<` : sql`>`} (${from!.value}, ${from!.id})`,
      ),
    )
    .orderBy('value', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute()
  return {
    positions: rows.map(({ id, value }) => ({ id, key: { value, id } })),
    total: Number(rows[0]?.total ?? 0),
  }
}

/** Whether products are found once, instead of counted in one index and listed in the order of another. */
function isCostly({ search, stock, minPrice, maxPrice, isOnSale, missing }: ProductFilter): boolean {
  return search !== '' || [stock, minPrice, maxPrice, isOnSale, missing].some(value => value !== null)
}
