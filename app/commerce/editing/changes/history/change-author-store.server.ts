import { type Actor, actorColumnNames, toActor } from '#commerce/values/actor.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { keyText, type TableRow } from '../change-set.ts'
import type { EditableTable } from '../editable-tables.ts'
import { keyColumns } from '../row-store.server.ts'

/** The actor of the latest recorded change of a row, or of the rows whose key starts like this; undefined without one. */
export async function findChangeAuthor(
  db: Db | Tx,
  table: EditableTable,
  key: TableRow,
): Promise<Actor | undefined> {
  const columns = keyColumns(table)
  const known = columns.filter(column => column in key)
  const isWhole = known.length === columns.length
  const text = keyText(key, known)
  const row = await db
    .selectFrom('changed_row')
    .innerJoin('change_set', 'change_set.id', 'changed_row.change_set_id')
    .select(actorColumnNames)
    .where('table_name', '=', table)
    .where('row_key', isWhole ? '=' : 'like', isWhole ? text : `${text.slice(0, -1)},%`)
    .orderBy('change_set_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toActor(row)
}
