/** The selection after a product was removed from a comparison; unchanged when the comparison is someone else's. */
export function selectionWithout(
  selection: readonly string[],
  shown: readonly string[],
  slug: string,
): string[] {
  const isOwn = shown.every(other => selection.includes(other))
  return selection.filter(other => !(isOwn && other === slug))
}
