import { unitNames } from '#commerce/values/measure.ts'
import { functionWords } from '../words/function-words.ts'
import type { WordMatcher } from './word-matcher.ts'
import { isShortWord, type QueryWord } from './word-matches.ts'

export interface Interpretation {
  words: QueryWord[]
  /** The same with words joined that are one: "water bottle". Products with both words come first. */
  joined?: QueryWord[]
  /** A word was split in two, or words that nothing has were left out. */
  isReworded?: boolean
}

/** The possible meanings of a query, the most literal first. Later ones are tried only if the earlier find nothing. */
export function* interpretations(typed: readonly string[], matcher: WordMatcher): Generator<Interpretation> {
  const joined = joinWords(typed, word => matcher.related.has(word))
  yield {
    words: matcher.literal(typed),
    ...(joined.length < typed.length && { joined: matcher.literal(joined) }),
  }
  const words = without(typed, functionWords)
  if (words.length < typed.length) yield { words: matcher.literal(words) }
  if (matcher.hasBroader(words)) yield { words: matcher.broad(words) }
  yield { words: matcher.tolerant(words) }
  for (const parts of splitWords(words, matcher)) yield { words: matcher.literal(parts), isReworded: true }
  if (words.some(isShortWord)) yield { words: matcher.tolerantOfShortWords(words) }
  const known = withoutAmounts(words, matcher.knownWords(words))
  if (known.length < words.length && known.at(-1) === words.at(-1))
    yield { words: matcher.literal(known), isReworded: true }
  // The noun comes last.
  for (let from = 1; from < words.length; from++) {
    const last = withoutAmounts(words, words.slice(from))
    if (last.length > 0 && last.every(word => matcher.vocabulary.isNamed(word)))
      yield { words: matcher.literal(last), isReworded: true }
  }
}

/** The words to search for: "t shirt" is one, and "a bag" is a bag, unless something is named with an "a". */
export function wordsToFind(
  typed: readonly string[],
  { vocabulary, related }: WordMatcher,
): readonly string[] {
  const unnamed = new Set(typed.filter(word => functionWords.has(word) && !vocabulary.isNamed(word)))
  const isKnown = (word: string) => vocabulary.find(word) !== undefined || related.has(word)
  return joinWords(without(typed, unnamed), (word, first) => first.length === 1 && isKnown(word))
}

/** Those that are left of a search, but for units and decimals of numbers that aren't: "12 oz" isn't any ounce. */
export function withoutAmounts(typed: readonly string[], left: readonly string[]): string[] {
  const lost = new Set(typed.filter(word => !left.includes(word)))
  for (const [at, word] of typed.entries()) {
    const isAfterLost = at > 0 && lost.has(typed[at - 1]!) && startsWithDigit.test(typed[at - 1]!)
    if (isAfterLost && (unitNames.has(word) || startsWithDigit.test(word))) lost.add(word)
  }
  return left.filter(word => !lost.has(word))
}

const startsWithDigit = /^\d/

/** All of them if nothing else is left. */
function without(typed: readonly string[], words: ReadonlySet<string>): readonly string[] {
  const others = typed.filter(word => !words.has(word))
  return others.length > 0 ? others : typed
}

function joinWords(typed: readonly string[], isWord: (joined: string, first: string) => boolean): string[] {
  const words: string[] = []
  for (let at = 0; at < typed.length; at++) {
    const joined = typed[at]! + (typed[at + 1] ?? '')
    const isJoined = at + 1 < typed.length && isWord(joined, typed[at]!)
    words.push(isJoined ? joined : typed[at]!)
    if (isJoined) at++
  }
  return words
}

/** Splits the first unknown word into two known ones: "crewneck" into "crew neck". */
function* splitWords(words: readonly string[], { vocabulary, related }: WordMatcher): Generator<string[]> {
  const at = words.findIndex(word => vocabulary.find(word) === undefined)
  if (at < 0) return
  const word = words[at]!
  const isKnown = (part: string) => vocabulary.find(part) !== undefined || related.has(part)
  for (let end = 2; end <= word.length - 2; end++) {
    const parts = [word.slice(0, end), word.slice(end)]
    if (parts.every(isKnown)) yield [...words.slice(0, at), ...parts, ...words.slice(at + 1)]
  }
}
