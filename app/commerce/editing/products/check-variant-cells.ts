import { minorDigits } from '../../values/currency.ts'
import { parseMeasure } from '../../values/measure.ts'
import { readAmount, readTypedNumber } from '../../values/typed/typed-number.ts'
import { bareCode, isBlank } from '../../values/typed/typed-text.ts'
import { maxVariantPrice, maxVariantWeight } from '../../values/variant-limits.ts'
import { isGtin } from '../input/gtin.ts'
import type { RecordError } from '../records/record-error.ts'
import type { VariantCell } from './product-values.ts'

/** As they were typed. */
export type VariantTexts = Readonly<Record<VariantCell, string>>

/** The wrong cells of a variant, by the rules of `variantRecord`, so that a form can name them before it's sent. */
export function checkVariantCells(
  texts: VariantTexts,
  currency: string,
): Partial<Record<VariantCell, RecordError>> {
  const price = checkAmount(texts.price, currency)
  const compareAt = isBlank(texts.compare_at_price)
    ? undefined
    : checkAmount(texts.compare_at_price, currency)
  const errors: Partial<Record<VariantCell, RecordError | undefined>> = {
    price: price.error,
    compare_at_price: compareAt?.error ?? checkDearer(price.amount, compareAt?.amount),
    cost: isBlank(texts.cost) ? undefined : checkAmount(texts.cost, currency).error,
    barcode:
      isBlank(texts.barcode) || isGtin(bareCode(texts.barcode))
        ? undefined
        : { code: 'invalid-barcode', params: {} },
    weight: isBlank(texts.weight) ? undefined : checkWeight(texts.weight),
    measure:
      isBlank(texts.measure) || parseMeasure(texts.measure)
        ? undefined
        : { code: 'invalid-measure', params: {} },
    stock: readStock(texts.stock) === undefined ? notWhole : undefined,
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

/** Units on a shelf, as typed; undefined for anything else. */
export function readStock(typed: string): number | undefined {
  const units = readTypedNumber(typed)
  return units !== undefined && units >= 0 && units <= maxStock ? units : undefined
}

const maxStock = 999_999_999

const notWhole: RecordError = { code: 'not-a-whole-number', params: {} }

function checkAmount(text: string, currency: string): { amount?: number; error?: RecordError } {
  if (isBlank(text)) return { error: { code: 'missing', params: {} } }
  const digits = minorDigits(currency)
  const amount = readAmount(text, currency)
  const params = { min: 0, max: maxVariantPrice, digits }
  if (amount === undefined) return { error: { code: 'not-an-amount', params } }
  if (amount < 0) return { error: { code: 'too-small', params } }
  return amount > maxVariantPrice ? { error: { code: 'too-large', params } } : { amount }
}

function checkDearer(price: number | undefined, compareAt: number | undefined): RecordError | undefined {
  const isWrong = price !== undefined && compareAt !== undefined && compareAt <= price
  return isWrong ? { code: 'below-price', params: {} } : undefined
}

function checkWeight(text: string): RecordError | undefined {
  const grams = readTypedNumber(text)
  if (grams === undefined || grams < 0) return notWhole
  return grams > maxVariantWeight
    ? { code: 'too-large', params: { min: 0, max: maxVariantWeight } }
    : undefined
}
