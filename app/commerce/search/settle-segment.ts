import type { Pace } from './pace.ts'
import { type ProductWords, placeOf, places, wordOf } from './product-text.ts'
import { segmentSize, type TextSegment } from './text-segment.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { WaitingProducts } from './waiting-products.ts'

export interface News {
  /** Products that were not there before. */
  added: WaitingProducts
  /** Descriptions of products that are there, or among the added. */
  descriptions: WaitingProducts
  /** Products replaced, by offset; undefined for one that was removed. They win over the two above. */
  changed: ReadonlyMap<number, ProductWords | undefined>
}

interface Finds {
  offset: number
  entries: ArrayLike<number>
}

/** A new segment of the old one and the news. Every word has to have its rank. */
export async function settleSegment(
  old: TextSegment,
  news: News,
  vocabulary: Vocabulary,
  pace: Pace,
): Promise<TextSegment> {
  const stale = new Uint8Array(segmentSize)
  for (const offset of news.changed.keys()) stale[offset] = 1

  const counts = places.map(() => new Uint32Array(vocabulary.words.length))
  for (const _ of oldFinds(old, stale, (place, word) => counts[place]![word]!++))
    if (pace.due()) await pace.rest()
  for (const finds of newFinds(news)) {
    for (const { entries } of finds)
      for (let at = 0; at < entries.length; at++) counts[placeOf(entries[at]!)]![wordOf(entries[at]!)]!++
    if (pace.due()) await pace.rest()
  }

  const words = await wordsByRank(counts, vocabulary, pace)
  const starts: Uint32Array[] = []
  for (const count of counts) starts.push(await startsOf(words, count, pace))
  const offsets = starts.map(start => new Uint16Array(start[words.length]!))

  const put = (place: number, word: number, offset: number) => {
    offsets[place]![counts[place]![word]!++] = offset
  }
  for (const _ of oldFinds(old, stale, put)) if (pace.due()) await pace.rest()
  for (const finds of newFinds(news)) {
    for (const { offset, entries } of finds)
      for (let at = 0; at < entries.length; at++) put(placeOf(entries[at]!), wordOf(entries[at]!), offset)
    if (pace.due()) await pace.rest()
  }
  return { words, starts, offsets }
}

/** Tells everything old that is still true, and stops after some words so that the caller may rest. */
function* oldFinds(
  { words, starts, offsets }: TextSegment,
  stale: Uint8Array,
  tell: (place: number, word: number, offset: number) => void,
): Generator<undefined> {
  for (let place = 0; place < places.length; place++) {
    const start = starts[place]!
    const list = offsets[place]!
    for (let at = 0; at < words.length; at++) {
      const below = start[at + 1]!
      for (let find = start[at]!; find < below; find++)
        if (stale[list[find]!] === 0) tell(place, words[at]!, list[find]!)
      if (at % 64 === 0) yield
    }
  }
}

/** Some products at a time, for the same reason. */
function* newFinds({ added, descriptions, changed }: News): Generator<Finds[]> {
  let some: Finds[] = []
  for (const waiting of [added, descriptions])
    for (let index = 0; index < waiting.size; index++) {
      const offset = waiting.offset(index)
      if (!changed.has(offset)) some.push({ offset, entries: waiting.entries(index) })
      if (some.length === 256) {
        yield some
        some = []
      }
    }
  for (const [offset, product] of changed) if (product) some.push({ offset, entries: product.entries })
  yield some
}

/** Between two questions whether to rest. */
const wordsAtOnce = 8192

async function wordsByRank(
  counts: readonly Uint32Array[],
  { ranked }: Vocabulary,
  pace: Pace,
): Promise<Uint32Array> {
  const words = new Uint32Array(ranked.length)
  let length = 0
  for (let rank = 0; rank < ranked.length; rank++) {
    const word = ranked[rank]!
    let finds = 0
    for (let place = 0; place < counts.length; place++) finds += counts[place]![word]!
    if (finds > 0) words[length++] = word
    if (rank % wordsAtOnce === 0 && pace.due()) await pace.rest()
  }
  return words.slice(0, length)
}

/** Turns each count of a word into the place where its next find goes. */
async function startsOf(words: Uint32Array, counts: Uint32Array, pace: Pace): Promise<Uint32Array> {
  const starts = new Uint32Array(words.length + 1)
  for (let at = 0; at < words.length; at++) {
    starts[at + 1] = starts[at]! + counts[words[at]!]!
    counts[words[at]!] = starts[at]!
    if (at % wordsAtOnce === 0 && pace.due()) await pace.rest()
  }
  return starts
}
