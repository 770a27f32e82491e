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
}

/** Sets the filters that a phrase stands for. */
type SetFilters = (filters: SearchFilters) => void

const ratings =
  /(?<![\p{L}\p{N}.,-])([2-5])\s*\+?\s*-?\s*(\p{L}+)(?!\p{L})(?:\s+(?:and|or|und|oder)\s+(?:up|more|mehr))?/iu

/** The words of a shop that stand for filters: names of its colors, sizes and brands, prices, ratings, "on sale" and orders. */
export class FilterWords {
  readonly #language: SearchLanguage
  readonly #prices: PriceReader
  readonly #phrases = new Map<string, SetFilters[]>()
  readonly #categories: ReadonlyMap<string, string>
  #longest = 0

  constructor(taxonomy: Taxonomy) {
    this.#language = taxonomy.language === 'de' ? german : english
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
    const filters: SearchFilters = {
      ...{ rest: '', facets: {}, brands: [], ...prices, minStars, onSale: false, inStock: false, sort: null },
    }
    const left: string[] = []
    const words = withoutStars.split(/\s+/).filter(word => word !== '')
    let isFiltered = withoutStars !== text
    for (let at = 0; at < words.length; ) {
      const { length, setters } = this.#isNegated(words, at) ? nothingSet : this.#phraseAt(words, at)
      for (const set of setters) set(filters)
      if (setters.length === 0) left.push(words[at]!)
      else isFiltered = true
      at += length
    }
    return isFiltered ? { ...filters, rest: this.#withoutEdges(left).join(' ') } : undefined
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

  #phraseAt(words: readonly string[], at: number): { length: number; setters: readonly SetFilters[] } {
    for (let length = Math.min(this.#longest, words.length - at); length > 0; length--) {
      const setters = this.#phrases.get(keyOf(words.slice(at, at + length).join(' ')))
      if (setters) return { length, setters }
    }
    return { length: 1, setters: [] }
  }

  #readStars(text: string): { rest: string; minStars: number | null } {
    const { stars, below } = this.#language
    const match = ratings.exec(text)
    const before = text.slice(0, match?.index).trimEnd().toLowerCase()
    if (!match || !stars.includes(match[2]!.toLowerCase()) || below.some(word => before.endsWith(word)))
      return { rest: text, minStars: null }
    return { rest: text.replace(match[0], ' '), minStars: Math.min(starSteps[0]!, Number(match[1])) }
  }

  #withoutEdges(words: readonly string[]): readonly string[] {
    const isFiller = (word: string) =>
      functionWords.has(fold(word)) || this.#language.fillers.includes(word.toLowerCase())
    const first = words.findIndex(word => !isFiller(word))
    return first === -1 ? [] : words.slice(first, words.findLastIndex(word => !isFiller(word)) + 1)
  }

  #addFixedPhrases(): void {
    const { onSale, inStock, newest, bestSelling, topRated, cheapest } = this.#language
    for (const phrase of onSale) this.#add(phrase, filters => (filters.onSale = true))
    for (const phrase of inStock) this.#add(phrase, filters => (filters.inStock = true))
    const orders = { newest, 'best-selling': bestSelling, 'top-rated': topRated, 'price-asc': cheapest }
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

const nothingSet = { length: 1, setters: [] }

/** The same for every case, number, and use of accents and hyphens. */
function keyOf(phrase: string): string {
  return queryWords(phrase).map(stem).join(' ')
}
