import { unitNames } from '#commerce/values/measure.ts'
import { EditDistance, maxPatternLength } from '../../search/words/edit-distance.ts'
import { fold, queryWords } from '../../search/words/fold.ts'
import { functionWords } from '../../search/words/function-words.ts'
import { stem } from '../../search/words/stem.ts'
import {
  type FacetEntry,
  isAttributeFacet,
  type Taxonomy,
  type TaxonomyEntry,
} from '../facts/product-facts.ts'
import { type Sort, starSteps } from '../listing-query.ts'
import { english, german, type SearchLanguage } from './search-language.ts'
import { PriceReader } from './search-prices.ts'

/** A search as shoppers mean it: filters, by their slugs, and the words that are left. */
export interface SearchFilters {
  /** As typed, without what became a filter. */
  rest: string
  facets: Record<string, string[]>
  brands: string[]
  priceFrom: string | null
  priceTo: string | null
  minStars: number | null
  onSale: boolean
  inStock: boolean
  sort: Sort | null
  /** Only if the words themselves find nothing. */
  isGuess: boolean
}

/** Sets the filters that a phrase stands for. */
type SetFilters = (filters: SearchFilters) => void

/** The words of a shop that stand for filters: names of its colors, sizes and brands, prices, ratings, "on sale" and orders. */
export class FilterWords {
  readonly #language: SearchLanguage
  readonly #prices: PriceReader
  readonly #phrases = new Map<string, SetFilters[]>()
  readonly #categories: ReadonlyMap<string, string>
  /** The values of each option. */
  readonly #values: ReadonlyMap<string, readonly string[]>
  /** Single words for colors, for typing errors. */
  readonly #colors = new Set<string>()
  readonly #isKnown: (word: string) => boolean
  readonly #ratings: RegExp
  #longest = 0

  /** A word that is known is never a misspelled color. */
  constructor(taxonomy: Taxonomy, isKnown: (word: string) => boolean) {
    this.#isKnown = isKnown
    this.#language = taxonomy.language === 'de' ? german : english
    this.#ratings = ratingPattern(this.#language)
    this.#values = new Map(taxonomy.facets.map(({ slug, values }) => [slug, values.map(({ slug }) => slug)]))
    this.#prices = new PriceReader(this.#language)
    this.#categories = new Map(taxonomy.categories.map(({ name, slug }) => [keyOf(name), slug]))
    this.#addFixedPhrases()
    for (const { slug, name } of taxonomy.brands) {
      const set: SetFilters = ({ brands }) => void brands.push(slug)
      this.#add(name, set)
      this.#add(name.replaceAll(' ', ''), set)
    }
    for (const facet of taxonomy.facets) if (!isAttributeFacet(facet)) this.#addOption(facet)
  }

  /** Undefined if no word stands for a filter. */
  read(text: string): SearchFilters | undefined {
    const { rest: withoutPrices, ...prices } = this.#prices.read(text)
    const { rest: withoutStars, minStars } = this.#readStars(withoutPrices)
    const filters: SearchFilters = { ...filtersBy([]), ...prices, minStars }
    const left: string[] = []
    const words = withoutStars.split(/\s+/).filter(word => word !== '')
    let isFiltered = withoutStars !== text
    for (let at = 0; at < words.length; ) {
      const { length, setters } = isMeasure(words, at) ? noPhrase : this.#phraseAt(words, at)
      if (this.#isNegated(words, at) && !this.#isOther(setters)) left.push(words[at]!)
      else if (this.#isNegated(words, at)) {
        this.#setOthers(filters, setters)
        if (!words[at]!.startsWith('-')) left.pop()
        isFiltered = true
      } else if (setters.length === 0) left.push(words[at]!)
      else {
        for (const set of setters) set(filters)
        isFiltered = true
      }
      at += length
    }
    const rest = this.#withoutEdges(left)
    if (isFiltered) return { ...filters, rest: rest.join(' ') }
    const isForGift =
      rest.length === 0 && left.some(word => this.#language.gifts.includes(word.toLowerCase()))
    return isForGift ? { ...filters, sort: 'best-selling', isGuess: true } : undefined
  }

  /** The slug of the category that a whole search names. */
  categoryNamed(text: string): string | undefined {
    return this.#categories.get(keyOf(text))
  }

  /** "Tee -black", "not black". */
  #isNegated(words: readonly string[], at: number): boolean {
    return (
      /^-\p{L}/u.test(words[at]!) || this.#language.negations.includes(words[at - 1]?.toLowerCase() ?? '')
    )
  }

  /** Whether a filter can be for anything else: any other color. */
  #isOther(setters: readonly SetFilters[]): boolean {
    const { facets } = filtersBy(setters)
    return Object.keys(facets).length > 0
  }

  /** Sets all other values of the options in place of these. */
  #setOthers(filters: SearchFilters, setters: readonly SetFilters[]): void {
    for (const [slug, excluded] of Object.entries(filtersBy(setters).facets)) {
      const others = this.#values.get(slug)!.filter(value => !excluded.includes(value))
      filters.facets[slug] = (filters.facets[slug] ?? others).filter(value => others.includes(value))
    }
  }

  #phraseAt(words: readonly string[], at: number): { length: number; setters: readonly SetFilters[] } {
    for (let length = Math.min(this.#longest, words.length - at); length > 0; length--) {
      const setters = this.#phrases.get(keyOf(words.slice(at, at + length).join(' ')))
      if (setters) return { length, setters }
    }
    const color = this.#misspelledColor(words[at]!)
    return { length: 1, setters: (color ? this.#phrases.get(color) : undefined) ?? [] }
  }

  /** The color that this is one typing error away from, or all but the last letter of. */
  #misspelledColor(typed: string): string | undefined {
    const word = fold(typed)
    if (word.length < 3 || word.length > maxPatternLength || this.#isKnown(word)) return undefined
    const distance = new EditDistance(word)
    return [...this.#colors].find(
      color => color[0] === word[0] && color.length >= 4 && distance.to(color) === 1,
    )
  }

  #readStars(text: string): { rest: string; minStars: number | null } {
    const { below, numbers } = this.#language
    const match = this.#ratings.exec(text)
    const before = text.slice(0, match?.index).trimEnd().toLowerCase()
    if (!match || below.some(word => before.endsWith(word))) return { rest: text, minStars: null }
    const stars = numbers[match[1]!.toLowerCase()] ?? Number(match[1])
    return { rest: text.replace(match[0], ' '), minStars: Math.min(starSteps[0]!, stars) }
  }

  #withoutEdges(words: readonly string[]): readonly string[] {
    const isFiller = (word: string) =>
      functionWords.has(fold(word)) || this.#language.fillers.includes(word.toLowerCase())
    const first = words.findIndex(word => !isFiller(word))
    return first === -1 ? [] : words.slice(first, words.findLastIndex(word => !isFiller(word)) + 1)
  }

  #addFixedPhrases(): void {
    const { onSale, inStock, newest, bestSelling, topRated, cheapest, dearest } = this.#language
    for (const phrase of onSale) this.#add(phrase, filters => (filters.onSale = true))
    for (const phrase of inStock) this.#add(phrase, filters => (filters.inStock = true))
    const orders = {
      ...{ newest, 'best-selling': bestSelling, 'top-rated': topRated },
      ...{ 'price-asc': cheapest, 'price-desc': dearest },
    }
    for (const [sort, phrases] of Object.entries(orders))
      for (const phrase of phrases) this.#add(phrase, filters => (filters.sort = sort as Sort))
  }

  /** Names of values, the families of colors, and other spellings of sizes; alone or after the option's name: "size M". */
  #addOption({ slug, name, values }: TaxonomyEntry & { values: readonly FacetEntry[] }): void {
    const { colors, sizes } = this.#language
    for (const value of values) {
      const set: SetFilters = ({ facets }) => {
        facets[slug] = [...(facets[slug] ?? []), value.slug]
      }
      const names = new Set(
        [
          ...(/^\d+$/.test(value.name) ? [] : [value.name]),
          ...(sizes.find(spellings => spellings.includes(value.name.toLowerCase())) ?? []),
          ...(value.family ? this.#withShades(colors[value.family]) : []),
        ].map(keyOf),
      )
      for (const name of names) this.#add(name, set)
      if (value.family) for (const name of names) if (!name.includes(' ')) this.#colors.add(name)
      for (const spelling of [...names, keyOf(value.name)]) this.#add(`${name} ${spelling}`, set)
    }
  }

  /** "Dark blue", "dunkelblau". */
  #withShades(colors: readonly string[]): string[] {
    const shaded = colors.flatMap(color =>
      this.#language.shades.flatMap(shade => [`${shade} ${color}`, shade + color]),
    )
    return [...colors, ...shaded]
  }

  #add(phrase: string, set: SetFilters): void {
    const key = keyOf(phrase)
    if (key === '') return
    const setters = this.#phrases.get(key)
    if (!setters?.includes(set)) this.#phrases.set(key, [...(setters ?? []), set])
    this.#longest = Math.max(this.#longest, key.split(' ').length)
  }
}

const noPhrase = { length: 1, setters: [] }

/** The l of "0.5 l" isn't a size. */
function isMeasure(words: readonly string[], at: number): boolean {
  return at > 0 && /^\d+([.,]\d+)?$/.test(words[at - 1]!) && unitNames.has(words[at]!.toLowerCase())
}

function filtersBy(setters: readonly SetFilters[]): SearchFilters {
  const filters: SearchFilters = {
    ...{ rest: '', facets: {}, brands: [], priceFrom: null, priceTo: null, minStars: null },
    ...{ onSale: false, inStock: false, sort: null, isGuess: false },
  }
  for (const set of setters) set(filters)
  return filters
}

/** "4 stars and up", "five star". */
function ratingPattern({ numbers, stars, andUp }: SearchLanguage): RegExp {
  const any = (words: readonly string[]) =>
    `(?:${[...words].sort((one, other) => other.length - one.length).join('|')})`
  const number = `([2-5]|${any(Object.keys(numbers))})`
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}.,-])${number}\s*\+?\s*-?\s*${any(stars)}(?!\p{L})(?:\s+${any(andUp)}(?!\p{L}))?`,
    'iu',
  )
}

/** The same for every case, number, and use of accents and hyphens. */
function keyOf(phrase: string): string {
  return queryWords(phrase).map(stem).join(' ')
}
