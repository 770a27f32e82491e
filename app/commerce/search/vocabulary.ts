import { EditDistance, longestPattern } from './edit-distance.ts'
import type { Pace } from './pace.ts'
import { type Compare, mergeInPieces, sortInPieces } from './sort-in-pieces.ts'

export interface SimilarWord {
  id: number
  slips: number
}

/**
 * Every word of the shop, once. A word keeps its number for good; its *rank* is its place in the alphabet, where the words of one
 * beginning stand together. New words have no rank until `sort`. Ranks move when words come between, but never past each other.
 */
export class Vocabulary {
  readonly words: string[] = []
  readonly #ids = new Map<string, number>()
  /** Of each word: which letters it has, as bits, and how many. */
  #letters = new Uint32Array(1024)
  #lengths = new Uint8Array(1024)
  /** Numbers by rank, and ranks by number. */
  ranked: Uint32Array = new Uint32Array(0)
  ranks: Uint32Array = new Uint32Array(0)

  find(word: string): number | undefined {
    return this.#ids.get(word)
  }

  findOrAdd(word: string): number {
    const known = this.#ids.get(word)
    if (known !== undefined) return known
    // A piece of a long text would keep the whole text in memory.
    const own = Array.from(word).join('')
    const id = this.words.push(own) - 1
    this.#ids.set(own, id)
    if (id === this.#letters.length) this.#grow()
    this.#letters[id] = lettersOf(own)
    this.#lengths[id] = own.length
    return id
  }

  #grow(): void {
    const letters = new Uint32Array(this.#letters.length * 2)
    letters.set(this.#letters)
    this.#letters = letters
    const lengths = new Uint8Array(letters.length)
    lengths.set(this.#lengths)
    this.#lengths = lengths
  }

  /** From which rank on and below which the words begin so. */
  rankRange(beginning: string): { from: number; below: number } {
    const from = this.#firstRank(word => word >= beginning)
    return { from, below: this.#firstRank(word => word > beginning && !word.startsWith(beginning)) }
  }

  #firstRank(reached: (word: string) => boolean): number {
    let low = 0
    let high = this.ranked.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (reached(this.words[this.ranked[middle]!]!)) high = middle
      else low = middle + 1
    }
    return low
  }

  /** Words without a rank that begin so. */
  newWords(beginning: string): number[] {
    const found = []
    for (let id = this.ranked.length; id < this.words.length; id++)
      if (this.words[id]!.startsWith(beginning)) found.push(id)
    return found
  }

  /** Gives every word a rank. What is asked meanwhile is answered from the old ones. */
  async sort(pace: Pace): Promise<void> {
    const { words } = this
    if (words.length === this.ranked.length) return
    const byAlphabet: Compare = (one, other) => (words[one]! < words[other]! ? -1 : 1)
    const known = this.ranked.length
    const ranked = new Uint32Array(words.length)
    const fresh = Uint32Array.from({ length: ranked.length - known }, (_, at) => known + at)
    await mergeInPieces(this.ranked, await sortInPieces(fresh, byAlphabet, pace), ranked, byAlphabet, pace)
    const ranks = new Uint32Array(ranked.length)
    for (let rank = 0; rank < ranked.length; rank++) ranks[ranked[rank]!] = rank
    this.ranked = ranked
    this.ranks = ranks
  }

  /**
   * The words at most so many slips away; with `unfinished`, also those of which a beginning is that near.
   *
   * Nearly all are told by their letters: a slip brings at most one letter that was not there, and takes at most one.
   */
  similar(word: string, slips: number, unfinished = false): SimilarWord[] {
    if (word.length > longestPattern) return []
    const found: SimilarWord[] = []
    const distance = new EditDistance(word)
    const letters = lettersOf(word)
    const longest = unfinished ? 255 : word.length + slips
    for (let id = 0; id < this.words.length; id++) {
      const length = this.#lengths[id]!
      if (length < word.length - slips || length > longest) continue
      const others = this.#letters[id]!
      if (bits(letters & ~others) > slips) continue
      if (!unfinished && bits(others & ~letters) > slips) continue
      const other = this.words[id]!
      const apart = unfinished ? distance.toBeginningOf(other) : distance.to(other)
      if (apart <= slips) found.push({ id, slips: apart })
    }
    return found
  }
}

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function bits(number: number): number {
  let left = number - ((number >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
