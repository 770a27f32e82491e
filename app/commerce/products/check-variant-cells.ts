import { minorDigits } from '../currency.ts'
import { isGtin } from '../input/gtin.ts'
import { readAmount } from '../input/read-amount.ts'
import type { RecordError } from '../records/record-error.ts'
import { maxVariantPrice, maxVariantWeight } from '../variant-limits.ts'
import { readWholeNumber } from '../whole-number.ts'
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
  const barcode = texts.barcode.trim()
  const errors: Partial<Record<VariantCell, RecordError | undefined>> = {
    price: price.error,
    compare_at_price: compareAt?.error ?? checkDearer(price.amount, compareAt?.amount),
    barcode: isBlank(barcode) || isGtin(barcode) ? undefined : { code: 'invalid-barcode', params: {} },
    weight: isBlank(texts.weight) ? undefined : checkWeight(texts.weight),
    stock: /^\d{1,9}$/.test(texts.stock.trim()) ? undefined : notWhole,
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

const isBlank = (text: string) => text.trim() === ''

const notWhole: RecordError = { code: 'not-a-whole-number', params: {} }

function checkAmount(text: string, currency: string): { amount?: number; error?: RecordError } {
  if (isBlank(text)) return { error: { code: 'missing', params: {} } }
  const digits = minorDigits(currency)
  const amount = readAmount(text, digits)
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
  const grams = readWholeNumber(text)
  if (grams === undefined) return notWhole
  return grams > maxVariantWeight
    ? { code: 'too-large', params: { min: 0, max: maxVariantWeight } }
    : undefined
}
