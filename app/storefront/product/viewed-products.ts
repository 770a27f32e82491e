import { readId } from '#commerce/values/whole-number.ts'

/** A row of cards, plus the current product. */
const maxStored = 5

const storageKey = 'seen-products'

/** Parses the stored value; anything but product ids is dropped. */
export function parseViewedIds(stored: string | null): number[] {
  return (stored ?? '').split(',').flatMap(id => readId(id) ?? [])
}

/** Records a view in `localStorage` and returns the products viewed before, newest first. Empty without storage. */
export function recordProductView(id: number): number[] {
  try {
    const before = parseViewedIds(localStorage.getItem(storageKey))
      .filter(other => other !== id)
      .slice(0, maxStored - 1)
    localStorage.setItem(storageKey, [id, ...before].join())
    return before
  } catch {
    return []
  }
}
