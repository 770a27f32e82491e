import { withoutAmounts } from './query/interpretations.ts'
import type { ProductText } from './segments/product-text.ts'
import { indexedWords, queryWords } from './words/fold.ts'
import { functionWords } from './words/function-words.ts'
import { stem } from './words/stem.ts'

/** The rules of search by a scan of all products: what the index must equal. */
export function naiveSearch(
  query: string,
  products: ReadonlyMap<number, ProductText>,
  vocabulary: NaiveVocabulary,
): { slots: number[]; scores: number[] } {
  for (const kindsOf of naiveInterpretations(naiveWords(queryWords(query), vocabulary), vocabulary)) {
    const hits = [...products]
      .map(([slot, text]) => ({ slot, score: naiveScore(text, kindsOf) }))
      .filter(({ score }) => score !== undefined)
      .sort((one, other) => one.slot - other.slot)
    if (kindsOf.length > 0 && hits.length > 0)
      return { slots: hits.map(({ slot }) => slot), scores: hits.map(({ score }) => score!) }
  }
  return { slots: [], scores: [] }
}

/** All words, and those beside descriptions that may be corrections. */
interface NaiveVocabulary {
  all: ReadonlySet<string>
  named: ReadonlySet<string>
}

/** Of title, brand, category and description. */
const fieldValues = [4, 3, 2, 0]

/** How well a word of a product matches one query word; undefined if not at all. */
type KindOf = (word: string, inDescription: boolean) => number | undefined

/** Without function words that nothing is named with, and "t shirt" as one word. None of function words alone. */
function naiveWords(typed: readonly string[], { all, named }: NaiveVocabulary): string[] {
  const meant = typed.filter(word => !functionWords.has(word) || named.has(word))
  const words = [...meant]
  for (let at = 0; at + 1 < words.length; at++)
    if (words[at]!.length === 1 && all.has(words[at]! + words[at + 1]!))
      words.splice(at, 2, words[at]! + words[at + 1]!)
  return words
}

function* naiveInterpretations(typed: string[], vocabulary: NaiveVocabulary): Generator<KindOf[]> {
  const { all } = vocabulary
  const named = new Set([...vocabulary.named].filter(word => !functionWords.has(word)))
  const meant = new Set([...all].filter(word => !functionWords.has(word)))
  const literal = (words: string[]): KindOf[] =>
    words.map((_, at) =>
      [...all].some(word => typedKind(words, at, word, false) !== undefined)
        ? (word, inDescription) => typedKind(words, at, word, inDescription)
        : correctedKind(words, at, named, meant),
    )
  yield literal(typed)
  const significant = typed.filter(word => !functionWords.has(word))
  const words = significant.length > 0 ? significant : typed
  yield literal(words)
  yield words.map((_, at) => {
    const corrected = correctedKind(words, at, named, meant)
    return (word, inDescription) =>
      typedKind(words, at, word, inDescription) ?? corrected(word, inDescription)
  })
  const at = words.findIndex(word => !all.has(word))
  for (let end = 2; at >= 0 && end <= words[at]!.length - 2; end++) {
    const parts = [words[at]!.slice(0, end), words[at]!.slice(end)]
    if (parts.every(part => all.has(part))) yield literal(words.toSpliced(at, 1, ...parts))
  }
  if (words.some(isShort))
    yield words.map((typed, at) => {
      const corrected = isShort(typed)
        ? correctedShortKind(typed, named)
        : correctedKind(words, at, named, meant)
      return (word, inDescription) =>
        typedKind(words, at, word, inDescription) ?? corrected(word, inDescription)
    })
  const isKnown = (at: number) => [...all].some(word => literal(words)[at]!(word, false) !== undefined)
  const known = withoutAmounts(
    words,
    words.filter((_, at) => isKnown(at)),
  )
  if (known.length < words.length && known.at(-1) === words.at(-1)) yield literal(known)
  for (let from = 1; from < words.length; from++) {
    const last = withoutAmounts(words, words.slice(from))
    if (last.every(word => vocabulary.named.has(word))) yield literal(last)
  }
}

function typedKind(words: string[], at: number, word: string, inDescription: boolean): number | undefined {
  const typed = words[at]!
  const joined = [
    ...(at > 0 ? [words[at - 1]! + typed] : []),
    ...(at + 1 < words.length ? [typed + words[at + 1]!] : []),
  ]
  const spellings = [typed, ...joined]
  if (spellings.includes(word)) return 9
  if (spellings.some(spelling => stem(spelling) === stem(word))) return 8
  if (/^\d+$/.test(typed) || (inDescription && typed.length < 3)) return undefined
  return word.startsWith(typed) || joined.some(spelling => spelling.length >= 4 && word.startsWith(spelling))
    ? 7
    : undefined
}

function correctedKind(
  words: string[],
  at: number,
  named: ReadonlySet<string>,
  all: ReadonlySet<string>,
): KindOf {
  const typed = words[at]!
  const typos = naiveMaxTypos(typed)
  if (typos === 0) return () => undefined
  const near = nearKind(typed, typos, named)
  if (near) return near
  const singular = stem(typed)
  const plurals = [...named].filter(
    word => singular !== typed && naiveDistance(singular, word) <= naiveMaxTypos(singular),
  )
  if (plurals.length > 0) return word => (plurals.includes(word) ? 0 : undefined)
  const isUnfinished = at === words.length - 1 && (at > 0 || typed.length > 4)
  const beginnings = [...named].filter(word => {
    const prefixes = Array.from({ length: word.length + 1 }, (_, end) => word.slice(0, end))
    return isUnfinished && prefixes.some(beginning => naiveDistance(typed, beginning) <= typos)
  })
  if (beginnings.length > 0) return word => (beginnings.includes(word) ? 0 : undefined)
  return (typed.length >= 8 && nearKind(typed, 1, all)) || (() => undefined)
}

function nearKind(typed: string, typos: number, vocabulary: ReadonlySet<string>): KindOf | undefined {
  const near = new Map([...vocabulary].map(word => [word, naiveDistance(typed, word)]))
  for (const [word, distance] of near)
    if (distance > typos || distance === 0 || isOtherWord(typed, word)) near.delete(word)
  if (near.size === 0) return undefined
  return word => {
    const distance = near.get(word)
    return distance && 6 - 2 * distance - (word[0] === typed[0] ? 0 : 1)
  }
}

function isOtherWord(typed: string, word: string): boolean {
  const letters = (text: string) => [...text].sort().join('')
  return typed.length < 5 && typed.length === word.length && letters(typed) !== letters(word)
}

const isShort = (word: string) => word.length === 3 && !/\p{N}/u.test(word)

function correctedShortKind(typed: string, named: ReadonlySet<string>): KindOf {
  return word =>
    named.has(word) &&
    !isOtherWord(typed, word) &&
    word[0] === typed[0] &&
    word.length >= 3 &&
    naiveDistance(typed, word) === 1
      ? 4
      : undefined
}

function naiveMaxTypos(word: string): number {
  return word.length < 4 || /\p{N}/u.test(word) ? 0 : word.length < 8 ? 1 : 2
}

function naiveScore(text: ProductText, kindsOf: readonly KindOf[]): number | undefined {
  const title = indexedWords(text.title)
  const fields = [
    title.words,
    indexedWords(text.brand).words,
    indexedWords(text.category).words,
    indexedWords(text.description).words,
  ]
  let sum = 0
  let inTitle = 0
  let begins = 0
  for (const kindOf of kindsOf) {
    // A word counts only in its best field.
    const fits = fields.flatMap((words, field) =>
      words
        .filter(word => field === 0 || !fields.slice(0, field).some(better => better.includes(word)))
        .map(word => ({ field, word, kind: kindOf(word, field === 3) })),
    )
    const best = fits
      .filter(({ kind }) => kind !== undefined)
      .sort((a, b) => a.field - b.field || b.kind! - a.kind!)
    if (!best[0]) return undefined
    sum += fieldValues[best[0].field]! * 1024 + best[0].kind! * 8
    if (best[0].field !== 0) continue
    inTitle++
    const beginning = title.words.slice(0, title.beginCount)
    if (
      best.some(({ field, kind, word }) => field === 0 && kind === best[0]!.kind && beginning.includes(word))
    )
      begins = 4
  }
  return sum + begins + (inTitle === 0 ? 0 : Math.max(0, 3 - Math.max(0, title.wordCount - inTitle)))
}

/** Optimal string alignment by the textbook. */
export function naiveDistance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  for (let i = 1; i <= one.length; i++)
    for (let j = 1; j <= other.length; j++) {
      const wrong = one[i - 1] === other[j - 1] ? 0 : 1
      rows[i]![j] = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + wrong)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        rows[i]![j] = Math.min(rows[i]![j]!, rows[i - 2]![j - 2]! + 1)
    }
  return rows[one.length]![other.length]!
}
