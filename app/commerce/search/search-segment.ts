import { inDescription, type ProductWords, placeOf, places, wordOf } from './product-text.ts'
import { kinds, worth } from './score.ts'
import { firstWord, segmentSize, type TextSegment } from './text-segment.ts'
import type { Vocabulary } from './vocabulary.ts'
import { type QueryWord, shortestInDescription, type WordMatch } from './word-matches.ts'

/** For each offset of a segment: how many words of the query it has, and the sum of what they are worth. */
export interface Tally {
  words: Uint8Array
  sums: Uint32Array
}

export function newTally(): Tally {
  return { words: new Uint8Array(segmentSize), sums: new Uint32Array(segmentSize) }
}

/** Higher than any number of words: what the segment says of this product is no longer true. */
const outdated = 255

const everywhere = [...places.keys()]
const notInDescription = everywhere.filter(place => place !== inDescription)

/** Counts into the tally; products that have all words are as many as it returns. */
export function searchSegment(
  segment: TextSegment,
  changed: ReadonlyMap<number, ProductWords | undefined>,
  query: readonly QueryWord[],
  vocabulary: Vocabulary,
  tally: Tally,
): number {
  tally.words.fill(0)
  for (const offset of changed.keys()) tally.words[offset] = outdated
  let hits = 0
  // The rarest first: often there is nothing left to look for.
  const words = query
    .map(word => runsOf(segment, word, vocabulary))
    .sort((one, other) => one.size - other.size)
  for (let word = 0; word < words.length; word++) {
    hits = tallyWord(segment, words[word]!.runs, word, tally)
    if (hits === 0) break
  }
  for (const [offset, product] of changed) {
    const sum = product && sumOf(product, query, vocabulary)
    if (sum === undefined) continue
    tally.words[offset] = query.length
    tally.sums[offset] = sum
    hits++
  }
  return hits
}

/** A run of words of the segment that stand for the same word of the query. */
interface Run {
  match: WordMatch
  from: number
  below: number
  /** Where in a product it is looked for. */
  places: readonly number[]
}

function runsOf(segment: TextSegment, { matches, typed }: QueryWord, vocabulary: Vocabulary) {
  const runs: Run[] = []
  let size = 0
  for (const match of matches) {
    const from = firstWord(segment, vocabulary, match.from)
    const below = firstWord(segment, vocabulary, match.below)
    if (from === below) continue
    const places = readsDescriptions(match, typed) ? everywhere : notInDescription
    runs.push({ match, from, below, places })
    for (const starts of segment.starts) size += starts[below]! - starts[from]!
  }
  return { runs, size }
}

function readsDescriptions({ kind }: WordMatch, typed: string): boolean {
  return kind !== kinds.beginning || typed.length >= shortestInDescription
}

/** Best first, so the first find of a product is its best; only products that have all words before count. */
function tallyWord(segment: TextSegment, runs: readonly Run[], word: number, { words, sums }: Tally): number {
  let hits = 0
  const looks = runs
    .flatMap(({ match, from, below, places }) =>
      places.map(place => ({ place, from, below, value: worth(place, match.kind) })),
    )
    .sort((one, other) => other.value - one.value)
  for (const { place, value, from, below } of looks) {
    const offsets = segment.offsets[place]!
    const end = segment.starts[place]![below]!
    for (let find = segment.starts[place]![from]!; find < end; find++) {
      const offset = offsets[find]!
      if (words[offset] !== word) continue
      words[offset] = word + 1
      sums[offset] = word === 0 ? value : sums[offset]! + value
      hits++
    }
  }
  return hits
}

/** The same for one product that is not in the segment yet; undefined if it lacks a word. */
function sumOf(
  product: ProductWords,
  query: readonly QueryWord[],
  vocabulary: Vocabulary,
): number | undefined {
  let sum = 0
  for (const { matches, typed } of query) {
    let best = -1
    for (const entry of product.entries)
      for (const match of matches) {
        const place = placeOf(entry)
        if (place === inDescription && !readsDescriptions(match, typed)) continue
        if (isOneOf(match, wordOf(entry), vocabulary)) best = Math.max(best, worth(place, match.kind))
      }
    if (best < 0) return undefined
    sum += best
  }
  return sum
}

function isOneOf(match: WordMatch, word: number, { ranks }: Vocabulary): boolean {
  if (word >= ranks.length) return match.newWords.includes(word)
  return ranks[word]! >= match.from && ranks[word]! < match.below
}

/** Whether a product has one of the words. */
export function hasMatch(
  segment: TextSegment,
  changed: ReadonlyMap<number, ProductWords | undefined>,
  offset: number,
  match: WordMatch,
  vocabulary: Vocabulary,
): boolean {
  const product = changed.get(offset)
  if (product) return product.entries.some(entry => isOneOf(match, wordOf(entry), vocabulary))
  const from = firstWord(segment, vocabulary, match.from)
  const below = firstWord(segment, vocabulary, match.below)
  return segment.offsets.some((offsets, place) =>
    offsets.subarray(segment.starts[place]![from]!, segment.starts[place]![below]!).includes(offset),
  )
}
