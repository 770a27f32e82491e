import { numberedField } from '#commerce/editing/input/field.server.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import type { EditedValues, SentEdits } from '#commerce/editing/merge-edits.ts'
import { choiceOf, savedName, shownName } from '../ui/form/edit-answer.ts'

/** The fields of every form that is merged with changes others saved meanwhile. */
export const mergeFields = {
  [shownName]: typedField({ max: 500_000 }),
  [savedName]: typedField({ max: 500_000 }),
  /** Of the fields in conflict, with the value to save. */
  choice: numberedField(typedField({ max: 200 }), { max: 1000 }),
}

type MergeInput = { readonly [Name in keyof typeof mergeFields]?: unknown }

/** The values that a form showed, and those to save, with the choices after a conflict. */
export function sentEdits(input: MergeInput, typed: EditedValues): SentEdits {
  const base = shownValues(input)
  const mine = { ...typed }
  const choices = new Set((input.choice as Map<number, string>).values())
  const undecided: string[] = []
  for (const [field, theirs] of Object.entries(readValues(input[savedName]))) {
    const isTheirs = choices.has(choiceOf('theirs', field))
    if (isTheirs || choices.has(choiceOf('mine', field))) base[field] = theirs
    else undecided.push(field)
    if (isTheirs && Object.hasOwn(mine, field)) mine[field] = theirs
  }
  return { base, mine, undecided }
}

/** The values that a form showed, by field. */
export function shownValues(input: MergeInput): Record<string, string> {
  return readValues(input[shownName])
}

/** Empty if the text isn't what our pages send. */
function readValues(json: unknown): Record<string, string> {
  try {
    const values: unknown = JSON.parse(String(json))
    if (typeof values !== 'object' || values === null || Array.isArray(values)) return {}
    return Object.fromEntries(
      Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}
