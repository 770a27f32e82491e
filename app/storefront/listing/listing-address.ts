import { type Sort, sorts } from '../../commerce/finding/listing-query.ts'
import { readWholeNumber } from '../../commerce/whole-number.ts'

/** What a shopper chose in a listing, as its address holds it. Each value is a slug; none of them need exist. */
export interface Choice {
  words: string
  categories: string[]
  colors: string[]
  brands: string[]
  sizes: string[]
  priceRanges: string[]
  /** Whole dollars; null without a limit. */
  from: number | null
  to: number | null
  inStock: boolean
  sort: Sort | null
  /** How many on a page; null as usual in the shop. */
  show: number | null
  /** Counted from 1. */
  page: number
}

/** The groups of values in the order of the panel, with their names in the address. */
export const groups = {
  categories: 'category',
  colors: 'color',
  brands: 'brand',
  priceRanges: 'price',
  sizes: 'size',
} as const

export type Group = keyof typeof groups

const longestWords = 100

/** More values than this are not looked at, of all groups together: each makes the page longer and slower. */
export const maxFilters = 20

/** Reads what it understands and drops the rest. The order of the parameters does not matter. */
export function readChoice(parameters: URLSearchParams): Choice {
  let left = maxFilters
  const values = (name: string) => {
    const known = [...new Set(parameters.getAll(name))].filter(value => /^[a-z0-9-]{1,80}$/.test(value))
    const taken = known.slice(0, left)
    left -= taken.length
    return taken
  }
  const number = (name: string) => readWholeNumber(parameters.get(name), 999_999) ?? null
  return {
    words: (parameters.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, longestWords),
    categories: values(groups.categories),
    colors: values(groups.colors),
    brands: values(groups.brands),
    sizes: values(groups.sizes),
    priceRanges: values(groups.priceRanges),
    from: number('from'),
    to: number('to'),
    inStock: parameters.get('stock') === 'in',
    sort: sorts.find(sort => sort === parameters.get('sort')) ?? null,
    show: number('show'),
    page: Math.max(1, number('page') ?? 1),
  }
}

/** The address of a choice, without what goes without saying: `/Shop?color=black&page=2`. */
export function addressOf(path: string, choice: Choice): string {
  const parameters = new URLSearchParams()
  if (choice.words !== '') parameters.set('q', choice.words)
  for (const [group, name] of Object.entries(groups))
    for (const value of choice[group as Group]) parameters.append(name, value)
  if (choice.from !== null) parameters.set('from', String(choice.from))
  if (choice.to !== null) parameters.set('to', String(choice.to))
  if (choice.inStock) parameters.set('stock', 'in')
  if (choice.sort !== null) parameters.set('sort', choice.sort)
  if (choice.show !== null) parameters.set('show', String(choice.show))
  if (choice.page > 1) parameters.set('page', String(choice.page))
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** Whether no further value may be chosen. */
export function isFull(choice: Choice): boolean {
  const chosen = Object.keys(groups).flatMap(group => choice[group as Group])
  return chosen.length >= maxFilters
}

/** Whether anything is chosen that leaves products out. */
export function isFiltered(choice: Choice): boolean {
  const { from, to, inStock } = choice
  return (
    from !== null ||
    to !== null ||
    inStock ||
    Object.keys(groups).some(group => choice[group as Group].length > 0)
  )
}

/** The same choice without filters: words, order and page size stay. */
export function withoutFilters(choice: Choice): Choice {
  const none = { categories: [], colors: [], brands: [], sizes: [], priceRanges: [] }
  return { ...choice, ...none, from: null, to: null, inStock: false, page: 1 }
}
