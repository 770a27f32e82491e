import { fold } from '../../catalog/search/words/fold.ts'
import { compactCode } from '../../values/typed/typed-text.ts'
import { parseOrderNumber } from '../order-number.ts'

/** The parts of an order that search looks at. */
export interface OrderTermSource {
  number: string
  email: string
  /** Of the recipient. */
  name: string
  lines: readonly { sku: string; productId: number }[]
}

/** Terms that are, or start with, a text. */
export interface TermMatch {
  text: string
  isPrefix: boolean
}

/** Shorter ones would match too many orders, so they only match whole terms. */
const minPrefixLength = 3

const maxNameWords = 4

/** The texts that find an order: number, email, name from each of its words on, SKUs and products. */
export function orderTerms({ number, email, name, lines }: OrderTermSource): string[] {
  const digits = number.replace(/^T-/, '')
  const texts = [
    digits,
    digits.split('-')[1] ?? '',
    email,
    ...rotations(name),
    ...lines.map(({ sku }) => sku),
  ]
  const products = lines.map(({ productId }) => productTerm(productId))
  return [...new Set([...texts.map(termText).filter(text => text !== ''), ...products])]
}

/** Finds the orders with a product. Other terms don't start with "#". */
export function productTerm(productId: number): string {
  return `#${productId}`
}

/** The terms that a search finds; none for an empty one. */
export function searchMatches(typed: string): TermMatch[] {
  const text = termText(typed)
  const texts = [text, typedDigits(typed)?.toLowerCase()].filter(one => one !== undefined && one !== '')
  return [...new Set(texts)].map(one => ({ text: one!, isPrefix: one!.length >= minPrefixLength }))
}

export function isMatched(terms: readonly string[], matches: readonly TermMatch[]): boolean {
  return terms.some(term =>
    matches.some(({ text, isPrefix }) => (isPrefix ? term.startsWith(text) : term === text)),
  )
}

/** The digits of a number that is typed in part: "T-7KQ4" or "t7kq4m2xa". */
function typedDigits(typed: string): string | undefined {
  const number = parseOrderNumber(typed) ?? compactCode(typed)
  return /^T-([2-9A-Z]{1,4}|[2-9A-Z]{4}-[2-9A-Z]{0,4})$/.test(number) ? number.slice(2) : undefined
}

/** "June Ann Halloran" is also found as "Ann Halloran" and "Halloran June". */
function rotations(name: string): string[] {
  const words = name
    .split(/\s+/)
    .filter(word => word !== '')
    .slice(0, maxNameWords)
  return words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(' '))
}

function termText(text: string): string {
  return fold(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^#+\s*/, '')
}
