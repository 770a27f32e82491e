/** Texts of a kind of record. */
export interface RecordKindTexts {
  /** For one and for several, in sentences. */
  noun: readonly [one: string, many: string]
  title: string
  /** The effect of these records on shoppers. */
  intro: string
  add: string
  /** The label of the page that tries what they do. */
  tool?: string
  empty: string
  /** Fields in the order of the form: label and hint. */
  fields: Record<string, [label: string, hint: string]>
  /** Heads of the list's columns that differ from labels. */
  heads?: Record<string, string>
  /** Choices of a field that are called something else than in other kinds. */
  choices?: Record<string, Readonly<Record<string, string>>>
  /** Headings, by the field below them. */
  sections?: Record<string, string>
  /** Shown in lists instead of an empty field. */
  listedEmpty?: Record<string, string>
}

/** The field for the position in a list. */
export const orderField = ['Order', 'Its place in the list, as a number. Leave empty to put it last.'] as [
  string,
  string,
]
