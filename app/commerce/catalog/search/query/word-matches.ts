import type { RelatedWords } from '../words/related/related-words.ts'
import { spellingsOf, stem } from '../words/stem.ts'
import { isUnspaced } from '../words/unspaced.ts'
import type { SimilarWord, Vocabulary } from '../words/vocabulary.ts'
import { type MatchKind, matchKinds } from './score.ts'

/** Words of the vocabulary that a query word may stand for: a range of ranks, and new words without a rank. */
export interface WordMatch {
  from: number
  below: number
  newWords: readonly number[]
  kind: MatchKind
  /** The corrected word, if it was a typo. */
  correction?: string
}

export interface QueryWord {
  typed: string
  /** Best kind first. */
  matches: WordMatch[]
  /** For highlighting. */
  stems: string[]
  prefixes: string[]
}

/** Shorter prefixes match every description. */
export const minPrefixInDescription = 3

/** Two query words may be one word of a product ("t shirt"). Shorter joined prefixes would match by accident. */
const minJoinedPrefix = 4

/** Matches a word as typed: the same word, its singular or plural, the same prefix, or a synonym. */
export function typedMatches(
  words: readonly string[],
  at: number,
  vocabulary: Vocabulary,
  related: RelatedWords,
): QueryWord {
  const typed = words[at]!
  const spellings = spellingsAt(words, at)
  // 1 liter isn't 10.
  const isNumber = /^\d+$/.test(typed)
  const prefixes = spellings.filter(word => !isNumber && (word === typed || word.length >= minJoinedPrefix))
  const synonyms = spellings.flatMap(word => [...related.synonymsOf(word)])
  const matches = [
    ...spellings.flatMap(word => wordMatch(word, matchKinds.equal, vocabulary)),
    ...spellings
      .flatMap(word => spellingsOf(stem(word)).filter(spelling => spelling !== word))
      .flatMap(word => wordMatch(word, matchKinds.number, vocabulary)),
    ...prefixes.flatMap(word => prefixMatch(word, vocabulary)),
    ...spellings.flatMap(word => stemMatches(word, vocabulary, related)),
    ...synonymMatches(synonyms, vocabulary),
  ]
  return { typed, matches, stems: [...spellings, ...synonyms].map(stem), prefixes }
}

/** Shorter ones end many words by accident. */
const minCompoundEnd = 4

/** Words with the same stem, and compounds that end with the word. */
function stemMatches(word: string, vocabulary: Vocabulary, { hasCompounds }: RelatedWords): WordMatch[] {
  const compounds = hasCompounds && word.length >= minCompoundEnd ? vocabulary.compoundsOf(word) : []
  return [...vocabulary.relatives(word), ...compounds].map(id => matchForId(id, matchKinds.stem, vocabulary))
}

/** The word by itself and joined to its neighbors. */
export function spellingsAt(words: readonly string[], at: number): string[] {
  const typed = words[at]!
  const joined = [at > 0 && words[at - 1]! + typed, at + 1 < words.length && typed + words[at + 1]!]
  return [typed, ...joined.filter(word => word !== false)]
}

/** In singular and plural. */
export function synonymMatches(synonyms: readonly string[], vocabulary: Vocabulary): WordMatch[] {
  return synonyms
    .flatMap(word => [word, ...spellingsOf(stem(word))])
    .flatMap(word => wordMatch(word, matchKinds.synonym, vocabulary))
}

function wordMatch(word: string, kind: MatchKind, vocabulary: Vocabulary): WordMatch[] {
  const id = vocabulary.find(word)
  return id === undefined ? [] : [matchForId(id, kind, vocabulary)]
}

function matchForId(id: number, kind: MatchKind, { ranks }: Vocabulary): WordMatch {
  if (id >= ranks.length) return { from: 0, below: 0, newWords: [id], kind }
  return { from: ranks[id]!, below: ranks[id]! + 1, newWords: [], kind }
}

function prefixMatch(word: string, vocabulary: Vocabulary): WordMatch[] {
  const { from, below } = vocabulary.rankRange(word)
  const newWords = vocabulary.findUnranked(word)
  return from < below || newWords.length > 0 ? [{ from, below, newWords, kind: matchKinds.prefix }] : []
}

/** With more candidates, none is likely. */
const maxCorrections = 64

/** Matches a word with typos: one from four letters on, two from eight. */
export function correctedMatches(
  typed: string,
  isUnfinished: boolean,
  vocabulary: Vocabulary,
  related: RelatedWords,
): QueryWord {
  const limit = maxTypos(typed)
  if (limit === 0) return correctedWord(typed, [])
  const near = (typos: number, among: 'named' | 'all') =>
    vocabulary
      .findSimilar(typed, typos, { among })
      .filter(({ id, typos }) => typos > 0 && isLikelyTypo(typed, vocabulary.words[id]!))
      .map(similar => typoMatch(typed, similar, vocabulary))
  let matches = near(limit, 'named')
  if (matches.length === 0) matches = fallbackMatches(typed, limit, isUnfinished, vocabulary)
  if (matches.length === 0) matches = misspelledSynonyms(typed, vocabulary, related)
  if (matches.length === 0 && typed.length >= minLongLength) matches = near(1, 'all')
  return correctedWord(typed, matches)
}

/** A rucksak is a rucksack, and so a backpack. */
function misspelledSynonyms(typed: string, vocabulary: Vocabulary, related: RelatedWords): WordMatch[] {
  return related.similarTo(typed).flatMap(correction => {
    const meant = [correction, ...related.synonymsOf(correction), ...related.broaderThan(correction)]
    return synonymMatches(meant, vocabulary).map(match => ({ ...match, correction }))
  })
}

/** Matches a word of three letters with one typo. Not in the first letter, as too many words are that similar. */
export function correctedShortWord(typed: string, vocabulary: Vocabulary): QueryWord {
  const matches = vocabulary
    .findSimilar(typed, 1)
    .filter(({ id, typos }) => {
      const word = vocabulary.words[id]!
      return typos > 0 && isLikelyMeant(typed, word) && isLikelyTypo(typed, word)
    })
    .map(similar => typoMatch(typed, similar, vocabulary))
  return correctedWord(typed, matches)
}

function isLikelyMeant(typed: string, word: string): boolean {
  return word[0] === typed[0] && word.length >= typed.length
}

/** Words of descriptions are corrections only of long words: a candle isn't a handle. */
const minLongLength = 8

/** Of letters in a word that is like too many others. */
const maxShortLength = 4

/** In a short word, another letter makes another word: a vase isn't a base. */
function isLikelyTypo(typed: string, word: string): boolean {
  return (
    typed.length > maxShortLength ||
    typed.length !== word.length ||
    sortedLetters(typed) === sortedLetters(word)
  )
}

function sortedLetters(word: string): string {
  return Array.from(word).sort().join('')
}

export function isShortWord(word: string): boolean {
  return /^[\p{L}\p{M}]{3}$/u.test(word) && !isUnspaced(word)
}

function correctedWord(typed: string, matches: WordMatch[]): QueryWord {
  matches.sort((one, other) => other.kind - one.kind)
  matches.length = Math.min(matches.length, maxCorrections)
  return { typed, matches, stems: matches.map(({ correction }) => stem(correction!)), prefixes: [] }
}

function typoMatch(typed: string, { id, typos }: SimilarWord, vocabulary: Vocabulary): WordMatch {
  const sameFirst = vocabulary.words[id]![0] === typed[0]
  const one = sameFirst ? matchKinds.oneTypo : matchKinds.oneTypoInFirstLetter
  const two = sameFirst ? matchKinds.twoTypos : matchKinds.twoTyposInFirstLetter
  return correctionMatch(id, typos === 1 ? one : two, vocabulary)
}

function maxTypos(word: string): number {
  // Numbers are never corrected, nor are pairs of letters.
  if (word.length < 4 || /\p{N}/u.test(word) || isUnspaced(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** A misspelled plural, or the misspelled prefix of a word that is still being typed. */
function fallbackMatches(
  typed: string,
  typos: number,
  isUnfinished: boolean,
  vocabulary: Vocabulary,
): WordMatch[] {
  const singular = stem(typed)
  const singulars = singular === typed ? [] : vocabulary.findSimilar(singular, maxTypos(singular))
  const found =
    singulars.length > 0 || !isUnfinished
      ? singulars
      : vocabulary.findSimilar(typed, typos, { isUnfinished: true })
  return found.map(({ id }) => correctionMatch(id, matchKinds.prefixWithTypo, vocabulary))
}

function correctionMatch(id: number, kind: MatchKind, vocabulary: Vocabulary): WordMatch {
  return { ...matchForId(id, kind, vocabulary), correction: vocabulary.words[id]! }
}
