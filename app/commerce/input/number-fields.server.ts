import * as v from 'valibot'
import { maxInteger, readWholeNumber } from '../whole-number.ts'
import { code, type InputField } from './field.server.ts'
import { readAmount } from './read-amount.ts'

interface NumberLimits {
  min?: number
  max?: number
}

/** A whole number: digits and nothing else, with a minus sign if `min` is negative, or a JSON number. */
export function wholeNumberField({ min = 0, max = maxInteger }: NumberLimits = {}): InputField<number> {
  const schema = v.pipe(
    v.unknown(),
    v.transform(value => (typeof value === 'string' ? readDigits(value) : value)),
    v.pipe(v.number(code('not-a-whole-number')), v.safeInteger(code('not-a-whole-number'))),
    v.minValue(min, code('too-small')),
    v.maxValue(max, code('too-large')),
  )
  return { schema, limits: { min, max } }
}

function readDigits(text: string): number | undefined {
  const number = readWholeNumber(text.replace(/^-(?=[1-9])/, ''), Number.MAX_SAFE_INTEGER)
  return number !== undefined && text.startsWith('-') ? -number : number
}

/** The id of a row. */
export const idField = wholeNumberField({ min: 1 })

/**
 * An amount in the main unit of a currency with this many decimal places, such as `12`, `12.5` or `12.50`: in a JSON number,
 * too. The value is in the smallest unit: 1250.
 */
export function amountField({ digits, min = 0, max = maxAmount }: NumberLimits & { digits: number }) {
  const schema = v.pipe(
    v.unknown(),
    v.transform(value =>
      typeof value === 'number' || typeof value === 'string' ? readAmount(String(value), digits) : undefined,
    ),
    v.number(code('not-an-amount')),
    v.minValue(min, code('too-small')),
    v.maxValue(max, code('too-large')),
  )
  return { schema, limits: { min, max, digits } } satisfies InputField<number>
}

/** Of any currency: sums of many amounts stay exact. */
const maxAmount = 1_000_000_000_000

/** Yes or no, in the words of forms, spreadsheets and command lines, or a JSON boolean. */
export const flagField: InputField<boolean> = {
  schema: v.pipe(
    v.unknown(),
    v.transform(value => (typeof value === 'string' ? readFlag(value.trim().toLowerCase()) : value)),
    v.boolean(code('not-a-flag')),
  ),
  limits: {},
}

function readFlag(word: string): boolean | undefined {
  if (['yes', 'true', 'on', '1'].includes(word)) return true
  return ['no', 'false', 'off', '0'].includes(word) ? false : undefined
}
