/** The algorithm uses the 32 bits of one number. */
export const maxPatternLength = 32

/**
 * Counts typos (a letter inserted, deleted, replaced, or swapped with the next) between one word and many others: optimal
 * string alignment with bit vectors, from Heikki Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit
 * distances", Nordic Journal of Computing 10 (2003).
 */
export class EditDistance {
  readonly #length: number
  readonly #last: number
  readonly #ascii = new Int32Array(128)
  readonly #others = new Map<number, number>()

  /** At most `maxPatternLength` letters. */
  constructor(word: string) {
    this.#length = word.length
    this.#last = word.length === 0 ? 0 : 1 << (word.length - 1)
    for (let at = 0; at < word.length; at++) {
      const letter = word.charCodeAt(at)
      if (letter < 128) this.#ascii[letter]! |= 1 << at
      else this.#others.set(letter, (this.#others.get(letter) ?? 0) | (1 << at))
    }
  }

  /** The distance to the whole word. */
  to(other: string): number {
    return this.#walk(other, false)
  }

  /** The distance to the nearest prefix, for words that are still being typed. */
  toNearestPrefixOf(other: string): number {
    return this.#walk(other, true)
  }

  #walk(other: string, anyPrefix: boolean): number {
    let distance = this.#length
    if (distance === 0) return anyPrefix ? 0 : other.length
    let nearest = distance
    let down = -1
    let up = 0
    let same = 0
    let before = 0
    for (let at = 0; at < other.length; at++) {
      const letter = other.charCodeAt(at)
      const here = letter < 128 ? this.#ascii[letter]! : (this.#others.get(letter) ?? 0)
      const exchanged = ((~same & here) << 1) & before
      same = ((((here & down) + down) | 0) ^ down) | here | up | exchanged
      const more = up | ~(same | down)
      const less = same & down
      if (more & this.#last) distance++
      else if (less & this.#last) distance--
      if (distance < nearest) nearest = distance
      const moreBelow = (more << 1) | 1
      down = (less << 1) | ~(same | moreBelow)
      up = moreBelow & same
      before = here
    }
    return anyPrefix ? nearest : distance
  }
}
