import { queryWords } from './fold.ts'
import { type FoundWords, foundWords } from './marks.ts'
import { type NothingFound, nothingFound } from './nothing-found.ts'
import { Pace } from './pace.ts'
import { descriptionWords, type ProductText, type ProductWords, productWords } from './product-text.ts'
import { readings } from './readings.ts'
import { scoreOf } from './score.ts'
import { hasMatch, newTally, searchSegment } from './search-segment.ts'
import { settleSegment } from './settle-segment.ts'
import { emptySegment, offsetOf, segmentOf, segmentSize, type TextSegment } from './text-segment.ts'
import { Vocabulary } from './vocabulary.ts'
import { WaitingProducts } from './waiting-products.ts'
import type { QueryWord } from './word-matches.ts'
import { WordReader } from './word-reader.ts'

interface Slots {
  /** Ascending. */
  slots: Uint32Array
  /** Beside each slot; higher is better. */
  scores: Uint16Array
}

export interface TextHits extends Slots {
  /** For `markWords`. */
  found: FoundWords
  /** The query as it was understood, if a word had to be respelled. */
  respelled?: string
  /** Why there are no slots. Not there for a query without words. */
  nothing?: NothingFound
}

interface Part {
  settled: TextSegment
  waiting: WaitingProducts
  descriptions: WaitingProducts
  /** Replaced since the last settling; undefined for a removed one. */
  changed: Map<number, ProductWords | undefined>
  titleLengths: Uint8Array
}

/** Finds products by words. A product sits in a slot, and its texts are not kept, only which words they have. */
export class TextIndex {
  readonly #vocabulary = new Vocabulary()
  readonly #parts: Part[] = []
  readonly #tally = newTally()
  /** What a search finds is gathered here first: how much it will be is not known before. */
  #slots = new Uint32Array(0)
  #scores = new Uint16Array(0)
  #settling: Promise<void> = Promise.resolve()

  /** First build and growth, slots ascending. Found after the next `settle`. */
  add(slot: number, text: ProductText): void {
    const { waiting, titleLengths } = this.#partOf(slot)
    const { entries, titleLength } = productWords(text, this.#vocabulary)
    waiting.add(offsetOf(slot), entries)
    titleLengths[offsetOf(slot)] = titleLength
  }

  /** A product came or changed; found at once. Each makes searches a little slower until the next `settle`. */
  replace(slot: number, text: ProductText): void {
    const { changed, titleLengths } = this.#partOf(slot)
    const product = productWords(text, this.#vocabulary)
    changed.set(offsetOf(slot), product)
    titleLengths[offsetOf(slot)] = product.titleLength
  }

  remove(slot: number): void {
    this.#partOf(slot).changed.set(offsetOf(slot), undefined)
  }

  /** For a product that is there, and came without: found at once if it was just replaced, else after the next `settle`. */
  addDescription(slot: number, description: string): void {
    const { changed, descriptions } = this.#partOf(slot)
    const offset = offsetOf(slot)
    const product = changed.get(offset)
    const entries = descriptionWords(description, this.#vocabulary)
    if (product) changed.set(offset, { ...product, entries: [...product.entries, ...entries] })
    else if (!changed.has(offset)) descriptions.add(offset, entries)
  }

  #partOf(slot: number): Part {
    const segment = segmentOf(slot)
    while (this.#parts.length <= segment)
      this.#parts.push({
        settled: emptySegment,
        waiting: new WaitingProducts(),
        descriptions: new WaitingProducts(),
        changed: new Map(),
        titleLengths: new Uint8Array(segmentSize),
      })
    return this.#parts[segment]!
  }

  /** How many changes the next `settle` will take up. */
  get unsettled(): number {
    return this.#parts.reduce(
      (sum, { waiting, descriptions, changed }) => sum + waiting.size + descriptions.size + changed.size,
      0,
    )
  }

  /** Brings what was added and replaced into the form that is searched fastest; requests are answered in between. */
  settle(): Promise<void> {
    this.#settling = this.#settling.then(() => this.#settle())
    return this.#settling
  }

  async #settle(): Promise<void> {
    const work = this.#parts.filter(
      ({ waiting, descriptions, changed }) => waiting.size + descriptions.size + changed.size > 0,
    )
    const news = work.map(part => {
      const taken = { added: part.waiting, descriptions: part.descriptions, changed: new Map(part.changed) }
      part.waiting = new WaitingProducts()
      part.descriptions = new WaitingProducts()
      return taken
    })
    const pace = new Pace()
    await this.#vocabulary.sort(pace)
    for (const part of work) {
      const taken = news.shift()!
      part.settled = await settleSegment(part.settled, taken, this.#vocabulary, pace)
      // What changed again meanwhile waits for the next time.
      for (const [offset, product] of taken.changed)
        if (part.changed.get(offset) === product) part.changed.delete(offset)
    }
  }

  search(query: string): TextHits {
    const typed = queryWords(query)
    const reader = new WordReader(this.#vocabulary)
    for (const { words, parted } of readings(typed, reader)) {
      const hits = this.#find(words)
      if (hits.slots.length === 0) continue
      const understood = this.#wordsOfBest(hits, words)
      const respelled = parted || understood.some((word, at) => word !== words[at]!.typed)
      return { ...hits, found: foundWords(words), ...(respelled && { respelled: understood.join(' ') }) }
    }
    const nothing = { slots: new Uint32Array(0), scores: new Uint16Array(0), found: foundWords([]) }
    if (typed.length === 0) return nothing
    const findsAny = (words: readonly QueryWord[]) => this.#find(words).slots.length > 0
    return { ...nothing, nothing: nothingFound(typed, reader, findsAny) }
  }

  #find(words: readonly QueryWord[]): Slots {
    const room = this.#parts.length * segmentSize
    if (this.#slots.length < room) {
      this.#slots = new Uint32Array(room)
      this.#scores = new Uint16Array(room)
    }
    let count = 0
    if (words.length > 0 && words.every(({ matches }) => matches.length > 0))
      for (const [segment, { settled, changed }] of this.#parts.entries()) {
        const hits = searchSegment(settled, changed, words, this.#vocabulary, this.#tally)
        if (hits > 0) this.#collect(segment, words.length, count, count + hits)
        count += hits
      }
    return { slots: this.#slots.slice(0, count), scores: this.#scores.slice(0, count) }
  }

  /** The tally's products with all words, into our lists from one place to another. */
  #collect(segment: number, words: number, from: number, below: number): void {
    const { titleLengths } = this.#parts[segment]!
    const { words: counted, sums } = this.#tally
    const slots = this.#slots
    const scores = this.#scores
    const first = segment * segmentSize
    for (let offset = 0, at = from; at < below; offset++) {
      if (counted[offset] !== words) continue
      slots[at] = first + offset
      scores[at++] = scoreOf(sums[offset]!, titleLengths[offset]!)
    }
  }

  /** What each word of the query stands for in the product that fits best. */
  #wordsOfBest({ slots, scores }: Slots, words: readonly QueryWord[]): string[] {
    if (words.every(({ matches }) => matches.every(({ respelled }) => respelled === undefined)))
      return words.map(({ typed }) => typed)
    let best = 0
    for (let at = 1; at < scores.length; at++) if (scores[at]! > scores[best]!) best = at
    const slot = slots[best]!
    const { settled, changed } = this.#parts[segmentOf(slot)]!
    return words.map(({ typed, matches }) => {
      const match = matches.find(match => hasMatch(settled, changed, offsetOf(slot), match, this.#vocabulary))
      return match?.respelled ?? typed
    })
  }
}
