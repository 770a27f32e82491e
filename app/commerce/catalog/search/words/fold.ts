import { asciiDigit, invisible } from '#commerce/values/typed/typed-text.ts'
import { dictionaryWords, isUnspaced, letterPairs, lettersOf, splitUnspaced } from './unspaced.ts'

/** Letters that `NFKD` does not decompose. */
const letterReplacements: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}
const replacedLetters = new RegExp(`[${Object.keys(letterReplacements).join('')}]`, 'g')

/** Latin, Greek and Cyrillic accents, Hebrew and Arabic points. Vowel signs of Indic scripts are kept: they act as letters. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g

const otherDigits = /(?![0-9])\p{Nd}/gu

/** Letters and digits, joined by hyphens and apostrophes. Keyboards and editors turn `'` into `’`. */
const asciiWord = /[a-z0-9]+(?:['-][a-z0-9]+)*/g
const anyWord = /[\p{L}\p{N}\p{M}]+(?:['’\-‐][\p{L}\p{N}\p{M}]+)*/gu
const beyondAscii = /[\u0080-\uffff]/
const joiner = /['’\-‐]/

/** Longer words are truncated, in products and queries. */
const maxWordLength = 40

/** Removes case, accents and invisible characters for comparison, and reads the digits of all scripts. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (!beyondAscii.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(invisible, '')
    .replace(otherDigits, asciiDigit)
    .replace(replacedLetters, letter => letterReplacements[letter]!)
}

export interface IndexedWords {
  words: string[]
  /** How many of them, from the first on, are spellings of the first word. */
  beginCount: number
  /** The number of words as a reader would count them. */
  wordCount: number
}

/**
 * The words to index for a text, in every spelling that shoppers use: "T-shirt" and "T shirt" give t, shirt and tshirt;
 * "Men's" gives mens and men. Text without blanks gives pairs of letters and the last one: 帆布袋 gives 帆布, 布袋 and 袋.
 */
export function indexedWords(text: string): IndexedWords {
  const words: string[] = []
  let beginCount = 0
  let wordCount = 0
  let letter = ''
  for (const run of splitRuns(text)) {
    if (isUnspaced(run)) {
      const pairs = letterPairs(run)
      words.push(...[...pairs, lettersOf(run).at(-1)!].map(truncateWord))
      if (wordCount === 0) beginCount = 1
      wordCount += pairs.length
      letter = ''
      continue
    }
    const parts = joiner.test(run) ? run.split(joiner) : [run]
    if (letter) words.push(truncateWord(letter + parts[0]))
    if (letter && wordCount === 1) beginCount = words.length
    if (parts.length === 1) words.push(truncateWord(run))
    else words.push(truncateWord(parts.join('')), ...separateParts(run, parts))
    if (wordCount === 0) beginCount = words.length
    wordCount += run.includes('-') || run.includes('‐') ? parts.length : 1
    letter = parts.length === 1 && run.length === 1 ? run : ''
  }
  return { words, beginCount, wordCount }
}

/** With an apostrophe, only parts of three letters or more are words: the men of "men's", not its s. */
function separateParts(run: string, parts: string[]): string[] {
  const hasApostrophe = run.includes("'") || run.includes('’')
  return parts.filter(part => !hasApostrophe || part.length >= 3).map(truncateWord)
}

/** Longer queries are not typed by shoppers. */
const queryLimits = { characters: 100, words: 8 }

/** The distinct words of a query in order. Hyphens split words, apostrophes do not, and a dictionary text without blanks. */
export function queryWords(query: string): string[] {
  const words = splitRuns(query.slice(0, queryLimits.characters))
    .flatMap(run => (isUnspaced(run) ? dictionaryWords(run) : run.replace(/['’]/g, '').split(/[-‐]/)))
    .map(truncateWord)
  return [...new Set(words)].slice(0, queryLimits.words)
}

function splitRuns(text: string): string[] {
  const folded = fold(text)
  if (!beyondAscii.test(folded)) return folded.match(asciiWord) ?? []
  const runs: string[] = folded.match(anyWord) ?? []
  return isUnspaced(folded) ? runs.flatMap(splitUnspaced) : runs
}

function truncateWord(word: string): string {
  return word.length > maxWordLength ? word.slice(0, maxWordLength) : word
}
