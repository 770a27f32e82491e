import type { EditConflict, EditedValues } from '#commerce/editing/merge-edits.ts'

/** The field with the values that a form showed, as JSON. */
export const shownName = 'shown'

/** The field with the values that others saved meanwhile, of fields in conflict. */
export const savedName = 'saved'

/** A choice between two values, as its form sends it. */
export function choiceOf(side: 'mine' | 'theirs', field: string): string {
  return `${side}:${field}`
}

/** A field that somebody else changed meanwhile. */
export interface ShownConflict extends EditConflict {
  label: string
  /** The other person. */
  by: string
  /** The form was sent without a choice. */
  isUndecided: boolean
}

/** A form that comes back unsaved: refused, or because others changed the same fields. */
export interface UnsavedAnswer {
  /** The values of its fields. */
  typed: EditedValues
  /** The values that it shows as stored: those that others saved, but for fields in conflict. */
  base: EditedValues
  /** By field; about the form as a whole under ''. */
  errors: Readonly<Record<string, string>>
  conflicts: readonly ShownConflict[]
}
