import type { Amount } from '../../values/money.ts'
import { type AttributeFact, groupFacts, type NamedFact } from '../attributes/attribute.ts'
import type { Picture } from '../pictures/picture.ts'
import type { SwatchLook } from '../products/options/option-values.ts'
import { notesOf, type PriceNotes } from '../products/prices/price-notes.ts'
import {
  cardVariant,
  type Product,
  type ProductDetail,
  type Rating,
  splitParagraphs,
  type Variant,
} from '../products/product.ts'
import { type StockLevel, stockLevel } from '../products/variant-selection.ts'

/** A product in the form in which it is compared. */
export interface ComparedProduct {
  slug: string
  title: string
  picture: Picture | null
  /** SKU of the only variant; null when there are several. */
  sku: string | null
  price: ComparedPrice
  rating: Rating | null
  availability: StockLevel
  options: ComparedOption[]
  brand: string | null
  category: string | null
  facts: NamedFact[]
  details: ProductDetail[]
  description: string
}

export interface ComparedPrice extends PriceNotes {
  /** The price on the product's card. */
  price: Amount
  compareAtPrice: Amount | null
  /** Other variants cost more. */
  isStartingPrice: boolean
}

interface ComparedOption {
  slug: string
  name: string
  values: ComparedValue[]
}

export interface ComparedValue extends SwatchLook {
  name: string
  soldOut: boolean
}

export interface BrandAndCategory {
  brand: string | null
  category: string | null
}

export function toComparedProduct(
  product: Product,
  { brand, category }: BrandAndCategory,
  lowStock: number,
): ComparedProduct {
  const { slug, title, variants, pictures, rating, facts = [], details, description } = product
  const shown = cardVariant(variants)
  const { price, compareAtPrice } = shown
  const available = variants.reduce((sum, variant) => sum + variant.available, 0)
  const soldOut = (matches: (variant: Variant) => boolean) =>
    variants.filter(matches).every(variant => variant.available === 0)
  return {
    slug,
    title,
    picture: pictures[0] ?? null,
    sku: variants.length === 1 ? variants[0]!.sku : null,
    price: {
      ...{ price, compareAtPrice, ...notesOf(shown) },
      isStartingPrice: variants.some(variant => variant.price > price),
    },
    rating,
    availability: stockLevel(available, lowStock),
    options: product.options.map(({ slug, name, values }, at) => ({
      slug,
      name,
      values: values.map(({ slug, ...value }) => ({
        ...value,
        soldOut: soldOut(variant => variant.values[at] === slug),
      })),
    })),
    brand,
    category,
    facts: facts.filter(({ isCompared }) => isCompared),
    details,
    description: splitParagraphs(description)[0] ?? '',
  }
}

/** A product's value in a row; null when it has none. */
export type ComparisonValue =
  | ({ kind: 'price' } & ComparedPrice)
  | ({ kind: 'rating' } & Rating)
  | { kind: 'availability'; stock: StockLevel }
  | { kind: 'values'; values: ComparedValue[] }
  | { kind: 'text'; lines: string[] }
  | { kind: 'fact'; fact: AttributeFact; unit: string }
  | null

type ComparedAttribute = 'price' | 'rating' | 'availability' | 'brand' | 'category' | 'description'

export interface ComparisonRow {
  /** An attribute of every product, or the merchant's name of an option or a detail. */
  heading: { attribute: ComparedAttribute } | { name: string }
  /** The group of an attribute; empty for other rows. */
  group: string
  /** One for each product, in their order. */
  values: ComparisonValue[]
  differs: boolean
}

/**
 * The rows that at least one product fills, those in groups last; details in the order in which they first occur. One with the
 * name of an attribute stands in its row.
 */
export function comparisonRows(products: readonly ComparedProduct[]): ComparisonRow[] {
  const row = (
    heading: ComparisonRow['heading'],
    readValue: (product: ComparedProduct) => ComparisonValue,
    group = '',
  ): ComparisonRow => {
    const values = products.map(readValue)
    return { heading, group, values, differs: hasDifferences(values) }
  }
  const comparedAttributes = comparedFacts(products)
  const detailsNamed = ({ details }: ComparedProduct, name: string) =>
    textValue(details.filter(detail => isNamed(detail, name)).map(({ value }) => value))
  const groups = groupFacts(comparedAttributes).map(({ group, facts }) =>
    facts.map(({ attribute, name, unit }) => {
      const factOf = ({ facts }: ComparedProduct) => facts.find(one => one.attribute === attribute)?.fact
      return row({ name }, product => factValue(factOf(product), unit) ?? detailsNamed(product, name), group)
    }),
  )
  const isGrouped = ([one]: readonly ComparisonRow[]) => one!.group !== ''
  return [
    row({ attribute: 'price' }, ({ price }) => ({ kind: 'price', ...price })),
    row({ attribute: 'rating' }, ({ rating }) => rating && { kind: 'rating', ...rating }),
    row({ attribute: 'availability' }, ({ availability }) => ({ kind: 'availability', stock: availability })),
    ...comparedOptions(products).map(({ slug, name }) =>
      row({ name }, ({ options }) => valuesOf(options.find(option => option.slug === slug))),
    ),
    row({ attribute: 'brand' }, ({ brand }) => textValue([brand])),
    row({ attribute: 'category' }, ({ category }) => textValue([category])),
    ...groups.filter(rows => !isGrouped(rows)).flat(),
    ...detailNames(products)
      .filter(name => !comparedAttributes.some(attribute => isNamed(attribute, name)))
      .map(name => row({ name }, product => detailsNamed(product, name))),
    row({ attribute: 'description' }, ({ description }) => textValue([description])),
    ...groups.filter(isGrouped).flat(),
  ].filter(({ values }) => values.some(value => value !== null))
}

/** Case doesn't count: "Machine wash" and "machine wash" are the same. */
function hasDifferences(values: readonly ComparisonValue[]): boolean {
  return new Set(values.map(value => JSON.stringify(value).toLowerCase())).size > 1
}

/** The facts of all products, one for each attribute, in the order of the attributes. */
function comparedFacts(products: readonly ComparedProduct[]): NamedFact[] {
  const facts = products.flatMap(product => product.facts)
  const byAttribute = new Map(facts.map(fact => [fact.attribute, fact]))
  return [...byAttribute.values()].toSorted((one, other) => one.position - other.position)
}

function factValue(fact: AttributeFact | undefined, unit: string): ComparisonValue {
  return fact ? { kind: 'fact', fact, unit } : null
}

function detailNames(products: readonly ComparedProduct[]): string[] {
  const details = products.flatMap(product => product.details)
  return details
    .filter((detail, index) => details.findIndex(({ name }) => isNamed(detail, name)) === index)
    .map(({ name }) => name)
}

function isNamed(detail: Pick<ProductDetail, 'name'>, name: string): boolean {
  return detail.name.toLowerCase() === name.toLowerCase()
}

function textValue(texts: readonly (string | null)[]): ComparisonValue {
  const lines = texts.filter(text => text !== null).filter(text => text !== '')
  return lines.length > 0 ? { kind: 'text', lines } : null
}

function valuesOf(option: ComparedOption | undefined): ComparisonValue {
  return option ? { kind: 'values', values: option.values } : null
}

/** The options of all products, in the order in which they first occur. */
function comparedOptions(products: readonly ComparedProduct[]): ComparedOption[] {
  const options = products.flatMap(product => product.options)
  return [...new Map(options.map(option => [option.slug, option])).values()]
}
