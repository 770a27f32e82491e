import { sql } from 'kysely'
import type { Amount } from '#commerce/values/money.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { type AskedPrice, lowestPriceBefore, priceMemory } from './asked-price.ts'

const shopCurrency = sql<string>`coalesce((select value from setting where name = 'currency'), 'USD')`

type IdColumn = 'variant.id' | 'variant.product_id'

/** Records the prices of some variants from now on. Call it at the end of a transaction that changes prices, with few enough ids. */
export async function recordAskedPrices(
  tx: Tx,
  column: IdColumn,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const changed = (await readAsked(tx, column, ids)).filter(isChanged)
  if (changed.length === 0) return
  const at = now.toISOString()
  await endPrices(
    tx,
    changed.flatMap(({ open_id }) => open_id ?? []),
    at,
  )
  const offered = changed.filter(({ is_asked }) => is_asked !== null)
  if (offered.length === 0) return
  const past = await readPast(
    tx,
    offered.filter(({ compare_at_price }) => compare_at_price !== null),
    new Date(now.getTime() - priceMemory),
  )
  const rows = offered.map(({ id, currency, price, compare_at_price }) => ({
    ...{ variant_id: id, currency, price, compare_at_price, from_at: at },
    lowest_price: lowestPriceBefore({ price, compare_at_price }, past.get(id) ?? []),
  }))
  await tx.insertInto('asked_price').values(rows).execute()
}

type AskedRow = Awaited<ReturnType<typeof readAsked>>[number]

/** The prices of today, each with the one that was recorded last. */
function readAsked(tx: Tx, column: IdColumn, ids: readonly number[]) {
  return tx
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .leftJoin('asked_price as open', join =>
      join.onRef('open.variant_id', '=', 'variant.id').on('open.until_at', 'is', null),
    )
    .select(['variant.id', 'variant.price', 'variant.compare_at_price', shopCurrency.as('currency')])
    .select(({ case: when }) =>
      when().when('variant.removed_at', 'is', null).then(sql.ref('published_at')).end().as('is_asked'),
    )
    .select(['open.id as open_id', 'open.price as open_price', 'open.compare_at_price as open_compare'])
    .select('open.currency as open_currency')
    .where(column, 'in', [...ids])
    .execute()
}

function isChanged(row: AskedRow): boolean {
  if (row.is_asked === null || row.open_id === null) return (row.is_asked === null) !== (row.open_id === null)
  return (
    row.price !== row.open_price ||
    row.compare_at_price !== row.open_compare ||
    row.currency !== row.open_currency
  )
}

async function endPrices(tx: Tx, ids: readonly number[], until_at: string): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('asked_price')
    .set({ until_at })
    .where('id', 'in', [...ids])
    .execute()
}

/** The prices of these variants that were asked since then, in the currency of today. */
async function readPast(
  tx: Tx,
  variants: readonly AskedRow[],
  since: Date,
): Promise<Map<number, AskedPrice[]>> {
  if (variants.length === 0) return new Map()
  const rows = await tx
    .selectFrom('asked_price')
    .select(['variant_id', 'price', 'compare_at_price', 'lowest_price'])
    .where(
      'variant_id',
      'in',
      variants.map(({ id }) => id),
    )
    .where('until_at', '>=', since.toISOString())
    .where('currency', '=', variants[0]!.currency)
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ variant_id }) => variant_id)
}

/**
 * Records the prices of all variants that have no open record in the shop's currency: of a new shop, or after its currency has changed.
 * Starts at a product, and returns how many it recorded.
 */
export async function recordAllPrices(tx: Tx, now: Date, fromProduct = 0): Promise<number> {
  const at = now.toISOString()
  await tx
    .updateTable('asked_price')
    .set({ until_at: at })
    .where('until_at', 'is', null)
    .where('currency', '<>', shopCurrency)
    .execute()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('asked_price')
    .columns(['variant_id', 'currency', 'price', 'compare_at_price', 'from_at'])
    .expression(
      tx
        .selectFrom('variant')
        .innerJoin('product', 'product.id', 'variant.product_id')
        .select(['variant.id', shopCurrency.as('currency'), 'price', 'compare_at_price'])
        .select(sql.lit(at).as('from_at'))
        .where('variant.product_id', '>=', fromProduct)
        .where('published_at', 'is not', null)
        .where('variant.removed_at', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('asked_price')
                .select('asked_price.id')
                .whereRef('variant_id', '=', 'variant.id')
                .where('until_at', 'is', null),
            ),
          ),
        ),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** The compare-at prices of a product that are higher than any price asked, in the shop's currency. */
export async function readHighComparisons(db: Db, productId: number): Promise<HighComparison[]> {
  const rows = await db
    .selectFrom('variant')
    .leftJoin('asked_price', join =>
      join.onRef('variant_id', '=', 'variant.id').on('currency', '=', shopCurrency),
    )
    .select(['variant.id', 'variant.compare_at_price as compareAt'])
    .$narrowType<{ compareAt: Amount }>()
    .select(({ fn }) => [
      fn.max<Amount | null>('asked_price.price').as('highest'),
      fn.min('from_at').as('since'),
    ])
    .where('product_id', '=', productId)
    .where('removed_at', 'is', null)
    .where('variant.compare_at_price', 'is not', null)
    .groupBy(['variant.id', 'variant.compare_at_price', 'variant.position'])
    .orderBy('variant.position')
    .execute()
  return rows.filter(({ compareAt, highest }) => highest === null || highest < compareAt)
}

export interface HighComparison {
  /** Of the variant. */
  id: number
  compareAt: Amount
  /** The most that was ever asked, and since when that's recorded; null if nothing was. */
  highest: Amount | null
  since: string | null
}

/** The lowest price of the 30 days before a variant was reduced, where the shop shows it; null elsewhere. */
export const lowestPriceShown = sql<number | null>`case
  when variant.compare_at_price is not null
    and exists (select 1 from setting where name = 'lowest_price' and value = 'yes')
  then (select lowest_price from asked_price where variant_id = variant.id and until_at is null) end`
