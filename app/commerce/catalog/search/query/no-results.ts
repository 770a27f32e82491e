import { searchedParts } from '../words/unspaced.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { withoutAmounts } from './interpretations.ts'
import type { WordMatcher } from './word-matcher.ts'
import type { QueryWord } from './word-matches.ts'

export interface NoResultsExplanation {
  /** Words that no product has, even with typos corrected. */
  unknown: string[]
  /** The most similar query that has results. */
  nearest?: string
}

export function explainNoResults(
  typed: readonly string[],
  matcher: WordMatcher,
  findsAny: (words: readonly QueryWord[]) => boolean,
): NoResultsExplanation {
  const isKnown = (word: string) =>
    matcher.literal(searchedParts([word])).every(({ matches }) => matches.length > 0)
  const unknown = typed.filter(word => !isKnown(word))
  for (const words of nearbyQueries(typed, unknown, matcher.vocabulary)) {
    if (withoutAmounts(typed, words).length < words.length) continue
    const queryWords = matcher.literal(searchedParts(words))
    if (!findsAny(queryWords)) continue
    const nearest = words.map(word => matcher.literal([word])[0]!.matches[0]?.correction ?? word)
    return { unknown, nearest: nearest.join(' ') }
  }
  return { unknown }
}

/** Corrects or drops unknown words, then drops one word after the other: the first ones first, as the noun comes last. */
function* nearbyQueries(
  typed: readonly string[],
  unknown: readonly string[],
  vocabulary: Vocabulary,
): Generator<string[]> {
  const corrected = typed.map(word => (unknown.includes(word) ? correctBoldly(word, vocabulary) : word))
  if (unknown.length > 0 && !corrected.includes(undefined)) yield corrected as string[]
  const known = typed.filter(word => !unknown.includes(word))
  if (known.length === 0) return
  if (known.length < typed.length) yield known
  for (let dropped = 0; dropped < known.length && known.length > 1; dropped++)
    yield known.toSpliced(dropped, 1)
  for (const word of known.toReversed()) yield [word]
}

function correctBoldly(word: string, vocabulary: Vocabulary): string | undefined {
  return nearestWords(word, vocabulary)[0]
}

/** Known words with one typo, or two from six letters on; the nearest first. */
export function nearestWords(word: string, vocabulary: Vocabulary): string[] {
  const typos = word.length < 6 ? 1 : 2
  if (word.length < 3 || /\p{N}/u.test(word)) return []
  const found = vocabulary.findSimilar(word, typos).sort((one, other) => one.typos - other.typos)
  return found.map(({ id }) => vocabulary.words[id]!)
}
