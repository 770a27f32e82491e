import type { EditedValues, EditsInConflict, SentEdits } from '../merge-edits.ts'

/** The fields of a form after a conflict: what was typed, the same change of stock, and what is stored by now. */
export function shownNext(
  stored: EditedValues,
  { merged, base, mine }: SentEdits & { merged: EditedValues },
): Pick<EditsInConflict, 'merged' | 'theirs'> {
  const next: Record<string, string> = {}
  const theirs: Record<string, string> = {}
  for (const [field, typed] of Object.entries(mine)) {
    theirs[field] = stored[field] ?? ''
    const isCount = field.startsWith('stock-') && /^\d+$/.test(typed)
    next[field] = isCount
      ? String(Number(theirs[field]) + Number(typed) - Number(base[field]))
      : (merged[field] ?? typed)
  }
  return { merged: next, theirs }
}
