import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import type { Db, Schema } from '../schema/schema.ts'

/** Deletes up to `max` old rows; returns how many. Each is asked again, because others may have changed it in the meantime. */
export async function deleteUpTo<Table extends keyof Schema>(
  db: Db,
  max: number,
  table: Table,
  key: keyof Schema[Table] & string,
  isOld: (row: ExpressionBuilder<Schema, Table>) => Expression<SqlBool>,
): Promise<number> {
  // Kysely has no type for a table that isn't known yet.
  const anyDb = db as unknown as Kysely<Record<string, Record<string, unknown>>>
  const names: { table: string; key: string } = { table, key }
  const old = anyDb
    .selectFrom(names.table)
    .select(names.key)
    .where(isOld as never)
    .limit(max)
  const { numDeletedRows } = await anyDb
    .deleteFrom(names.table)
    .where(names.key, 'in', old)
    .where(isOld as never)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
