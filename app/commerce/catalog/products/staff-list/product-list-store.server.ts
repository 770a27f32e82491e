import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
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
  /** Stops counting there: a larger total is one more than this. */
  maxCounted?: number | undefined
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

/** Counting more would take longer than reading the page. */
export const maxCountedProducts = 10_000

/** Up to `limit` products after a key, or before it in reverse order; from the start without one. `total` is of all pages. */
export async function readProductPositions(
  db: Db,
  range: ProductRange,
): Promise<{ positions: ProductPosition[]; total: number }> {
  const { maxCounted = maxCountedProducts } = range
  const few = await readFewProducts(db, range, maxCounted)
  return few ?? { positions: await readInOrder(db, range), total: maxCounted + 1 }
}

/** How many products match, counted up to one more than `max`. */
export async function countProducts(
  db: Db,
  filter: ProductFilter,
  { lowStock, max }: { lowStock: number; max: number },
): Promise<number> {
  const some = selectProducts(db, filter, lowStock)
    .select('product.id')
    .limit(max + 1)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Finds all products once, and sorts them; undefined if there are too many to count. */
async function readFewProducts(db: Db, range: ProductRange, maxCounted: number) {
  const rows = await db
    .with(
      cte => cte('found').materialized(),
      () => selectKeys(db, range).limit(maxCounted + 1),
    )
    .selectFrom(query =>
      query
        .selectFrom('found')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .as('counted'),
    )
    .leftJoin('found', join => join.on(keyCondition(range)))
    .select(['total', 'id', 'value'])
    .orderBy('value', directionOf(range))
    .orderBy('id', directionOf(range))
    .limit(range.limit)
    .execute()
  const total = Number(rows[0]!.total)
  if (total > maxCounted) return undefined
  return {
    positions: rows.flatMap(({ id, value }) => (id === null ? [] : [toPosition({ id, value: value! })])),
    total,
  }
}

/** Follows an index in the order of the list: where many products match, the page is full soon. */
async function readInOrder(db: Db, range: ProductRange): Promise<ProductPosition[]> {
  const rows = await db
    .with(
      cte => cte('found').notMaterialized(),
      () => selectKeys(db, range),
    )
    .selectFrom('found')
    .select(['id', 'value'])
    .where(keyCondition(range))
    .orderBy('value', directionOf(range))
    .orderBy('id', directionOf(range))
    .limit(range.limit)
    .execute()
  return rows.map(toPosition)
}

function selectKeys(db: Db, { filter, sort, lowStock }: ProductRange) {
  const { value } = sorts[sort]
  return selectProducts(db, filter, lowStock).select([
    'product.id',
    value.$castTo<ProductKey['value']>().as('value'),
  ])
}

function keyCondition({ sort, isBackwards, from }: ProductRange): RawBuilder<boolean> {
  if (from === undefined) return sql`1 = 1`
  const order = directionOf({ sort, isBackwards }) === 'desc' ? sql`<` : sql`>`
  return sql`(found.value, found.id) ${order} (${from.value}, ${from.id})`
}

function directionOf({ sort, isBackwards }: Pick<ProductRange, 'sort' | 'isBackwards'>): 'asc' | 'desc' {
  return sorts[sort].isDescending !== isBackwards ? 'desc' : 'asc'
}

function toPosition({ id, value }: { id: number; value: ProductKey['value'] }): ProductPosition {
  return { id, key: { value, id } }
}
