import { stemmer as englishStem } from '@orama/stemmers/english'
import { stemmer as germanStem } from '@orama/stemmers/german'
import { EditDistance, maxPatternLength } from '../edit-distance.ts'
import { queryWords } from '../fold.ts'
import { englishGoods, type RelatedLists } from './english.ts'
import { germanGoods } from './german.ts'

/** A language's words for the same goods, by their stems. */
export class RelatedWords {
  readonly stemOf: (word: string) => string
  /** Whether words are put together, such as Wasserflasche. */
  readonly hasCompounds: boolean
  readonly #synonyms = new Map<string, Set<string>>()
  readonly #broader = new Map<string, Set<string>>()
  readonly #words = new Set<string>()

  constructor(lists: readonly RelatedLists[], stemOf: (word: string) => string, hasCompounds: boolean) {
    this.stemOf = stemOf
    this.hasCompounds = hasCompounds
    for (const { same, narrower, broader } of lists) {
      for (const line of same) for (const word of wordsOf(line)) this.#add(this.#synonyms, word, line)
      for (const [word, line] of Object.entries(narrower)) this.#add(this.#synonyms, joined(word), line)
      for (const [word, line] of Object.entries(broader)) this.#add(this.#broader, joined(word), line)
    }
  }

  synonymsOf(word: string): ReadonlySet<string> {
    return this.#synonyms.get(this.stemOf(word)) ?? none
  }

  /** Whether any list has this word. */
  has(word: string): boolean {
    return this.#synonyms.has(this.stemOf(word)) || this.#broader.has(this.stemOf(word))
  }

  /** Words of the lists that are one typing error away, in words of five letters or more. */
  similarTo(word: string): string[] {
    if (word.length < 5 || word.length > maxPatternLength) return []
    const distance = new EditDistance(word)
    return [...this.#words].filter(other => other[0] === word[0] && distance.to(other) === 1)
  }

  broaderThan(word: string): ReadonlySet<string> {
    return this.#broader.get(this.stemOf(word)) ?? none
  }

  #add(map: Map<string, Set<string>>, word: string, line: string): void {
    const stem = this.stemOf(word)
    this.#words.add(word)
    const others = wordsOf(line).filter(other => this.stemOf(other) !== stem)
    map.set(stem, new Set([...(map.get(stem) ?? []), ...others]))
  }
}

const none: ReadonlySet<string> = new Set()

function wordsOf(line: string): string[] {
  return line.split(' ').map(joined)
}

/** Without hyphens, as the index joins "T-shirt". */
function joined(word: string): string {
  return queryWords(word).join('')
}

export const noRelatedWords = new RelatedWords([], word => word, false)

/** Those that Tote knows in a shop's language, with its stems by Snowball, which is Martin Porter's. */
export function relatedWordsIn(language: string): RelatedWords {
  return language === 'de'
    ? new RelatedWords([germanGoods, englishGoods], germanStem, true)
    : new RelatedWords([englishGoods], englishStem, false)
}
