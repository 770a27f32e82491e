import { sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
import { type Choice, valueColumns } from './options/option-values.ts'

/**
 * The SKU of exactly this variant, in stock or not; undefined when it does not exist or is unpublished. The choice may have names
 * that aren't options of the product.
 */
export async function findSku(
  db: Db,
  { product, choice }: { product: string; choice: Choice },
): Promise<string | undefined> {
  const columns = valueColumns.map(column => sql.ref(`variant.${column}`))
  const chosen = Object.entries(choice).map(
    ([option, value]) => sql`option.slug = ${option} and option_value.slug = ${value}`,
  )
  const isChosen = chosen.length === 0 ? sql`(1 = 0)` : sql`(${sql.join(chosen, sql` or `)})`
  const { rows } = await sql<{ sku: string }>`
    select sku from variant join product on product.id = variant.product_id
    where product.slug = ${product} and published_at is not null and variant.removed_at is null
    and not exists (
      select 1 from option_value join option on option.id = option_value.option_id
      where option_value.id in (${sql.join(columns)}) and not ${isChosen})
    order by variant.position limit 1`.execute(db)
  return rows[0]?.sku
}
