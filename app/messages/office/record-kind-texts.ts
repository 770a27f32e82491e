/** Texts of a kind of record. */
export interface RecordKindTexts {
  title: string
  /** The effect of these records on shoppers. */
  intro: string
  add: string
  empty: string
  /** Fields in the order of the form: label and hint. */
  fields: Record<string, [label: string, hint: string]>
}

/** The field for the position in a list. */
export const orderField = ['Order', 'A number. Without one, the last.'] as [string, string]
