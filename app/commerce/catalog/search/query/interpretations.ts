import type { Vocabulary } from '../words/vocabulary.ts'
import type { WordMatcher } from './word-matcher.ts'
import { isShortWord, type QueryWord } from './word-matches.ts'

export interface Interpretation {
  words: QueryWord[]
  /** A word was split in two. */
  isSplit?: boolean
}

/** Ignored unless products have them, like "On" or "The North". */
const stopWords = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
])

/** The possible meanings of a query, the most literal first. Later ones are tried only if the earlier find nothing. */
export function* interpretations(typed: readonly string[], matcher: WordMatcher): Generator<Interpretation> {
  yield { words: matcher.literal(typed) }
  const significant = typed.filter(word => !stopWords.has(word))
  const words = significant.length > 0 ? significant : typed
  if (words.length < typed.length) yield { words: matcher.literal(words) }
  yield { words: matcher.tolerant(words) }
  for (const parts of splitWords(words, matcher.vocabulary))
    yield { words: matcher.literal(parts), isSplit: true }
  if (words.some(isShortWord)) yield { words: matcher.tolerantOfShortWords(words) }
}

/** Splits the first unknown word into two known ones: "crewneck" into "crew neck". */
function* splitWords(words: readonly string[], vocabulary: Vocabulary): Generator<string[]> {
  const at = words.findIndex(word => vocabulary.find(word) === undefined)
  if (at < 0) return
  const word = words[at]!
  for (let end = 2; end <= word.length - 2; end++) {
    const parts = [word.slice(0, end), word.slice(end)]
    if (parts.every(part => vocabulary.find(part) !== undefined))
      yield [...words.slice(0, at), ...parts, ...words.slice(at + 1)]
  }
}
