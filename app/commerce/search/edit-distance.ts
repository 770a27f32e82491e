/** Longer words are never a slip of the finger away from another; 32 bits are what one number holds. */
export const longestPattern = 32

/**
 * How many slips (a letter too many, too few, a wrong one, two exchanged) lie between one word and many others.
 *
 * Each letter of the other word costs a dozen operations on whole columns of the table as bits: Heikki Hyyrö, "A bit-vector
 * algorithm for computing Levenshtein and Damerau edit distances", Nordic Journal of Computing 10 (2003). As there, no letter is
 * touched twice (optimal string alignment).
 */
export class EditDistance {
  readonly #length: number
  readonly #last: number
  readonly #ascii = new Int32Array(128)
  readonly #others = new Map<number, number>()

  /** At most `longestPattern` letters. */
  constructor(word: string) {
    this.#length = word.length
    this.#last = word.length === 0 ? 0 : 1 << (word.length - 1)
    for (let at = 0; at < word.length; at++) {
      const letter = word.charCodeAt(at)
      if (letter < 128) this.#ascii[letter]! |= 1 << at
      else this.#others.set(letter, (this.#others.get(letter) ?? 0) | (1 << at))
    }
  }

  /** To the whole of the other word. */
  to(other: string): number {
    return this.#walk(other, false)
  }

  /** To whichever beginning of the other word is nearest: somebody is still typing. */
  toBeginningOf(other: string): number {
    return this.#walk(other, true)
  }

  #walk(other: string, anyBeginning: boolean): number {
    let distance = this.#length
    if (distance === 0) return anyBeginning ? 0 : other.length
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
    return anyBeginning ? nearest : distance
  }
}
