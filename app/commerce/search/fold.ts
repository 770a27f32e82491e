/** Letters that Unicode does not take apart: `NFKD` leaves them as they are. */
const plainLetters: Record<string, string> = {
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
const special = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

/** Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic. Vowel signs of Indian scripts are letters in effect, and stay. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g

/** A run of letters and digits; hyphens and apostrophes hold it together. `’` is what keyboards and editors make of `'`. */
const asciiWord = /[a-z0-9]+(?:['-][a-z0-9]+)*/g
const anyWord = /[\p{L}\p{N}\p{M}]+(?:['’\-‐][\p{L}\p{N}\p{M}]+)*/gu
const beyondAscii = /[\u0080-\uffff]/
const holds = /['’\-‐]/

/** Longer ones are cut, in products and in queries alike. */
const longestWord = 40

/** How a text is compared: without case and accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (!beyondAscii.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(special, letter => plainLetters[letter]!)
}

export interface IndexedWords {
  words: string[]
  /** How many of them, from the first on, stand at the beginning of the text. */
  begin: number
  /** How many words a reader counts. */
  count: number
}

/**
 * The words under which a text is found. "T-shirt" and "T shirt" give t, shirt and tshirt, "Men's" gives mens and men:
 * shoppers write them in every way.
 */
export function indexedWords(text: string): IndexedWords {
  const words: string[] = []
  let begin = 0
  let count = 0
  let letter = ''
  for (const run of runs(text)) {
    const parts = holds.test(run) ? run.split(holds) : [run]
    if (letter) words.push(cut(letter + parts[0]))
    if (letter && count === 1) begin = words.length
    if (parts.length === 1) words.push(cut(run))
    else words.push(cut(parts.join('')), ...writtenParts(run, parts))
    if (count === 0) begin = words.length
    count += run.includes('-') || run.includes('‐') ? parts.length : 1
    letter = parts.length === 1 && run.length === 1 ? run : ''
  }
  return { words, begin, count }
}

/** What follows or goes before an apostrophe is a word from three letters on: the men of "men's", not its s. */
function writtenParts(run: string, parts: string[]): string[] {
  const apostrophe = run.includes("'") || run.includes('’')
  return parts.filter(part => !apostrophe || part.length >= 3).map(cut)
}

/** Enough for every sentence that finds something; more is not typed by shoppers. */
const queryLimits = { characters: 100, words: 8 }

/** The words of a query, each once, in the order typed: hyphens part them, apostrophes do not. */
export function queryWords(query: string): string[] {
  const words = runs(query.slice(0, queryLimits.characters))
    .flatMap(run => run.replace(/['’]/g, '').split(/[-‐]/))
    .map(cut)
  return [...new Set(words)].slice(0, queryLimits.words)
}

function runs(text: string): string[] {
  const folded = fold(text)
  return folded.match(beyondAscii.test(folded) ? anyWord : asciiWord) ?? []
}

function cut(word: string): string {
  return word.length > longestWord ? word.slice(0, longestWord) : word
}
