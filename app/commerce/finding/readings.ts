import type { Vocabulary } from './vocabulary.ts'
import { type QueryWord, respelledMatches, typedMatches } from './word-matches.ts'

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
export function* readings(typed: readonly string[], vocabulary: Vocabulary): Generator<Reading> {
  const known = new Map<string, QueryWord>()
  const respelled = (words: readonly string[], at: number) => {
    const last = at === words.length - 1
    const key = `${words[at]}${last ? ' ' : ''}`
    const word = known.get(key) ?? respelledMatches(words[at]!, last, vocabulary)
    known.set(key, word)
    return word
  }
  /** As typed, and where that says nothing, respelled. */
  const literal = (words: readonly string[]) =>
    words.map((_, at) => {
      const word = typedMatches(words, at, vocabulary)
      return word.matches.length > 0 ? word : respelled(words, at)
    })

  yield { words: literal(typed) }
  const telling = typed.filter(word => !little.has(word))
  const words = telling.length > 0 ? telling : typed
  if (words.length < typed.length) yield { words: literal(words) }
  yield { words: words.map((_, at) => both(typedMatches(words, at, vocabulary), respelled(words, at))) }
  for (const parts of parted(words, vocabulary)) yield { words: literal(parts), parted: true }
}

function both(literal: QueryWord, respelled: QueryWord): QueryWord {
  return {
    typed: literal.typed,
    matches: [...literal.matches, ...respelled.matches],
    stems: [...literal.stems, ...respelled.stems],
    beginnings: literal.beginnings,
  }
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
