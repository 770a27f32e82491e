import { numberedField } from '#commerce/editing/input/field.server.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import type { EditedValues, SentEdits } from '#commerce/editing/merge-edits.ts'
import { shownName } from '../ui/form/edit-answer.ts'

/** The fields of every form that is merged with changes others saved meanwhile. */
export const mergeFields = {
  [shownName]: typedField({ max: 500_000 }),
  /** The fields that stay as others saved them. */
  keep: numberedField(typedField({ max: 100 }), { max: 1000 }),
}

type MergeInput = { readonly [Name in keyof typeof mergeFields]?: unknown }

/** The values that a form showed, and those to save, with the choices after a conflict. */
export function sentEdits(input: MergeInput, typed: EditedValues): SentEdits {
  const base = shownValues(input)
  const mine = { ...typed }
  for (const field of (input.keep as Map<number, string>).values())
    if (Object.hasOwn(mine, field)) mine[field] = base[field] ?? ''
  return { base, mine }
}

/** The values that a form showed, by field; empty if the text isn't what our pages send. */
export function shownValues({ shown }: MergeInput): Record<string, string> {
  try {
    const values: unknown = JSON.parse(String(shown))
    if (typeof values !== 'object' || values === null || Array.isArray(values)) return {}
    return Object.fromEntries(
      Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}
