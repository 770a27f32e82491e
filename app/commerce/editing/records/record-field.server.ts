import { toDecimalString } from '../../values/currency.ts'
import { toAmount } from '../../values/money.ts'
import { maxVariantPrice } from '../../values/variant-limits.ts'
import { countryField } from '../input/code-fields.server.ts'
import { type InputField, optionalField } from '../input/field.server.ts'
import { amountField, flagField, percentageField, wholeNumberField } from '../input/number-fields.server.ts'
import { slugField, textField } from '../input/text-fields.server.ts'
import { timeField } from '../input/time-fields.server.ts'
import type { FieldFacts } from './field-facts.ts'

/** A value as the database stores it. */
export type StoredValue = string | number | null

/** A value as a field's schema returns it. */
type TypedValue = unknown

/** A field that is stored in a column. */
export interface ColumnField extends FieldFacts {
  /** Amounts depend on the shop's currency. */
  input(currency: string): InputField<TypedValue>
  /** If it isn't the name of the field. */
  column?: string
  /** Undefined leaves the column as it is. */
  toStored(value: TypedValue): StoredValue | undefined
  /** As people type it; empty for null. */
  toText(stored: StoredValue, currency: string): string
  /** The column has the id of the row that is typed. */
  names?: NamedRow
  /** In minor units of the shop's currency. */
  isAmount?: true
  /** Text of several lines. */
  hasLines?: true
  /** Yes or no. */
  isFlag?: true
  /** The column's value when nothing is typed; undefined if something must be. */
  empty?: StoredValue
  /** Can't be changed later. */
  isFixed?: true
  /** Without a value, a new row comes last among those with the same values in these columns. */
  lastAmong?: readonly string[]
}

/** People write this column of a row, and its id is stored. */
export interface NamedRow {
  table: string
  by: string
  /** It's unique only within a row of another table, which people write before it: `color/clay`. */
  within?: { column: string; table: string; by: string }
}

/** A text, a choice or a whole number that is stored as it is. */
export function plain(input: InputField<string> | InputField<number>): ColumnField {
  return {
    input: () => input,
    toStored: value => value as StoredValue,
    toText: stored => String(stored ?? ''),
  }
}

/** The field may be empty; the column then has this value. */
export function optional(field: ColumnField, empty: StoredValue = null): ColumnField {
  return {
    ...field,
    empty,
    input: currency => optionalField(field.input(currency)),
    toStored: value => (value === undefined ? empty : field.toStored(value)),
  }
}

export const shortText = (max: number) => plain(textField({ max }))
export const longText = (max: number): ColumnField => ({
  ...plain(textField({ max, lines: true })),
  hasLines: true,
})
export const integerBetween = (min: number, max: number): ColumnField => ({
  ...plain(wholeNumberField({ min, max })),
  keypad: 'numeric',
})

/** Typed in main units, stored in minor units. */
export const price: ColumnField = {
  ...plain(wholeNumberField()),
  isAmount: true,
  keypad: 'decimal',
  wording: 'price',
  input: currency => amountField({ currency, max: maxVariantPrice }),
  toText: (stored, currency) => (stored === null ? '' : toDecimalString(toAmount(Number(stored)), currency)),
}

/** Typed in percent, stored in hundredths of a percent. */
export const percentage: ColumnField = {
  ...plain(percentageField({ max: 10_000 })),
  keypad: 'decimal',
  wording: 'percent',
  toText: stored => (Number(stored) / 100).toFixed(2),
}

export const yesNo: ColumnField = {
  isFlag: true,
  input: () => flagField,
  toStored: value => (value ? 1 : 0),
  toText: stored => (stored === 0 ? 'no' : 'yes'),
}

export const time: ColumnField = {
  input: () => timeField,
  toStored: value => (value as Date).toISOString(),
  toText: stored => String(stored ?? ''),
}

/** The place in a list; without one, the last. */
export function position(...lastAmong: string[]): ColumnField {
  const { toStored, ...field } = optional(integerBetween(0, 1_000_000))
  return { ...field, toStored: value => value as number | undefined, lastAmong }
}

/** A text with headings, lists, links and pictures. */
export const richText: ColumnField = {
  ...optional(longText(100_000), ''),
  control: 'rich-text',
  isText: true,
}

/** The name of a record in addresses, made from this field unless it's typed. */
export const slugFrom = (field: string): ColumnField => ({ ...plain(slugField), madeFrom: field })

/** ISO 3166-1 alpha-2. */
export const countryColumn: ColumnField = { ...plain(countryField), isCountry: true, wording: 'country' }

/** Another row, by its slug or name. */
export function rowNamed(field: ColumnField, column: string, names: NamedRow): ColumnField {
  return { ...field, column, names }
}

export const pictureNamed: ColumnField = {
  ...rowNamed(shortText(24), 'picture_hash', { table: 'picture', by: 'hash' }),
  control: 'picture',
}
