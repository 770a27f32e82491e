import { type Kind, kinds } from './score.ts'
import { spellingsOf, stem } from './stem.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Words of the shop that a word of a query may stand for: ranks, and words so new that they have none. */
export interface WordMatch {
  from: number
  below: number
  newWords: readonly number[]
  kind: Kind
  /** If it had to be respelled: as what. */
  respelled?: string
}

export interface QueryWord {
  typed: string
  /** Best kind first. */
  matches: WordMatch[]
  /** For marking: stems, and beginnings of words. */
  stems: string[]
  beginnings: string[]
}

/** Shorter beginnings are in every description. */
export const shortestInDescription = 3

/** Two words of a query may be one in the shop ("t shirt"); what is not yet a word must be long enough to mean it. */
const shortestJoinedBeginning = 4

/** What the word says as it was typed: the same word, one of the same stem, one that begins so. */
export function typedMatches(words: readonly string[], at: number, vocabulary: Vocabulary): QueryWord {
  const typed = words[at]!
  const joined = [at > 0 && words[at - 1]! + typed, at + 1 < words.length && typed + words[at + 1]!]
  const spellings = [typed, ...joined.filter(word => word !== false)]
  const beginnings = spellings.filter(word => word === typed || word.length >= shortestJoinedBeginning)
  const matches = [
    ...spellings.flatMap(word => wordMatch(word, kinds.equal, vocabulary)),
    ...spellings
      .flatMap(word => spellingsOf(stem(word)).filter(spelling => spelling !== word))
      .flatMap(word => wordMatch(word, kinds.stem, vocabulary)),
    ...beginnings.flatMap(word => beginningMatch(word, vocabulary)),
  ]
  return { typed, matches, stems: spellings.map(stem), beginnings }
}

function wordMatch(word: string, kind: Kind, vocabulary: Vocabulary): WordMatch[] {
  const id = vocabulary.find(word)
  return id === undefined ? [] : [matchOf(id, kind, vocabulary)]
}

function matchOf(id: number, kind: Kind, { ranks }: Vocabulary): WordMatch {
  if (id >= ranks.length) return { from: 0, below: 0, newWords: [id], kind }
  return { from: ranks[id]!, below: ranks[id]! + 1, newWords: [], kind }
}

function beginningMatch(word: string, vocabulary: Vocabulary): WordMatch[] {
  const { from, below } = vocabulary.rankRange(word)
  const newWords = vocabulary.newWords(word)
  return from < below || newWords.length > 0 ? [{ from, below, newWords, kind: kinds.beginning }] : []
}

/** More respellings of one word say that it is none of them. */
const mostRespellings = 64

/** What may have been meant, when fingers slipped: words of four letters allow one slip, from eight letters on two. */
export function respelledMatches(typed: string, last: boolean, vocabulary: Vocabulary): QueryWord {
  const slips = slipsAllowed(typed)
  const found = slips === 0 ? [] : vocabulary.similar(typed, slips).filter(({ slips }) => slips > 0)
  const matches = found.map(({ id, slips }) => {
    const sameFirst = vocabulary.words[id]![0] === typed[0]
    const one = sameFirst ? kinds.oneSlip : kinds.oneSlipAtFirst
    const two = sameFirst ? kinds.twoSlips : kinds.twoSlipsAtFirst
    return respelling(id, slips === 1 ? one : two, vocabulary)
  })
  if (matches.length === 0 && slips > 0) matches.push(...oddMatches(typed, slips, last, vocabulary))
  matches.sort((one, other) => other.kind - one.kind)
  matches.length = Math.min(matches.length, mostRespellings)
  return { typed, matches, stems: matches.map(({ respelled }) => stem(respelled!)), beginnings: [] }
}

export function slipsAllowed(word: string): number {
  // Another number is another thing.
  if (word.length < 4 || /\p{N}/u.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** A plural of which the singular is meant, or the beginning of a word that is still being typed. */
function oddMatches(typed: string, slips: number, last: boolean, vocabulary: Vocabulary): WordMatch[] {
  const singular = stem(typed)
  const singulars = singular === typed ? [] : vocabulary.similar(singular, slipsAllowed(singular))
  const found = singulars.length > 0 || !last ? singulars : vocabulary.similar(typed, slips, true)
  return found.map(({ id }) => respelling(id, kinds.slipInBeginning, vocabulary))
}

function respelling(id: number, kind: Kind, vocabulary: Vocabulary): WordMatch {
  return { ...matchOf(id, kind, vocabulary), respelled: vocabulary.words[id]! }
}
