import { readWholeNumber } from '../whole-number.ts'

/** The number of a product as a form sends it; undefined for everything else. */
export function readProduct(typed: string | undefined): { product: number } | undefined {
  const product = readWholeNumber(typed, 999_999_999)
  return product ? { product } : undefined
}
