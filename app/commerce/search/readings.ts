import type { Vocabulary } from './vocabulary.ts'
import type { QueryWord } from './word-matches.ts'
import type { WordReader } from './word-reader.ts'

export interface Reading {
  words: QueryWord[]
  /** One word was taken as two. */
  parted?: boolean
}

/** Words that say how others belong together. They count when the shop has them ("On", "The North"), and are passed over if not. */
const little = new Set([
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

/** How a query may be meant, the most literal first. Later ones are only worked out when nothing was found by those before. */
export function* readings(typed: readonly string[], reader: WordReader): Generator<Reading> {
  yield { words: reader.literal(typed) }
  const telling = typed.filter(word => !little.has(word))
  const words = telling.length > 0 ? telling : typed
  if (words.length < typed.length) yield { words: reader.literal(words) }
  yield { words: reader.generous(words) }
  for (const parts of parted(words, reader.vocabulary)) yield { words: reader.literal(parts), parted: true }
}

/** "crewneck" as "crew neck": for the first word that the shop does not have, each place where two that it has meet. */
function* parted(words: readonly string[], vocabulary: Vocabulary): Generator<string[]> {
  const at = words.findIndex(word => vocabulary.find(word) === undefined)
  if (at < 0) return
  const word = words[at]!
  for (let end = 2; end <= word.length - 2; end++) {
    const parts = [word.slice(0, end), word.slice(end)]
    if (parts.every(part => vocabulary.find(part) !== undefined))
      yield [...words.slice(0, at), ...parts, ...words.slice(at + 1)]
  }
}
