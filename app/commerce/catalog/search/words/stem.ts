/**
 * Gives singular and plural one stem: the S-stemmer of Donna Harman, "How effective is suffixing?", Journal of the American
 * Society for Information Science 42 (1991), which removes the plural s and turns ies into y.
 *
 * Two more rules: words like boxes, dresses, watches and shoes (and cache) lose the e as well, and hoodie, hoodies and hoody
 * have one stem. Words like bus, dress and tie stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4) return word
  const singular = /[^us]s$/.test(word) ? word.slice(0, -1) : word
  if (singular.length < 4) return singular
  if (/[^ae]ie$/.test(singular)) return `${singular.slice(0, -2)}y`
  return /(?:ss|x|ch|sh|z|o)e$/.test(singular) ? singular.slice(0, -1) : singular
}

/** Every spelling with this stem. */
export function spellingsOf(stemmed: string): string[] {
  const spellings = ['', 's', 'e', 'es'].map(ending => stemmed + ending)
  if (stemmed.endsWith('y')) {
    const body = stemmed.slice(0, -1)
    spellings.push(`${body}ie`, `${body}ies`)
  }
  return spellings.filter(spelling => stem(spelling) === stemmed)
}
