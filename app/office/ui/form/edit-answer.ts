import type { EditConflict, EditedValues } from '#commerce/editing/merge-edits.ts'

/** The field with the values that a form showed, as JSON. */
export const shownName = 'shown'

/** A field that somebody else changed meanwhile. */
export interface ShownConflict extends EditConflict {
  label: string
  /** The other person. */
  by: string
}

/** A form that comes back unsaved: refused, or because others changed the same fields. */
export interface UnsavedAnswer {
  /** The values of its fields. */
  typed: EditedValues
  /** The values that it shows as stored: after a conflict, those that others saved. */
  base: EditedValues
  /** By field; about the form as a whole under ''. */
  errors: Readonly<Record<string, string>>
  conflicts: readonly ShownConflict[]
}
