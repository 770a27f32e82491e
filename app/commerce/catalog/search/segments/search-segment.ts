import { matchKinds, matchValue } from '../query/score.ts'
import { minPrefixInDescription, type QueryWord, type WordMatch } from '../query/word-matches.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { descriptionField, entryField, entryWord, type ProductEntries, textFields } from './product-text.ts'
import { firstWordAtRank, segmentSize, type TextSegment } from './text-segment.ts'

/** For each offset of a segment: the number of query words it has, and the sum of their values. */
export interface Tally {
  words: Uint8Array
  sums: Uint32Array
}

export function newTally(): Tally {
  return { words: new Uint8Array(segmentSize), sums: new Uint32Array(segmentSize) }
}

/** Higher than any number of words: the segment has outdated entries for this product. */
const outdatedMark = 255

const allFields = [...textFields.keys()]
const fieldsBesidesDescription = allFields.filter(field => field !== descriptionField)

/** Fills the tally and returns how many products have all words. */
export function searchSegment(
  segment: TextSegment,
  changed: ReadonlyMap<number, ProductEntries | undefined>,
  query: readonly QueryWord[],
  vocabulary: Vocabulary,
  tally: Tally,
): number {
  tally.words.fill(0)
  for (const offset of changed.keys()) tally.words[offset] = outdatedMark
  let hits = 0
  // The rarest word first, because often nothing is left for the others.
  const words = query
    .map(word => wordRuns(segment, word, vocabulary))
    .sort((one, other) => one.size - other.size)
  for (let word = 0; word < words.length; word++) {
    hits = tallyWord(segment, words[word]!.runs, word, tally)
    if (hits === 0) break
  }
  for (const [offset, product] of changed) {
    const sum = product && sumMatchValues(product, query, vocabulary)
    if (sum === undefined) continue
    tally.words[offset] = query.length
    tally.sums[offset] = sum
    hits++
  }
  return hits
}

/** A run of words in the segment that match the same query word. */
interface WordRun {
  match: WordMatch
  from: number
  below: number
  /** The fields to search. */
  fields: readonly number[]
}

function wordRuns(segment: TextSegment, { matches, typed }: QueryWord, vocabulary: Vocabulary) {
  const runs: WordRun[] = []
  let size = 0
  for (const match of matches) {
    const from = firstWordAtRank(segment, vocabulary, match.from)
    const below = firstWordAtRank(segment, vocabulary, match.below)
    if (from === below) continue
    const fields = searchesDescriptions(match, typed) ? allFields : fieldsBesidesDescription
    runs.push({ match, from, below, fields })
    for (const starts of segment.starts) size += starts[below]! - starts[from]!
  }
  return { runs, size }
}

/** A description that names a cap, such as that of a bottle, isn't about a hat. */
function searchesDescriptions({ kind }: WordMatch, typed: string): boolean {
  if (kind === matchKinds.synonym) return false
  return kind !== matchKinds.prefix || typed.length >= minPrefixInDescription
}

/** Goes from the best value down, so the first match of a product is its best. Skips products without the words before. */
function tallyWord(
  segment: TextSegment,
  runs: readonly WordRun[],
  word: number,
  { words, sums }: Tally,
): number {
  let hits = 0
  const lookups = runs
    .flatMap(({ match, from, below, fields }) =>
      fields.map(field => ({ field, from, below, value: matchValue(field, match.kind) })),
    )
    .sort((one, other) => other.value - one.value)
  for (const { field, value, from, below } of lookups) {
    const offsets = segment.offsets[field]!
    const end = segment.starts[field]![below]!
    for (let at = segment.starts[field]![from]!; at < end; at++) {
      const offset = offsets[at]!
      if (words[offset] !== word) continue
      words[offset] = word + 1
      sums[offset] = word === 0 ? value : sums[offset]! + value
      hits++
    }
  }
  return hits
}

/** The sum for a product that is not merged yet; undefined if it lacks a word. */
function sumMatchValues(
  product: ProductEntries,
  query: readonly QueryWord[],
  vocabulary: Vocabulary,
): number | undefined {
  let sum = 0
  for (const { matches, typed } of query) {
    let best = -1
    for (const entry of product.entries)
      for (const match of matches) {
        const field = entryField(entry)
        if (field === descriptionField && !searchesDescriptions(match, typed)) continue
        if (isOneOf(match, entryWord(entry), vocabulary)) best = Math.max(best, matchValue(field, match.kind))
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

/** Whether a product has a word of this match. */
export function hasMatch(
  segment: TextSegment,
  changed: ReadonlyMap<number, ProductEntries | undefined>,
  offset: number,
  match: WordMatch,
  vocabulary: Vocabulary,
): boolean {
  const product = changed.get(offset)
  if (product) return product.entries.some(entry => isOneOf(match, entryWord(entry), vocabulary))
  const from = firstWordAtRank(segment, vocabulary, match.from)
  const below = firstWordAtRank(segment, vocabulary, match.below)
  return segment.offsets.some((offsets, field) =>
    offsets.subarray(segment.starts[field]![from]!, segment.starts[field]![below]!).includes(offset),
  )
}
