import { countBits } from '../count-bits.ts'
import { EditDistance, maxPatternLength } from './edit-distance.ts'
import { indexedWords } from './fold.ts'
import { functionWords } from './function-words.ts'
import { type Compare, mergeInSlices, sortInSlices } from './sort-in-slices.ts'
import type { TimeSlice } from './time-slice.ts'

/** Numbers can have any value. */
const maxRemembered = 10_000

export interface SimilarWord {
  id: number
  typos: number
}

/**
 * Every word of the shop, once. A word's id never changes; its rank is its position in the alphabet, where words with the same
 * prefix are adjacent. New words have no rank until `sort`.
 */
export class Vocabulary {
  readonly words: string[] = []
  readonly #ids = new Map<string, number>()
  readonly #stemOf: ((word: string) => string) | undefined
  readonly #idsByStem = new Map<string, number[]>()
  readonly #remembered = new Map<string, readonly number[]>()
  /** By id, the last collection that the word was added to. A set for each product takes an eighth of the load. */
  #collected = new Uint32Array(1024)
  #collections = 0
  /** By id: 1 for words of titles, brands, categories and attributes. */
  #named = new Uint8Array(1024)
  /** The letters of each word as bits, and its length. */
  #letters = new Uint32Array(1024)
  #lengths = new Uint8Array(1024)
  /** Ids by rank, and ranks by id. */
  ranked: Uint32Array = new Uint32Array(0)
  ranks: Uint32Array = new Uint32Array(0)

  /** Without a function for stems, every word has its own. */
  constructor(stemOf?: (word: string) => string) {
    this.#stemOf = stemOf
  }

  find(word: string): number | undefined {
    return this.#ids.get(word)
  }

  findOrAdd(word: string): number {
    const known = this.#ids.get(word)
    if (known !== undefined) return known
    // A copy, because a substring keeps the whole text in memory.
    const copy = Array.from(word).join('')
    const id = this.words.push(copy) - 1
    this.#ids.set(copy, id)
    if (id === this.#letters.length) this.#grow()
    this.#letters[id] = letterBits(copy)
    this.#lengths[id] = copy.length
    if (this.#stemOf) {
      const stem = this.#stemOf(copy)
      this.#idsByStem.set(stem, [...(this.#idsByStem.get(stem) ?? []), id])
    }
    return id
  }

  /** The ids of all words with the stem of this one. */
  relatives(word: string): readonly number[] {
    return (this.#stemOf && this.#idsByStem.get(this.#stemOf(word))) ?? []
  }

  /** The ids of longer words that end like this: of a compound, such as Wasserflasche, the Flasche. */
  compoundsOf(word: string): number[] {
    const found: number[] = []
    for (let id = 0; id < this.words.length; id++)
      if (this.#lengths[id]! > word.length && this.words[id]!.endsWith(word)) found.push(id)
    return found
  }

  /** The ids of a text's words. Remembered, because splitting the same values for every product takes half of the load. */
  idsOf(text: string): readonly number[] {
    const known = this.#remembered.get(text)
    if (known) return known
    if (this.#remembered.size === maxRemembered) this.#remembered.clear()
    const ids = indexedWords(text).words.map(word => this.findOrAdd(word))
    this.#remembered.set(text, ids)
    return ids
  }

  /** Starts a collection of words, which ends the one before. `add` returns false for a word that it has. */
  newCollection(): { add(id: number): boolean } {
    const collection = ++this.#collections
    return {
      add: id => {
        if (this.#collected[id] === collection) return false
        this.#collected[id] = collection
        return true
      },
    }
  }

  /** Marks a word of more than descriptions: only these are corrections, but for function words. Attributes name no function words. */
  setNamed(id: number, isAttribute: boolean): void {
    if (!isAttribute || !functionWords.has(this.words[id]!)) this.#named[id] = 1
  }

  isNamed(word: string): boolean {
    return this.#named[this.#ids.get(word) ?? -1] === 1
  }

  #grow(): void {
    const named = new Uint8Array(this.#letters.length * 2)
    named.set(this.#named)
    this.#named = named
    const collected = new Uint32Array(this.#letters.length * 2)
    collected.set(this.#collected)
    this.#collected = collected
    const letters = new Uint32Array(this.#letters.length * 2)
    letters.set(this.#letters)
    this.#letters = letters
    const lengths = new Uint8Array(letters.length)
    lengths.set(this.#lengths)
    this.#lengths = lengths
  }

  /** The range of ranks of the words with this prefix. */
  rankRange(prefix: string): { from: number; below: number } {
    const from = this.#firstRank(word => word >= prefix)
    return { from, below: this.#firstRank(word => word > prefix && !word.startsWith(prefix)) }
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

  /** Ids of words without a rank that have this prefix. */
  findUnranked(prefix: string): number[] {
    const found = []
    for (let id = this.ranked.length; id < this.words.length; id++)
      if (this.words[id]!.startsWith(prefix)) found.push(id)
    return found
  }

  /** Gives every word a rank. Searches use the old ranks until it is done. */
  async sort(slice: TimeSlice): Promise<void> {
    const { words } = this
    if (words.length === this.ranked.length) return
    const byAlphabet: Compare = (one, other) => (words[one]! < words[other]! ? -1 : 1)
    const known = this.ranked.length
    const ranked = new Uint32Array(words.length)
    const fresh = Uint32Array.from({ length: ranked.length - known }, (_, at) => known + at)
    await mergeInSlices(this.ranked, await sortInSlices(fresh, byAlphabet, slice), ranked, byAlphabet, slice)
    const ranks = new Uint32Array(ranked.length)
    for (let rank = 0; rank < ranked.length; rank++) ranks[ranked[rank]!] = rank
    this.ranked = ranked
    this.ranks = ranks
  }

  /**
   * The words with at most this many typos, among those that are `named` or all; with `isUnfinished`, also words with such a prefix. Most words are excluded by
   * their letters: a typo adds at most one letter and removes at most one.
   */
  findSimilar(
    word: string,
    typos: number,
    { isUnfinished = false, among = 'named' }: { isUnfinished?: boolean; among?: 'named' | 'all' } = {},
  ): SimilarWord[] {
    if (word.length > maxPatternLength) return []
    const found: SimilarWord[] = []
    const editDistance = new EditDistance(word)
    const letters = letterBits(word)
    const longest = isUnfinished ? 255 : word.length + typos
    for (let id = 0; id < this.words.length; id++) {
      const length = this.#lengths[id]!
      if (length < word.length - typos || length > longest) continue
      if (among === 'named' && this.#named[id] === 0) continue
      const others = this.#letters[id]!
      if (countBits(letters & ~others) > typos) continue
      if (!isUnfinished && countBits(others & ~letters) > typos) continue
      const other = this.words[id]!
      const distance = isUnfinished ? editDistance.toNearestPrefixOf(other) : editDistance.to(other)
      if (distance <= typos && !functionWords.has(other)) found.push({ id, typos: distance })
    }
    return found
  }
}

function letterBits(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}
