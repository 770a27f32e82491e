import type { Db } from '#db/schema/schema.ts'

/** The rows that a change set left out, as table and key: `variant {"id":12}`. */
export async function readLeftOutKeys(db: Db, changeSet: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('changed_row')
    .select(['table_name', 'row_key'])
    .where('change_set_id', '=', changeSet)
    .where('refusal', 'is not', null)
    .execute()
  return new Set(rows.map(({ table_name, row_key }) => `${table_name} ${row_key}`))
}
