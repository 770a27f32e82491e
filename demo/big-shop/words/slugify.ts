/** Lowercase letters and digits without accents, with hyphens between words. */
export function slugify(words: string): string {
  return words
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
