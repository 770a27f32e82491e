import type { Vocabulary } from './vocabulary.ts'
import { type QueryWord, respelledMatches, typedMatches } from './word-matches.ts'

/** Reads the words of one query, each respelling once: that goes through all words of the shop. */
export class WordReader {
  readonly vocabulary: Vocabulary
  readonly #respelled = new Map<string, QueryWord>()

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
  }

  /** As typed, and where that says nothing, respelled. */
  literal(words: readonly string[]): QueryWord[] {
    return words.map((_, at) => {
      const word = typedMatches(words, at, this.vocabulary)
      return word.matches.length > 0 ? word : this.#respelling(words, at)
    })
  }

  /** As typed and respelled. */
  generous(words: readonly string[]): QueryWord[] {
    return words.map((typed, at) => {
      const literal = typedMatches(words, at, this.vocabulary)
      const respelled = this.#respelling(words, at)
      return {
        typed,
        matches: [...literal.matches, ...respelled.matches],
        stems: [...literal.stems, ...respelled.stems],
        beginnings: literal.beginnings,
      }
    })
  }

  #respelling(words: readonly string[], at: number): QueryWord {
    const typed = words[at]!
    const last = at === words.length - 1
    const key = last ? `${typed} ` : typed
    const word = this.#respelled.get(key) ?? respelledMatches(typed, last, this.vocabulary)
    this.#respelled.set(key, word)
    return word
  }
}
