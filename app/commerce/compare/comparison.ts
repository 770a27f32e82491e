import { availabilityInWords } from '../catalog/choice.ts'
import {
  cardVariant,
  type Detail,
  type Product,
  paragraphsOf,
  type Rating,
  type Variant,
} from '../catalog/product.ts'
import type { Cents } from '../money.ts'
import type { Picture } from '../pictures/picture.ts'

/** A product as it stands beside others. */
export interface ComparedProduct {
  slug: string
  title: string
  picture: Picture | null
  price: Price
  rating: Rating | null
  availability: string
  colors: Option[]
  sizes: Option[]
  brand: string | null
  category: string | null
  details: Detail[]
  description: string
}

export interface Price {
  /** What its card shows. */
  price: Cents
  compareAtPrice: Cents | null
  /** Other variants cost more. */
  from: boolean
}

/** A colour or a size. */
export interface Option {
  name: string
  /** Only a colour has one. */
  hex?: string
  soldOut: boolean
}

/** What a product is sorted under. */
export interface Sorting {
  brand: string | null
  category: string | null
}

/** Brings a product into the form in which it is compared. */
export function comparedProduct(product: Product, sorting: Sorting, lowStock: number): ComparedProduct {
  const { slug, title, variants, pictures, rating, details, description } = product
  const { price, compareAtPrice } = cardVariant(variants)
  const available = variants.reduce((sum, variant) => sum + variant.available, 0)
  const soldOut = (fits: (variant: Variant) => boolean) =>
    variants.filter(fits).every(variant => variant.available === 0)
  return {
    slug,
    title,
    picture: pictures[0] ?? null,
    price: { price, compareAtPrice, from: variants.some(variant => variant.price > price) },
    rating,
    availability: availabilityInWords({ available }, lowStock),
    colors: product.colors.map(({ slug, name, hex }) => ({
      name,
      hex,
      soldOut: soldOut(({ color }) => color === slug),
    })),
    sizes: product.sizes.map(({ slug, name }) => ({ name, soldOut: soldOut(({ size }) => size === slug) })),
    ...sorting,
    details,
    description: paragraphsOf(description)[0] ?? '',
  }
}

/** What one product has in a row; null where nothing is said of it. */
export type Cell =
  | ({ kind: 'price' } & Price)
  | ({ kind: 'rating' } & Rating)
  | { kind: 'options'; options: Option[] }
  | { kind: 'words'; words: string[] }
  | null

export interface Row {
  name: string
  /** One for each product, in their order. */
  cells: Cell[]
  differs: boolean
}

/**
 * The table below the names: what every product has, then a row for each name among the details, in the order in which
 * they first come. A row that nobody fills is left out.
 */
export function comparisonRows(products: readonly ComparedProduct[]): Row[] {
  const row = (name: string, cellOf: (product: ComparedProduct) => Cell): Row => {
    const cells = products.map(cellOf)
    return { name, cells, differs: differ(cells) }
  }
  return [
    row('Price', ({ price }) => ({ kind: 'price', ...price })),
    row('Rating', ({ rating }) => rating && { kind: 'rating', ...rating }),
    row('Availability', ({ availability }) => words([availability])),
    row('Colors', ({ colors }) => options(colors)),
    row('Sizes', ({ sizes }) => options(sizes)),
    row('Brand', ({ brand }) => words([brand])),
    row('Category', ({ category }) => words([category])),
    ...detailNames(products).map(name =>
      row(name, ({ details }) =>
        words(details.filter(detail => isNamed(detail, name)).map(({ value }) => value)),
      ),
    ),
    row('Description', ({ description }) => words([description])),
  ].filter(({ cells }) => cells.some(cell => cell !== null))
}

/** "Care" and "care" are the same name, and "Machine wash" and "machine wash" the same care. */
function differ(cells: readonly Cell[]): boolean {
  return new Set(cells.map(cell => JSON.stringify(cell).toLowerCase())).size > 1
}

function detailNames(products: readonly ComparedProduct[]): string[] {
  const details = products.flatMap(product => product.details)
  return details
    .filter((detail, place) => details.findIndex(({ name }) => isNamed(detail, name)) === place)
    .map(({ name }) => name)
}

function isNamed(detail: Detail, name: string): boolean {
  return detail.name.toLowerCase() === name.toLowerCase()
}

function words(said: readonly (string | null)[]): Cell {
  const words = said.filter(word => word !== null).filter(word => word !== '')
  return words.length > 0 ? { kind: 'words', words } : null
}

function options(options: Option[]): Cell {
  return options.length > 0 ? { kind: 'options', options } : null
}
