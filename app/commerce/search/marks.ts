import { fold } from './fold.ts'
import { stem } from './stem.ts'

/** What was found, as values that travel to the browser. */
export interface FoundWords {
  stems: string[]
  /** Beginnings of words. */
  beginnings: string[]
}

export function foundWords(words: readonly FoundWords[]): FoundWords {
  return {
    stems: [...new Set(words.flatMap(({ stems }) => stems))],
    beginnings: [...new Set(words.flatMap(({ beginnings }) => beginnings))],
  }
}

export interface Marked {
  text: string
  found: boolean
}

const wordInTitle = /[\p{L}\p{N}\p{M}]+(?:['’\-‐‑][\p{L}\p{N}\p{M}]+)*/gu
const partOfWord = /[\p{L}\p{N}\p{M}]+/gu

/** The title in pieces, in its own spelling: words that were found, or as much of them as was typed, and what is between. */
export function markWords(title: string, found: FoundWords): Marked[] {
  const marked: Marked[] = []
  const push = (text: string, found: boolean) => {
    const before = marked.at(-1)
    if (before?.found === found) before.text += text
    else if (text) marked.push({ text, found })
  }
  let done = 0
  for (const { from, length } of foundIn(title, found)) {
    push(title.slice(done, from), false)
    push(title.slice(from, from + length), true)
    done = from + length
  }
  push(title.slice(done), false)
  return marked
}

/** A word of parts is found as a whole ("tshirt" in T-shirt), else by its parts. */
function foundIn(title: string, found: FoundWords): { from: number; length: number }[] {
  return [...title.matchAll(wordInTitle)].flatMap(({ 0: word, index }) => {
    const whole = foundLength(word, found)
    if (whole > 0) return [{ from: index, length: whole }]
    return [...word.matchAll(partOfWord)]
      .map(({ 0: part, index: at }) => ({ from: index + at, length: foundLength(part, found) }))
      .filter(({ length }) => length > 0)
  })
}

/** How much of the word was found, in characters of its own spelling. */
function foundLength(word: string, { stems, beginnings }: FoundWords): number {
  const folded = bare(word)
  if (stems.includes(stem(folded))) return word.length
  const typed = beginnings.filter(beginning => folded.startsWith(beginning))
  const longest = Math.max(0, ...typed.map(({ length }) => length))
  return longest === 0 ? 0 : lengthOf(word, longest)
}

/** So many characters of the word's own spelling give so many folded ones; accents after them belong to them. */
function lengthOf(word: string, foldedLength: number): number {
  let length = 0
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)) {
    if (bare(word.slice(0, length)).length >= foldedLength) break
    length += segment.length
  }
  return length
}

function bare(word: string): string {
  return fold(word).replace(/['’\-‐]/g, '')
}
