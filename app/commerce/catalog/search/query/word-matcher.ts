import type { Vocabulary } from '../words/vocabulary.ts'
import {
  correctedMatches,
  correctedShortWord,
  isShortWord,
  type QueryWord,
  typedMatches,
} from './word-matches.ts'

/** Matches the words of one query. Corrections search the whole vocabulary, so each is cached. */
export class WordMatcher {
  readonly vocabulary: Vocabulary
  readonly #corrections = new Map<string, QueryWord>()

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
  }

  /** As typed; words that match nothing are corrected, unless they are verbatim. */
  literal(words: readonly string[], verbatim?: ReadonlySet<string>): QueryWord[] {
    return words.map((typed, at) => {
      const word = typedMatches(words, at, this.vocabulary)
      return word.matches.length > 0 || verbatim?.has(typed) ? word : this.#correct(words, at)
    })
  }

  /** As typed and corrected. */
  tolerant(words: readonly string[]): QueryWord[] {
    return words.map((_, at) => this.#typedOr(this.#correct(words, at), words, at))
  }

  /** As typed and corrected, words of three letters too. */
  tolerantOfShortWords(words: readonly string[]): QueryWord[] {
    return words.map((typed, at) => {
      const corrected = isShortWord(typed)
        ? correctedShortWord(typed, this.vocabulary)
        : this.#correct(words, at)
      return this.#typedOr(corrected, words, at)
    })
  }

  #typedOr(corrected: QueryWord, words: readonly string[], at: number): QueryWord {
    const literal = typedMatches(words, at, this.vocabulary)
    return {
      typed: corrected.typed,
      matches: [...literal.matches, ...corrected.matches],
      stems: [...literal.stems, ...corrected.stems],
      prefixes: literal.prefixes,
    }
  }

  #correct(words: readonly string[], at: number): QueryWord {
    const typed = words[at]!
    const isLast = at === words.length - 1
    const key = isLast ? `${typed} ` : typed
    const word = this.#corrections.get(key) ?? correctedMatches(typed, isLast, this.vocabulary)
    this.#corrections.set(key, word)
    return word
  }
}
