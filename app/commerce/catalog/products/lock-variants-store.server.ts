import { sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Tx } from '#db/schema/schema.ts'

/** Of these ids, SKUs or products. */
interface VariantsToLock {
  ids?: readonly unknown[]
  skus?: readonly unknown[]
  productIds?: readonly number[]
}

/** Locks variants until the transaction ends, in the order of SKUs like orders: any other order could end in a deadlock. */
export async function lockVariants(
  tx: Tx,
  { ids = [], skus = [], productIds = [] }: VariantsToLock,
): Promise<void> {
  if (!isPostgres(tx) || ids.length + skus.length + productIds.length === 0) return
  const list = (values: readonly unknown[]) =>
    sql`(select value from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) as value)`
  const numbers = (values: readonly unknown[]) => sql`(select value::integer from ${list(values)} as listed)`
  await sql`
    select id from variant
    where id in ${numbers(ids)} or sku in ${list(skus)} or product_id in ${numbers(productIds)}
    order by sku for update`.execute(tx)
}
