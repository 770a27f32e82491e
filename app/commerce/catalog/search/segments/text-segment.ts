import type { Vocabulary } from '../words/vocabulary.ts'
import { textFields } from './product-text.ts'

/** The number of slots whose offsets fit into 16 bits. */
export const segmentSize = 65_536

export function segmentOf(slot: number): number {
  return Math.floor(slot / segmentSize)
}

export function offsetOf(slot: number): number {
  return slot % segmentSize
}

/**
 * Which of 65,536 products have which word in which field. Immutable. Words are sorted by rank, so that all words with a
 * prefix are one run in each list.
 */
export interface TextSegment {
  /** Ids of the words that occur here, by rank. */
  words: Uint32Array
  /** For each field, where the offsets of each word start; one more at the end. */
  starts: readonly Uint32Array[]
  /** For each field, the offsets of the products with each word. */
  offsets: readonly Uint16Array[]
}

export const emptySegment: TextSegment = {
  words: new Uint32Array(0),
  starts: textFields.map(() => new Uint32Array(1)),
  offsets: textFields.map(() => new Uint16Array(0)),
}

/** The position of the segment's first word with at least this rank. */
export function firstWordAtRank(segment: TextSegment, vocabulary: Vocabulary, rank: number): number {
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
