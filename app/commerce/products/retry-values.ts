import type { EditedValues } from '../editing/merge-edits.ts'

interface RefusedValues {
  merged: EditedValues
  base: EditedValues
  mine: EditedValues
  /** The values stored by now, which the form shows next. */
  stored: EditedValues
}

/** The values of a refused form as it is shown again, beside what is stored by now: what was typed, and the same change of stock. */
export function retryValues({ merged, base, mine, stored }: RefusedValues): EditedValues {
  const retry: Record<string, string> = { ...merged }
  for (const [field, typed] of Object.entries(mine)) {
    const isTyped = typed !== (base[field] ?? '')
    if (!isTyped) continue
    const shown = stored[field] ?? ''
    const isCount = field.startsWith('stock-') && /^\d+$/.test(typed)
    retry[field] = isCount ? String(Number(shown) + Number(typed) - Number(base[field])) : typed
  }
  return retry
}
