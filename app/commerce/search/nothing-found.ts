import type { Vocabulary } from './vocabulary.ts'
import type { QueryWord } from './word-matches.ts'
import type { WordReader } from './word-reader.ts'

export interface NothingFound {
  /** Words of the query that no product has, not even respelled. */
  unknown: string[]
  /** The nearest query that finds something. */
  nearest?: string
}

/** Asked only when every reading has failed. */
export function nothingFound(
  typed: readonly string[],
  reader: WordReader,
  findsAny: (words: readonly QueryWord[]) => boolean,
): NothingFound {
  const unknown = reader
    .literal(typed)
    .filter(({ matches }) => matches.length === 0)
    .map(({ typed }) => typed)
  for (const words of nearer(typed, unknown, reader.vocabulary)) {
    const reading = reader.literal(words)
    const nearest = reading.map(({ typed, matches }) => matches[0]?.respelled ?? typed).join(' ')
    if (findsAny(reading)) return { unknown, nearest }
  }
  return { unknown }
}

/** Unknown words respelled more boldly or left out; then one word fewer, the first ones first: the thing itself comes last. */
function* nearer(
  typed: readonly string[],
  unknown: readonly string[],
  vocabulary: Vocabulary,
): Generator<string[]> {
  const bold = typed.map(word => (unknown.includes(word) ? boldly(word, vocabulary) : word))
  if (unknown.length > 0 && !bold.includes(undefined)) yield bold as string[]
  const known = typed.filter(word => !unknown.includes(word))
  if (known.length === 0) return
  if (known.length < typed.length) yield known
  for (let left = 0; left < known.length && known.length > 1; left++) yield known.toSpliced(left, 1)
  for (const word of known.toReversed()) yield [word]
}

/** Where nothing was found there is nothing to lose: up to three slips, but never half of the word. */
function boldly(word: string, vocabulary: Vocabulary): string | undefined {
  const slips = Math.min(3, Math.ceil(word.length / 2) - 1)
  if (slips < 1 || /\p{N}/u.test(word)) return undefined
  const found = vocabulary.similar(word, slips).sort((one, other) => one.slips - other.slips)
  return found[0] && vocabulary.words[found[0].id]
}
