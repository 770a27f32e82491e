import { fold } from './words/fold.ts'
import { stem } from './words/stem.ts'
import { isUnspaced, lettersOf } from './words/unspaced.ts'

/** The matches of a search, as data for the browser. */
export interface MatchedWords {
  stems: string[]
  /** Beginnings of words. */
  prefixes: string[]
}

export function combineMatchedWords(words: readonly MatchedWords[]): MatchedWords {
  return {
    stems: [...new Set(words.flatMap(({ stems }) => stems))],
    prefixes: [...new Set(words.flatMap(({ prefixes }) => prefixes))],
  }
}

export interface HighlightedText {
  text: string
  isMatch: boolean
}

const wordInTitle = /[\p{L}\p{N}\p{M}]+(?:['’\-‐‑][\p{L}\p{N}\p{M}]+)*/gu
const partOfWord = /[\p{L}\p{N}\p{M}]+/gu

/** Splits a title, in its own spelling, into matched words (or their typed beginnings) and the text between. */
export function highlightMatches(title: string, matched: MatchedWords): HighlightedText[] {
  const parts: HighlightedText[] = []
  const push = (text: string, isMatch: boolean) => {
    const before = parts.at(-1)
    if (before?.isMatch === isMatch) before.text += text
    else if (text) parts.push({ text, isMatch })
  }
  let end = 0
  for (const { from, length } of findMatches(title, matched)) {
    push(title.slice(end, from), false)
    push(title.slice(from, from + length), true)
    end = from + length
  }
  push(title.slice(end), false)
  return parts
}

/** A hyphenated word matches as a whole ("tshirt" in T-shirt), or by its parts. */
function findMatches(title: string, matched: MatchedWords): { from: number; length: number }[] {
  return [...title.matchAll(wordInTitle)].flatMap(({ 0: word, index }) => {
    if (isUnspaced(word))
      return matchedPairs(word, matched).map(match => ({ ...match, from: index + match.from }))
    const whole = matchedLength(word, matched)
    if (whole > 0) return [{ from: index, length: whole }]
    return [...word.matchAll(partOfWord)]
      .map(({ 0: part, index: at }) => ({ from: index + at, length: matchedLength(part, matched) }))
      .filter(({ length }) => length > 0)
  })
}

/** The letters of text without blanks that are in a matched pair, or match alone. */
function matchedPairs(word: string, { stems }: MatchedWords): { from: number; length: number }[] {
  const letters = lettersOf(word)
  const isMatch = (from: number, below: number) => stems.includes(fold(letters.slice(from, below).join('')))
  let from = 0
  return letters.flatMap((letter, at) => {
    const match = { from, length: letter.length }
    from += letter.length
    return isMatch(at, at + 1) || isMatch(at, at + 2) || isMatch(at - 1, at + 1) ? [match] : []
  })
}

/** How much of the word matched, in characters of its own spelling. */
function matchedLength(word: string, { stems, prefixes }: MatchedWords): number {
  const folded = withoutJoiners(word)
  if (stems.includes(stem(folded))) return word.length
  const typed = prefixes.filter(prefix => folded.startsWith(prefix))
  const longest = Math.max(0, ...typed.map(({ length }) => length))
  return longest === 0 ? 0 : originalLength(word, longest)
}

/** The length, in the word's own spelling, of its first `foldedLength` folded characters, including their accents. */
function originalLength(word: string, foldedLength: number): number {
  let length = 0
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)) {
    if (withoutJoiners(word.slice(0, length)).length >= foldedLength) break
    length += segment.length
  }
  return length
}

function withoutJoiners(word: string): string {
  return fold(word).replace(/['’\-‐]/g, '')
}
