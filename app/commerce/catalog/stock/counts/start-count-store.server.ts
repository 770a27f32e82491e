import { sql } from 'kysely'
import { type Actor, storedActor } from '#commerce/values/actor.ts'
import type { Db, Tx } from '#db/schema/schema.ts'

export type CountScope =
  | { kind: 'all' }
  | { kind: 'category'; categoryIds: readonly number[] }
  | { kind: 'list'; skus: readonly string[] }

export async function addCount(
  tx: Tx,
  { scope, actor, now }: { scope: string; actor: Actor; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('stock_count')
    .values({ scope, ...storedActor(actor), started_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds the SKUs that no other open count has, and returns how many those were. */
export async function addCountLines(tx: Tx, countId: number, scope: CountScope): Promise<number> {
  const skus = variantsIn(tx, scope).select([
    sql<number>`cast(${countId} as integer)`.as('count_id'),
    'variant.sku as sku',
    'variant.sku as open_sku',
  ])
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('stock_count_line')
    .columns(['count_id', 'sku', 'open_sku'])
    .expression(skus)
    .onConflict(on => on.column('open_sku').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** How many SKUs are in this scope. */
export async function countSkus(db: Db | Tx, scope: CountScope): Promise<number> {
  const { skus } = await variantsIn(db, scope)
    .select(({ fn }) => fn.countAll<number>().as('skus'))
    .executeTakeFirstOrThrow()
  return Number(skus)
}

/** The SKUs that no variant has. */
export async function findUnknownSkus(db: Db, skus: readonly string[]): Promise<string[]> {
  const rows = await variantsIn(db, { kind: 'list', skus }).select('variant.sku as sku').execute()
  const known = new Set(rows.map(({ sku }) => sku))
  return skus.filter(sku => !known.has(sku))
}

function variantsIn(db: Db | Tx, scope: CountScope) {
  const query = db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .where('variant.removed_at', 'is', null)
    .where('product.removed_at', 'is', null)
  if (scope.kind === 'all') return query
  if (scope.kind === 'list') return query.where('variant.sku', 'in', [...scope.skus])
  return query.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('product_category')
        .select('category_id')
        .whereRef('product_category.product_id', '=', 'product.id')
        .where('category_id', 'in', [...scope.categoryIds]),
    ),
  )
}
