import { sql } from 'kysely'
import type { Db, Tx } from '#db/schema/schema.ts'
import { jsonRows } from '#db/statements/json-rows.ts'
import { valueColumns } from './option-values.ts'

/** The values of a variant in the order of its product's options, as one column of a query that has it by this name. */
export function variantValues(db: Db | Tx, variant = 'variant') {
  const columns = valueColumns.map(column => sql.ref(`${variant}.${column}`))
  const places = columns.map((column, at) => sql`when ${column} then ${sql.lit(at)}`)
  const values = db
    .selectFrom('option_value')
    .innerJoin('option', 'option.id', 'option_value.option_id')
    .select(['option.slug as option', 'option_value.slug', 'option_value.name'])
    .where(sql<boolean>`option_value.id in (${sql.join(columns)})`)
    .orderBy(sql`case option_value.id ${sql.join(places, sql` `)} end`)
  return jsonRows(db, values)
}
