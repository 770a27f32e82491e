import * as v from 'valibot'
import { minorDigits } from '../../values/currency.ts'
import { readAmount, readDecimal, readPercentage, readTypedNumber } from '../../values/typed/typed-number.ts'
import { codeText } from '../../values/typed/typed-text.ts'
import { maxInteger, readId } from '../../values/whole-number.ts'
import { code, type InputField } from './field.server.ts'
import type { InputErrorCode } from './input-error.ts'

interface NumberLimits {
  min?: number
  max?: number
}

/** A whole number, or a JSON number. */
export function wholeNumberField({ min = 0, max = maxInteger }: NumberLimits = {}): InputField<number> {
  return numberField(readTypedNumber, 'not-a-whole-number', { min, max })
}

/** The id of a row, which nobody types. */
export const idField = numberField(readId, 'not-a-whole-number', { min: 1, max: maxInteger })

/** An amount in the main unit of the currency, in a JSON number, too. The value is in the smallest unit. */
export function amountField({ currency, ...limits }: NumberLimits & { currency: string }) {
  const read = (text: string) => readAmount(text, currency)
  return numberField(read, 'not-an-amount', { ...limits, digits: minorDigits(currency) })
}

/** A percentage, with or without its sign. The value is in hundredths of a percent. */
export function percentageField(limits: NumberLimits) {
  return numberField(readPercentage, 'not-a-percentage', { ...limits, digits: 2 })
}

/** A percentage without decimal places. */
export function wholePercentageField(limits: NumberLimits) {
  const read = (text: string) => {
    const hundredths = readPercentage(text)
    return hundredths === undefined || hundredths % 100 !== 0 ? undefined : hundredths / 100
  }
  return numberField(read, 'not-a-percentage', { ...limits, digits: 0 })
}

/** A number with at most this many decimal places, in units of the last place. */
export function decimalField({
  places,
  min = 0,
  max = maxInteger,
}: NumberLimits & { places: number }): InputField<number> {
  const scale = 10 ** places
  const limits = { min: min * scale, max: max * scale, digits: places }
  return numberField(text => readDecimal(text, places), 'not-a-number', limits)
}

function numberField(
  read: (text: string) => number | undefined,
  wrong: InputErrorCode,
  { min = 0, max = maxAmount, ...more }: NumberLimits & { digits?: number },
): InputField<number> {
  const schema = v.pipe(
    v.unknown(),
    v.transform(value =>
      typeof value === 'number' || typeof value === 'string' ? read(String(value)) : undefined,
    ),
    v.number(code(wrong)),
    v.minValue(min, code('too-small')),
    v.maxValue(max, code('too-large')),
  )
  return { schema, limits: { min, max, ...more } }
}

/** Of any currency: sums of many amounts stay exact. */
const maxAmount = 1_000_000_000_000

/** Yes or no, in the words of forms, spreadsheets and command lines, or a JSON boolean. */
export const flagField: InputField<boolean> = {
  schema: v.pipe(
    v.unknown(),
    v.transform(value => (typeof value === 'string' ? readFlag(codeText(value).toLowerCase()) : value)),
    v.boolean(code('not-a-flag')),
  ),
  limits: {},
}

function readFlag(word: string): boolean | undefined {
  if (['yes', 'true', 'on', '1'].includes(word)) return true
  return ['no', 'false', 'off', '0'].includes(word) ? false : undefined
}
