/**
 * Singular and plural under one stem: the S-stemmer of Donna Harman, "How effective is suffixing?", Journal of the American
 * Society for Information Science 42 (1991), which takes off the plural s and writes ies as y.
 *
 * Two rules of our own mend what shops are full of: boxes, dresses, watches and shoes lose the e as well, and so does whoever ends
 * that way (cache, caches), and hoodie, hoodies and hoody are one. What stands for something else stays as it is: bus, dress, tie.
 */
export function stem(word: string): string {
  if (word.length < 4) return word
  const singular = /[^us]s$/.test(word) ? word.slice(0, -1) : word
  if (singular.length < 4) return singular
  if (/[^ae]ie$/.test(singular)) return `${singular.slice(0, -2)}y`
  return /(?:ss|x|ch|sh|z|o)e$/.test(singular) ? singular.slice(0, -1) : singular
}

/** Every way to write a word of this stem, so that the others are found without being listed. */
export function spellingsOf(stemmed: string): string[] {
  const spellings = ['', 's', 'e', 'es'].map(ending => stemmed + ending)
  if (stemmed.endsWith('y')) {
    const body = stemmed.slice(0, -1)
    spellings.push(`${body}ie`, `${body}ies`)
  }
  return spellings.filter(spelling => stem(spelling) === stemmed)
}
