import { listItems } from '../../values/typed/typed-text.ts'
import { queryWords } from './words/fold.ts'
import { stem } from './words/stem.ts'

/** Searches for a word or phrase also find what it means. It isn't so the other way round. */
export interface Synonym {
  word: string
  /** Words or phrases, separated by commas. */
  means: string
}

/** One way to read a query. */
export interface Reading {
  words: string[]
  /** Words with a meaning that stay as typed; their spelling is never corrected. */
  verbatim: ReadonlySet<string>
}

/** More readings would make a search of many such words slow. */
const maxReadings = 8

/** The merchant's synonyms, found by the singular of their words. */
export class Synonyms {
  readonly #meanings = new Map<string, string[][]>()
  readonly #longest: number = 0

  constructor(synonyms: readonly Synonym[]) {
    for (const { word, means } of synonyms) {
      const words = queryWords(word)
      const meanings = listItems(means).map(queryWords)
      this.#meanings.set(
        stemsOf(words),
        meanings.filter(one => one.length > 0),
      )
      this.#longest = Math.max(this.#longest, words.length)
    }
  }

  /** The query as typed and with meanings in place of its words; none if it has no synonym. */
  readings(typed: readonly string[]): Reading[] {
    if (this.#longest === 0) return []
    let readings: Reading[] = [{ words: [], verbatim: new Set() }]
    for (let at = 0; at < typed.length; ) {
      const { phrase, meanings } = this.#phraseAt(typed, at)
      readings = readings
        .flatMap(({ words, verbatim }) => [
          {
            words: [...words, ...phrase],
            verbatim: meanings.length > 0 ? new Set([...verbatim, ...phrase]) : verbatim,
          },
          ...meanings.map(meaning => ({ words: [...words, ...meaning], verbatim })),
        ])
        .slice(0, maxReadings)
      at += phrase.length
    }
    return readings.length > 1 ? readings : []
  }

  /** The longest phrase with a meaning that starts here, or else the one word. */
  #phraseAt(typed: readonly string[], at: number): { phrase: readonly string[]; meanings: string[][] } {
    for (let length = this.#longest; length > 0; length--) {
      const phrase = typed.slice(at, at + length)
      const meanings = phrase.length === length && this.#meanings.get(stemsOf(phrase))
      if (meanings) return { phrase, meanings }
    }
    return { phrase: [typed[at]!], meanings: [] }
  }
}

export const noSynonyms = new Synonyms([])

function stemsOf(words: readonly string[]): string {
  return words.map(stem).join(' ')
}

/** How a word or query is stored, whatever its case, accents and hyphens; empty if it has no words. */
export function normalizedWords(text: string): string {
  return queryWords(text).join(' ')
}
