import type { TimeSlice } from '../words/time-slice.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import type { PendingProducts } from './pending-products.ts'
import { entryField, entryWord, type ProductEntries, textFields } from './product-text.ts'
import { segmentSize, type TextSegment } from './text-segment.ts'

export interface SegmentChanges {
  /** New products. */
  added: PendingProducts
  /** Descriptions of products in the segment or among the added. */
  descriptions: PendingProducts
  /** Replaced products by offset, undefined if removed. They override the other two. */
  changed: ReadonlyMap<number, ProductEntries | undefined>
}

interface Occurrences {
  offset: number
  entries: ArrayLike<number>
}

/** Merges changes into a new segment. Every word must have a rank. */
export async function mergeSegment(
  old: TextSegment,
  changes: SegmentChanges,
  vocabulary: Vocabulary,
  slice: TimeSlice,
): Promise<TextSegment> {
  const stale = new Uint8Array(segmentSize)
  for (const offset of changes.changed.keys()) stale[offset] = 1

  const counts = textFields.map(() => new Uint32Array(vocabulary.words.length))
  for (const _ of oldOccurrences(old, stale, (field, word) => counts[field]![word]!++))
    if (slice.isOver()) await slice.next()
  for (const occurrences of newOccurrences(changes)) {
    for (const { entries } of occurrences)
      for (let at = 0; at < entries.length; at++)
        counts[entryField(entries[at]!)]![entryWord(entries[at]!)]!++
    if (slice.isOver()) await slice.next()
  }

  const words = await wordsByRank(counts, vocabulary, slice)
  const starts: Uint32Array[] = []
  for (const count of counts) starts.push(await toStarts(words, count, slice))
  const offsets = starts.map(start => new Uint16Array(start[words.length]!))

  const put = (field: number, word: number, offset: number) => {
    offsets[field]![counts[field]![word]!++] = offset
  }
  for (const _ of oldOccurrences(old, stale, put)) if (slice.isOver()) await slice.next()
  for (const occurrences of newOccurrences(changes)) {
    for (const { offset, entries } of occurrences)
      for (let at = 0; at < entries.length; at++)
        put(entryField(entries[at]!), entryWord(entries[at]!), offset)
    if (slice.isOver()) await slice.next()
  }
  return { words, starts, offsets }
}

/** Visits the entries that are not stale, and yields after some words so that the caller can check its time slice. */
function* oldOccurrences(
  { words, starts, offsets }: TextSegment,
  stale: Uint8Array,
  visit: (field: number, word: number, offset: number) => void,
): Generator<undefined> {
  for (let field = 0; field < textFields.length; field++) {
    const start = starts[field]!
    const list = offsets[field]!
    for (let at = 0; at < words.length; at++) {
      const below = start[at + 1]!
      for (let entry = start[at]!; entry < below; entry++)
        if (stale[list[entry]!] === 0) visit(field, words[at]!, list[entry]!)
      if (at % 64 === 0) yield
    }
  }
}

/** Yields some products at a time. */
function* newOccurrences({ added, descriptions, changed }: SegmentChanges): Generator<Occurrences[]> {
  let batch: Occurrences[] = []
  for (const pending of [added, descriptions])
    for (let index = 0; index < pending.size; index++) {
      const offset = pending.offset(index)
      if (!changed.has(offset)) batch.push({ offset, entries: pending.entries(index) })
      if (batch.length === 256) {
        yield batch
        batch = []
      }
    }
  for (const [offset, product] of changed) if (product) batch.push({ offset, entries: product.entries })
  yield batch
}

/** How many words to process between checks of the time slice. */
const wordsPerCheck = 8192

async function wordsByRank(
  counts: readonly Uint32Array[],
  { ranked }: Vocabulary,
  slice: TimeSlice,
): Promise<Uint32Array> {
  const words = new Uint32Array(ranked.length)
  let length = 0
  for (let rank = 0; rank < ranked.length; rank++) {
    const word = ranked[rank]!
    let occurrences = 0
    for (let field = 0; field < counts.length; field++) occurrences += counts[field]![word]!
    if (occurrences > 0) words[length++] = word
    if (rank % wordsPerCheck === 0 && slice.isOver()) await slice.next()
  }
  return words.slice(0, length)
}

/** Replaces the count of each word by the position of its next entry, and returns these positions. */
async function toStarts(words: Uint32Array, counts: Uint32Array, slice: TimeSlice): Promise<Uint32Array> {
  const starts = new Uint32Array(words.length + 1)
  for (let at = 0; at < words.length; at++) {
    starts[at + 1] = starts[at]! + counts[words[at]!]!
    counts[words[at]!] = starts[at]!
    if (at % wordsPerCheck === 0 && slice.isOver()) await slice.next()
  }
  return starts
}
