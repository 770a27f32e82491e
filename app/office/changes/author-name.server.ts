import type { TableRow } from '#commerce/editing/changes/change-set.ts'
import type { EditableTable } from '#commerce/editing/changes/editable-tables.ts'
import { findChangeAuthor } from '#commerce/editing/changes/history/change-author-store.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { changeMessages } from '#messages/office/changes.ts'
import { officeFormMessages } from '#messages/office/forms.ts'

/** The other person of a conflict, as it names them: the author of the latest change of the row. */
export async function findAuthorName(db: Db | Tx, table: EditableTable, key: TableRow): Promise<string> {
  const actor = await findChangeAuthor(db, table, key)
  // Values that were written without a change have no author.
  return actor ? changeMessages.actors[actor.kind](actor.name) : officeFormMessages.conflict.someone
}
