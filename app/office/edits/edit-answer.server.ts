import { data } from 'react-router'
import type { TableRow } from '#commerce/editing/changes/change-set.ts'
import type { EditableTable } from '#commerce/editing/changes/editable-tables.ts'
import { findChangeAuthor } from '#commerce/editing/changes/history/change-author-store.server.ts'
import type { EditsInConflict, SentEdits } from '#commerce/editing/merge-edits.ts'
import type { Db } from '#db/schema/schema.ts'
import { changeMessages } from '#messages/office/changes.ts'
import { officeFormMessages } from '#messages/office/forms.ts'
import type { ShownConflict, UnsavedAnswer } from '../ui/form/edit-answer.ts'

/** How a conflict names a field, and the row that has its value. */
export interface ConflictFacts {
  label(field: string): string
  row(field: string): readonly [EditableTable, TableRow]
}

/** Asks about what others changed meanwhile: the form comes back with both values, and nothing is saved. */
export async function askAboutConflicts(
  db: Db,
  { conflicts, merged, theirs }: EditsInConflict,
  { label, row, undecided = [] }: ConflictFacts & Pick<SentEdits, 'undecided'>,
) {
  const shown: ShownConflict[] = []
  const base = { ...theirs }
  for (const conflict of conflicts) {
    const { field } = conflict
    base[field] = conflict.base
    const by = await findAuthorName(db, ...row(field))
    shown.push({ ...conflict, label: label(field), by, isUndecided: undecided.includes(field) })
  }
  const answer: UnsavedAnswer = { typed: merged, base, errors: {}, conflicts: shown }
  return data(answer, { status: 409 })
}

/** Says beside its fields why a form isn't saved. */
export function refuseEdits({ base, mine }: SentEdits, errors: Readonly<Record<string, string>>) {
  const answer: UnsavedAnswer = { typed: mine, base, errors, conflicts: [] }
  return data(answer, { status: 422 })
}

/** The other person of a conflict, as it names them: the author of the latest change of the row. */
async function findAuthorName(db: Db, table: EditableTable, key: TableRow): Promise<string> {
  const actor = await findChangeAuthor(db, table, key)
  // Values that were written without a change have no author.
  return actor ? changeMessages.actors[actor.kind](actor.name) : officeFormMessages.conflict.someone
}
