/** The last word of an address: lower case letters and digits without accents, words joined by hyphens. */
export function slugOf(words: string): string {
  return words
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
