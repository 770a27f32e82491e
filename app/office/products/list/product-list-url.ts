import {
  missingParts,
  type ProductFilter,
  type ProductSort,
  productSorts,
  productStates,
  readAttributeFilter,
  stockFilters,
} from '#commerce/catalog/products/staff-list/product-filter.ts'
import { parseAmount } from '#commerce/values/typed/typed-number.ts'
import { readSearch } from '#commerce/values/typed/typed-text.ts'
import { readId, readWholeNumber } from '#commerce/values/whole-number.ts'
import { listPath } from '../../ui/list/list-address.ts'

/** Parameters of the list that a new search or page keeps. */
export const filterNames = [
  'category',
  'brand',
  'tag',
  'attribute',
  'stock',
  'sale',
  'missing',
  'min',
  'max',
  'sort',
] as const

/** The list's state as its URL has it: texts, empty for none. */
export type ProductListUrl = Record<'q' | 'state' | (typeof filterNames)[number], string>

const maxLength = 200

/** Reads texts; `toProductFilter` ignores what it doesn't know. */
export function readProductListUrl(params: URLSearchParams): ProductListUrl {
  const names = ['state', ...filterNames] as const
  const exact = names.map(name => [name, (params.get(name) ?? '').slice(0, maxLength).toWellFormed()])
  return { ...Object.fromEntries(exact), q: readSearch(params, maxLength) } as ProductListUrl
}

export function toProductFilter(list: ProductListUrl, currency: string): ProductFilter {
  const oneOf = <T extends string>(all: readonly T[], value: string) => all.find(one => one === value) ?? null
  const { q, state, category, brand, tag, attribute, stock, sale, missing, min, max } = list
  return {
    search: q,
    state: oneOf(productStates, state),
    category: category || null,
    brand: brand || null,
    tag: tag || null,
    attribute: readAttributeFilter(attribute),
    stock: oneOf(stockFilters, stock),
    minPrice: parseAmount(min, currency) ?? null,
    maxPrice: parseAmount(max, currency) ?? null,
    isOnSale: sale === 'yes' ? true : sale === 'no' ? false : null,
    missing: oneOf(missingParts, missing),
  }
}

export function productSort({ sort }: Pick<ProductListUrl, 'sort'>): ProductSort {
  return productSorts.find(one => one === sort) ?? 'newest'
}

/** The list with these parameters, on its first page. */
export function productListPath(list: Partial<ProductListUrl>, page: Record<string, string> = {}): string {
  return listPath('/office/products', { ...list, ...page })
}

export function productPagePath({ id }: { id: number }): string {
  return `/office/products/${id}`
}

/** A place in the list as text: "12.Blue mug". */
export function productKeyText({ id, value }: { id: number; value: string | number }): string {
  return `${id}.${value}`
}

export function parseKey(text: string | null, sort: ProductSort) {
  const [, number, value] = /^(\d+)\.(.{1,300})$/s.exec(text ?? '') ?? []
  const id = readId(number)
  if (id === undefined || value === undefined) return undefined
  if (sort !== 'best-selling') return { id, value: value.toWellFormed() }
  const sold = readWholeNumber(value)
  return sold === undefined ? undefined : { id, value: sold }
}
