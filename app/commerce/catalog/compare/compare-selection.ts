export const maxCompared = 4

/**
 * Reads the slugs of compared products from an address or a cookie: valid slugs in their order, each once, at most
 * `maxCompared`.
 */
export function readCompareSelection(text: string | null | undefined): string[] {
  const slugs = (text ?? '').split(/[,.]/).filter(slug => /^[a-z0-9-]{1,100}$/.test(slug))
  return [...new Set(slugs)].slice(0, maxCompared)
}

export type AddToComparisonResult = { ok: true; slugs: string[] } | { ok: false; reason: 'full' }

/** Adds a product at the end. A full selection is refused rather than shortened. */
export function addToComparison(slugs: readonly string[], slug: string): AddToComparisonResult {
  if (slugs.includes(slug)) return { ok: true, slugs: [...slugs] }
  if (slugs.length >= maxCompared) return { ok: false, reason: 'full' }
  return { ok: true, slugs: [...slugs, slug] }
}

/** The selection after a product was removed from a comparison; unchanged when the comparison is someone else's. */
export function selectionWithout(
  selection: readonly string[],
  shown: readonly string[],
  slug: string,
): string[] {
  const isOwn = shown.every(other => selection.includes(other))
  return selection.filter(other => !(isOwn && other === slug))
}
