import { places } from './product-text.ts'
import type { Vocabulary } from './vocabulary.ts'

/** So many slots that an offset among them fits into 16 bits. */
export const segmentSize = 65_536

export function segmentOf(slot: number): number {
  return Math.floor(slot / segmentSize)
}

export function offsetOf(slot: number): number {
  return slot % segmentSize
}

/**
 * Which of 65,536 products have which word at which place; never changed, only replaced.
 *
 * Words stand in the order of their ranks, and what is found under one follows what is found under the one before: all words of one
 * beginning are a single run in each list.
 */
export interface TextSegment {
  /** Numbers of the words that occur here, by rank. */
  words: Uint32Array
  /** For each place, where in `offsets` the finds of a word begin; one more at the end. */
  starts: readonly Uint32Array[]
  /** For each place the offsets found under all words, word by word. */
  offsets: readonly Uint16Array[]
}

export const emptySegment: TextSegment = {
  words: new Uint32Array(0),
  starts: places.map(() => new Uint32Array(1)),
  offsets: places.map(() => new Uint16Array(0)),
}

/** The first of the segment's words whose rank is not below this one. */
export function firstWord(segment: TextSegment, vocabulary: Vocabulary, rank: number): number {
  const { words } = segment
  const { ranks } = vocabulary
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ranks[words[middle]!]! < rank) low = middle + 1
    else high = middle
  }
  return low
}
