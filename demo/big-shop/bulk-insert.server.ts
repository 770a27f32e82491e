import { type Insertable, type RawBuilder, sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Schema, Tx } from '#db/schema/schema.ts'

/**
 * Inserts rows with the same columns, at least one, as a single JSON parameter, so that the statement does not depend on their
 * number: connections cache statements, and 500 with thousands of parameters each would fill the memory.
 */
export function bulkInsert<Table extends keyof Schema>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): RawBuilder<unknown> {
  const names = Object.keys(rows[0]!)
  const into = sql`insert into ${sql.table(table)} (${sql.join(names.map(name => sql.ref(name)))})`
  const json = JSON.stringify(rows)
  if (isPostgres(tx)) {
    const columns = sql.join(names.map(name => sql.ref(name)))
    return sql`${into} select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json})`
  }
  const columns = sql.join(names.map(name => sql`value ->> ${sql.lit(name)}`))
  return sql`${into} select ${columns} from json_each(${json})`
}
