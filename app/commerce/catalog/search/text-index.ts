import { combineMatchedWords, type MatchedWords } from './highlight.ts'
import { type FoundSlots, mergeFound, noneFound } from './query/found-slots.ts'
import { interpretations, wordsToFind } from './query/interpretations.ts'
import { explainNoResults, type NoResultsExplanation, nearestWords } from './query/no-results.ts'
import { productScore } from './query/score.ts'
import { WordMatcher } from './query/word-matcher.ts'
import type { QueryWord } from './query/word-matches.ts'
import { mergeSegment } from './segments/merge-segment.ts'
import { PendingProducts } from './segments/pending-products.ts'
import {
  descriptionEntries,
  type ProductEntries,
  type ProductText,
  productEntries,
} from './segments/product-text.ts'
import { hasMatch, newTally, searchSegment } from './segments/search-segment.ts'
import { emptySegment, offsetOf, segmentOf, segmentSize, type TextSegment } from './segments/text-segment.ts'
import { noSynonyms, type Reading } from './synonyms.ts'
import { queryWords } from './words/fold.ts'
import { functionWords } from './words/function-words.ts'
import { noRelatedWords, type RelatedWords } from './words/related/related-words.ts'
import { TimeSlice } from './words/time-slice.ts'
import { searchedParts } from './words/unspaced.ts'
import { Vocabulary } from './words/vocabulary.ts'

export interface TextHits extends FoundSlots {
  /** For `highlightMatches`. */
  matchedWords: MatchedWords
  /** The query with typos corrected, if there were any. */
  correctedText?: string
  /** Explains why there are no slots; undefined for a query without words. */
  noResults?: NoResultsExplanation
}

const noHits: TextHits = { ...noneFound, matchedWords: combineMatchedWords([]) }

interface IndexPart {
  merged: TextSegment
  pending: PendingProducts
  descriptions: PendingProducts
  /** Products replaced since the last merge; undefined for removed ones. */
  changed: Map<number, ProductEntries | undefined>
  titleLengths: Uint8Array
}

/** Finds products by words. A product has a slot; of its texts, only the words are stored. */
export class TextIndex {
  readonly #vocabulary: Vocabulary
  readonly related: RelatedWords
  readonly #parts: IndexPart[] = []
  readonly #tally = newTally()
  /** Buffers for results, reused by each search. */
  #slots = new Uint32Array(0)
  #scores = new Uint16Array(0)
  #merging: Promise<void> = Promise.resolve()
  /** Apply to every search from then on. */
  synonyms = noSynonyms

  constructor(related = noRelatedWords) {
    this.related = related
    this.#vocabulary = new Vocabulary(related.stemOf)
  }

  /** For the first build, with ascending slots. Searchable after the next `merge`. */
  add(slot: number, text: ProductText): void {
    const { pending, titleLengths } = this.#partOf(slot)
    const { entries, titleLength } = productEntries(text, this.#vocabulary)
    pending.add(offsetOf(slot), entries)
    titleLengths[offsetOf(slot)] = titleLength
  }

  /** Adds or changes a product. Searchable at once, but each slows searches down a little until the next `merge`. */
  replace(slot: number, text: ProductText): void {
    const { changed, titleLengths } = this.#partOf(slot)
    const product = productEntries(text, this.#vocabulary)
    changed.set(offsetOf(slot), product)
    titleLengths[offsetOf(slot)] = product.titleLength
  }

  remove(slot: number): void {
    this.#partOf(slot).changed.set(offsetOf(slot), undefined)
  }

  /** Adds a missing description. Searchable at once if the product was just replaced, else after the next `merge`. */
  addDescription(slot: number, description: string): void {
    const { changed, descriptions } = this.#partOf(slot)
    const offset = offsetOf(slot)
    const product = changed.get(offset)
    const entries = descriptionEntries(description, this.#vocabulary)
    if (product) changed.set(offset, { ...product, entries: [...product.entries, ...entries] })
    else if (!changed.has(offset)) descriptions.add(offset, entries)
  }

  #partOf(slot: number): IndexPart {
    const segment = segmentOf(slot)
    while (this.#parts.length <= segment)
      this.#parts.push({
        merged: emptySegment,
        pending: new PendingProducts(),
        descriptions: new PendingProducts(),
        changed: new Map(),
        titleLengths: new Uint8Array(segmentSize),
      })
    return this.#parts[segment]!
  }

  /** The number of changes that the next `merge` will process. */
  get pendingCount(): number {
    return this.#parts.reduce(
      (sum, { pending, descriptions, changed }) => sum + pending.size + descriptions.size + changed.size,
      0,
    )
  }

  /** Merges all changes into the segments, answering requests in between. */
  merge(): Promise<void> {
    this.#merging = this.#merging.then(() => this.#mergePending())
    return this.#merging
  }

  async #mergePending(): Promise<void> {
    const work = this.#parts.filter(
      ({ pending, descriptions, changed }) => pending.size + descriptions.size + changed.size > 0,
    )
    const changes = work.map(part => {
      const merging = { added: part.pending, descriptions: part.descriptions, changed: new Map(part.changed) }
      part.pending = new PendingProducts()
      part.descriptions = new PendingProducts()
      return merging
    })
    const slice = new TimeSlice()
    await this.#vocabulary.sort(slice)
    for (const part of work) {
      const merging = changes.shift()!
      part.merged = await mergeSegment(part.merged, merging, this.#vocabulary, slice)
      // Products that changed again in the meantime stay for the next merge.
      for (const [offset, product] of merging.changed)
        if (part.changed.get(offset) === product) part.changed.delete(offset)
    }
  }

  search(query: string, synonyms = this.synonyms): TextHits {
    const matcher = new WordMatcher(this.#vocabulary, this.related)
    const typed = wordsToFind(queryWords(query), matcher)
    if (typed.every(word => functionWords.has(word) && !this.#vocabulary.isNamed(word))) return noHits
    const meant = this.#searchMeanings(synonyms.readings(typed), matcher)
    if (meant) return meant
    for (const { words, joined, isReworded } of interpretations(searchedParts(typed), matcher)) {
      const hits = joined ? mergeFound(this.#find(words), this.#find(joined)) : this.#find(words)
      if (hits.slots.length === 0) continue
      const corrected = this.#correctedWords(hits, words)
      const isCorrected = isReworded || corrected.some((word, at) => word !== words[at]!.typed)
      return {
        ...hits,
        matchedWords: combineMatchedWords([...words, ...(joined ?? [])]),
        ...(isCorrected && { correctedText: corrected.join(' ') }),
      }
    }
    const findsAny = (words: readonly QueryWord[]) => this.#find(words).slots.length > 0
    return { ...noHits, noResults: explainNoResults(typed, matcher, findsAny) }
  }

  /** Whether any product has this word, or a synonym list. */
  isKnown(word: string): boolean {
    return this.#vocabulary.find(word) !== undefined || this.related.has(word)
  }

  /** Known words that look like this one, the nearest first. */
  similarWords(word: string): string[] {
    return nearestWords(word, this.#vocabulary)
  }

  /** Everything that any of the readings finds. */
  #searchMeanings(readings: readonly Reading[], matcher: WordMatcher): TextHits | undefined {
    const queries = readings.map(({ words, verbatim }) => matcher.literal(searchedParts(words), verbatim))
    const found = queries.map(words => this.#find(words)).reduce(mergeFound, noneFound)
    return found.slots.length === 0
      ? undefined
      : { ...found, matchedWords: combineMatchedWords(queries.flat()) }
  }

  #find(words: readonly QueryWord[]): FoundSlots {
    const room = this.#parts.length * segmentSize
    if (this.#slots.length < room) {
      this.#slots = new Uint32Array(room)
      this.#scores = new Uint16Array(room)
    }
    let count = 0
    if (words.length > 0 && words.every(({ matches }) => matches.length > 0))
      for (const [segment, { merged, changed }] of this.#parts.entries()) {
        const hits = searchSegment(merged, changed, words, this.#vocabulary, this.#tally)
        if (hits > 0) this.#collect(segment, words.length, count, count + hits)
        count += hits
      }
    return { slots: this.#slots.slice(0, count), scores: this.#scores.slice(0, count) }
  }

  /** Copies the products that have all words from the tally to the buffers. */
  #collect(segment: number, words: number, from: number, below: number): void {
    const { titleLengths } = this.#parts[segment]!
    const { words: counted, sums } = this.#tally
    const slots = this.#slots
    const scores = this.#scores
    const first = segment * segmentSize
    for (let offset = 0, at = from; at < below; offset++) {
      if (counted[offset] !== words) continue
      slots[at] = first + offset
      scores[at++] = productScore(sums[offset]!, titleLengths[offset]!)
    }
  }

  /** The query's words as the best product spells them. */
  #correctedWords({ slots, scores }: FoundSlots, words: readonly QueryWord[]): string[] {
    if (words.every(({ matches }) => matches.every(({ correction }) => correction === undefined)))
      return words.map(({ typed }) => typed)
    let best = 0
    for (let at = 1; at < scores.length; at++) if (scores[at]! > scores[best]!) best = at
    const slot = slots[best]!
    const { merged, changed } = this.#parts[segmentOf(slot)]!
    return words.map(({ typed, matches }) => {
      const match = matches.find(match => hasMatch(merged, changed, offsetOf(slot), match, this.#vocabulary))
      return match?.correction ?? typed
    })
  }
}
