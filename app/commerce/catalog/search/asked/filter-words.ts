import { isAttributeFacet, type Taxonomy, type TaxonomyEntry } from '../../index/facts/product-facts.ts'
import type { Sort } from '../../index/listing-query.ts'
import { queryWords } from '../words/fold.ts'
import { stem } from '../words/stem.ts'
import { PriceReader } from './asked-prices.ts'
import { colorFamily } from './color-families.ts'
import { english, german, type SearchLanguage } from './search-language.ts'

/** A search as shoppers mean it: filters, by their slugs, and the words that are left. */
export interface AskedSearch {
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

/** A phrase changes what is asked. */
type Ask = (asked: AskedSearch) => void

const ratings =
  /(?<![\p{L}\p{N}.,-])([2-4])\s*\+?\s*-?\s*(\p{L}+)(?!\p{L})(?:\s+(?:and|or|und|oder)\s+(?:up|more|mehr))?/iu

/** The words of a shop that ask for a filter: names of its colors, sizes and brands, prices, ratings, "on sale" and orders. */
export class FilterWords {
  readonly #language: SearchLanguage
  readonly #prices: PriceReader
  readonly #phrases = new Map<string, Ask[]>()
  readonly #categories: ReadonlyMap<string, string>
  #longest = 0

  constructor(taxonomy: Taxonomy) {
    this.#language = taxonomy.language === 'de' ? german : english
    this.#prices = new PriceReader(this.#language)
    this.#categories = new Map(taxonomy.categories.map(({ name, slug }) => [keyOf(name), slug]))
    this.#addFixedPhrases()
    for (const { slug, name } of taxonomy.brands) this.#add(name, ({ brands }) => void brands.push(slug))
    for (const facet of taxonomy.facets) if (!isAttributeFacet(facet)) this.#addOption(facet)
  }

  /** Undefined if the search asks for nothing but words. */
  read(text: string): AskedSearch | undefined {
    const { rest: withoutPrices, ...prices } = this.#prices.read(text)
    const { rest: withoutStars, minStars } = this.#readStars(withoutPrices)
    const asked: AskedSearch = {
      ...{ rest: '', facets: {}, brands: [], ...prices, minStars, onSale: false, inStock: false, sort: null },
    }
    const left: string[] = []
    const words = withoutStars.split(/\s+/).filter(word => word !== '')
    let isAsked = withoutStars !== text
    for (let at = 0; at < words.length; ) {
      const { length, asks } = this.#phraseAt(words, at)
      for (const ask of asks) ask(asked)
      if (asks.length === 0) left.push(words[at]!)
      else isAsked = true
      at += length
    }
    return isAsked ? { ...asked, rest: this.#withoutEdges(left).join(' ') } : undefined
  }

  /** The slug of the category that a whole search names. */
  categoryNamed(text: string): string | undefined {
    return this.#categories.get(keyOf(text))
  }

  #phraseAt(words: readonly string[], at: number): { length: number; asks: readonly Ask[] } {
    for (let length = Math.min(this.#longest, words.length - at); length > 0; length--) {
      const asks = this.#phrases.get(keyOf(words.slice(at, at + length).join(' ')))
      if (asks) return { length, asks }
    }
    return { length: 1, asks: [] }
  }

  #readStars(text: string): { rest: string; minStars: number | null } {
    const match = ratings.exec(text)
    if (!match || !this.#language.stars.includes(match[2]!.toLowerCase()))
      return { rest: text, minStars: null }
    return { rest: text.replace(match[0], ' '), minStars: Number(match[1]) }
  }

  #withoutEdges(words: readonly string[]): readonly string[] {
    const isFunctionWord = (word: string) => this.#language.functionWords.includes(word.toLowerCase())
    const first = words.findIndex(word => !isFunctionWord(word))
    return first === -1 ? [] : words.slice(first, words.findLastIndex(word => !isFunctionWord(word)) + 1)
  }

  #addFixedPhrases(): void {
    const { onSale, inStock, newest, bestSelling, topRated, cheapest } = this.#language
    for (const phrase of onSale) this.#add(phrase, asked => (asked.onSale = true))
    for (const phrase of inStock) this.#add(phrase, asked => (asked.inStock = true))
    const orders = { newest, 'best-selling': bestSelling, 'top-rated': topRated, 'price-asc': cheapest }
    for (const [sort, phrases] of Object.entries(orders))
      for (const phrase of phrases) this.#add(phrase, asked => (asked.sort = sort as Sort))
  }

  /** Names of values, the families of colors, and other spellings of sizes; alone or after the option's name: "size M". */
  #addOption({
    slug,
    name,
    values,
  }: TaxonomyEntry & { values: readonly (TaxonomyEntry & { hex?: string | null })[] }): void {
    const { colors, sizes } = this.#language
    for (const value of values) {
      const ask: Ask = ({ facets }) => {
        facets[slug] = [...(facets[slug] ?? []), value.slug]
      }
      const names = new Set(
        [
          ...(/^\d+$/.test(value.name) ? [] : [value.name]),
          ...(sizes.find(spellings => spellings.includes(value.name.toLowerCase())) ?? []),
          ...(value.hex ? colors[colorFamily(value.hex)] : []),
        ].map(keyOf),
      )
      for (const name of names) this.#add(name, ask)
      for (const spelling of [...names, keyOf(value.name)]) this.#add(`${name} ${spelling}`, ask)
    }
  }

  #add(phrase: string, ask: Ask): void {
    const key = keyOf(phrase)
    if (key === '') return
    const asks = this.#phrases.get(key)
    if (!asks?.includes(ask)) this.#phrases.set(key, [...(asks ?? []), ask])
    this.#longest = Math.max(this.#longest, key.split(' ').length)
  }
}

/** Whatever the case, accents, hyphens and number. */
function keyOf(phrase: string): string {
  return queryWords(phrase).map(stem).join(' ')
}
