import { readWholeNumber } from '../../whole-number.ts'

/** Reads a product's number from a form; undefined when it is not one. */
export function readProductId(value: string | undefined): number | undefined {
  return readWholeNumber(value, 999_999_999) || undefined
}
