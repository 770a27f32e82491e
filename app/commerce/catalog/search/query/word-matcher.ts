import { noRelatedWords, type RelatedWords } from '../words/related/related-words.ts'
import { stem } from '../words/stem.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import {
  correctedMatches,
  correctedShortWord,
  isShortWord,
  type QueryWord,
  spellingsAt,
  synonymMatches,
  typedMatches,
} from './word-matches.ts'

/** Matches the words of one query. Corrections search the whole vocabulary, so each is cached. */
export class WordMatcher {
  readonly vocabulary: Vocabulary
  readonly related: RelatedWords
  readonly #corrections = new Map<string, QueryWord>()

  constructor(vocabulary: Vocabulary, related: RelatedWords) {
    this.vocabulary = vocabulary
    this.related = related
  }

  /** As typed; words that match nothing are corrected, unless they are verbatim. */
  literal(words: readonly string[], verbatim?: ReadonlySet<string>): QueryWord[] {
    return words.map((typed, at) => {
      const related = verbatim?.has(typed) ? noRelatedWords : this.related
      const word = typedMatches(words, at, this.vocabulary, related)
      return word.matches.length > 0 || verbatim?.has(typed) ? word : this.#correct(words, at)
    })
  }

  /** Without those that no product has. */
  knownWords(words: readonly string[]): string[] {
    const literal = this.literal(words)
    return words.filter((_, at) => literal[at]!.matches.length > 0)
  }

  hasBroader(words: readonly string[]): boolean {
    return words.some((_, at) => this.#broaderAt(words, at).length > 0)
  }

  #broaderAt(words: readonly string[], at: number): string[] {
    return spellingsAt(words, at).flatMap(word => [...this.related.broaderThan(word)])
  }

  /** As typed, with more general words for some. */
  broad(words: readonly string[]): QueryWord[] {
    return words.map((_, at) => {
      const literal = typedMatches(words, at, this.vocabulary, this.related)
      const broader = this.#broaderAt(words, at)
      return {
        ...literal,
        matches: [...literal.matches, ...synonymMatches(broader, this.vocabulary)],
        stems: [...literal.stems, ...broader.map(stem)],
      }
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
    const literal = typedMatches(words, at, this.vocabulary, this.related)
    return {
      typed: corrected.typed,
      matches: [...literal.matches, ...corrected.matches],
      stems: [...literal.stems, ...corrected.stems],
      prefixes: literal.prefixes,
    }
  }

  #correct(words: readonly string[], at: number): QueryWord {
    const typed = words[at]!
    // A single short word is like too many beginnings.
    const isUnfinished = at === words.length - 1 && (at > 0 || typed.length > 4)
    const key = isUnfinished ? `${typed} ` : typed
    const word =
      this.#corrections.get(key) ?? correctedMatches(typed, isUnfinished, this.vocabulary, this.related)
    this.#corrections.set(key, word)
    return word
  }
}
