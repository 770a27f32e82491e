import * as v from 'valibot'
import { readAccentColor } from '../../content/theme/accent-color.ts'
import { countryField } from '../../editing/input/code-fields.server.ts'
import { code, type InputField, optionalField } from '../../editing/input/field.server.ts'
import type { InputLimits } from '../../editing/input/input-error.ts'
import { emailField, readBefore, textField } from '../../editing/input/text-fields.server.ts'
import type { FieldFacts } from '../../editing/records/field-facts.ts'
import type { RecordErrorCode } from '../../editing/records/record-error.ts'
import { type AnyLanguage, languages, pseudoLanguage } from '../../values/languages.ts'
import { readTypedNumber } from '../../values/typed/typed-number.ts'
import { codeText, compactCode, listItems, nameText } from '../../values/typed/typed-text.ts'
import { readWholeNumber } from '../../values/whole-number.ts'
import { dateFormat } from '../../values/zoned-time.ts'
import { isCurrency } from './currency-codes.ts'

/** A field of a setting, and how forms ask for it. */
export interface SettingField<Value> extends InputField<Value>, Pick<FieldFacts, 'control' | 'keypad'> {
  hasLines?: true
  /** Its choices are all codes of a kind. */
  codes?: 'country' | 'currency' | 'timeZone'
}

const string = v.string(code('not-a-text'))

/** A text that is read at once; undefined is refused. */
function readBy<Value>(
  read: (text: string) => Value | undefined,
  failed: RecordErrorCode,
  limits: InputLimits = {},
): SettingField<Value> {
  const schema = v.pipe(
    string,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value)
      if (value !== undefined) return value
      addIssue({ message: failed })
      return NEVER
    }),
  )
  return { schema, limits }
}

/** One line of text. Line breaks and runs of spaces become one space. */
export function line(max: number): SettingField<string> {
  return optionalField(requiredLine(max), '')
}

export function requiredLine(max: number): SettingField<string> {
  return readBefore(textField({ max }), text => text.replace(/[\t\n\r ]+/g, ' '))
}

/** Text of several lines. */
export function lines(max: number): SettingField<string> {
  return { ...optionalField(textField({ max, lines: true }), ''), hasLines: true }
}

export function wholeNumber(min: number, max: number): SettingField<number> {
  const read = (text: string) => numberIn(readTypedNumber(text), min, max)
  return { ...readBy(read, 'no-whole-number', { min, max }), keypad: 'numeric' }
}

function readPeriod(text: string): number | undefined {
  const days = readTypedNumber(text)
  return days === 0 ? days : numberIn(days, 14, 999)
}

/** Directive 2011/83/EU, article 9, gives consumers at least 14 days; 0 for shops to which it doesn't apply. */
export const withdrawalDays: SettingField<number> = {
  ...readBy(readPeriod, 'no-period', {
    min: 14,
    max: 999,
  }),
  keypad: 'numeric',
}

/** Whole numbers, separated by commas. */
export function wholeNumbers(min: number, max: number): SettingField<number[]> {
  const read = (text: string) => {
    const values = listItems(codeText(text)).map(part => numberIn(readWholeNumber(part, max), min, max))
    return values.length > 0 && values.every(value => value !== undefined) ? [...new Set(values)] : undefined
  }
  return readBy(read, 'no-number-list', { min, max })
}

function numberIn(value: number | undefined, min: number, max: number): number | undefined {
  return value !== undefined && value >= min && value <= max ? value : undefined
}

export function choice<const Choice extends string>(choices: readonly Choice[]): SettingField<Choice> {
  const read = (text: string) => choices.find(one => one === codeText(text).toLowerCase())
  return readBy(read, 'not-a-choice', { choices })
}

export function either(yes: string, no: string): SettingField<boolean> {
  const { schema, limits } = choice([yes, no])
  const isYes = v.transform((text: string) => text === yes)
  return { schema: v.pipe(schema, isYes), limits }
}

/** Those of shoppers, and the made-up one of tests. */
const knownLanguages: readonly AnyLanguage[] = [...languages, pseudoLanguage]

export const language: SettingField<AnyLanguage> = readBy(
  text => knownLanguages.find(one => one === codeText(text)),
  'not-a-choice',
  { choices: languages },
)

export const email: SettingField<string> = { ...optionalField(emailField, ''), keypad: 'email' }

export const country: SettingField<string> = { ...countryField, codes: 'country' }

/** ISO 4217. */
export const currency: SettingField<string> = {
  ...readBy(text => (isCurrency(compactCode(text)) ? compactCode(text) : undefined), 'bad-currency'),
  codes: 'currency',
}

/** An IANA time zone, such as America/New_York. */
export const timeZone: SettingField<string> = { ...readBy(readTimeZone, 'bad-time-zone'), codes: 'timeZone' }

function readTimeZone(text: string): string | undefined {
  try {
    return dateFormat('en', { timeZone: codeText(text) }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** RFC 9116, section 2.5.3: email addresses, phone numbers or https URLs, as URIs; separated by spaces or commas. */
export const securityContacts: SettingField<string[]> = {
  ...optionalField(
    readBy(text => {
      const uris = contactsOf(text).map(contactUri)
      return uris.every(uri => uri !== undefined) ? uris : undefined
    }, 'bad-contact'),
    [],
  ),
  explain: text => ({ value: contactsOf(String(text)).find(contact => contactUri(contact) === undefined) }),
}

function contactsOf(text: string): string[] {
  return nameText(text)
    .split(/[\s,]+/)
    .filter(Boolean)
}

function contactUri(contact: string): string | undefined {
  if (/^[^@:/]+@[^@:/]+$/.test(contact)) return `mailto:${encodeURI(contact)}`
  if (/^(mailto:[^@:/]+@[^@:/]+|tel:\+?[\d().-]+)$/i.test(contact)) return encodeURI(contact)
  return readHttpsUrl(contact)
}

function readHttpsUrl(text: string): string | undefined {
  const url = nameText(text)
  return /^https:\/\/\S+$/i.test(url) && URL.canParse(url) ? new URL(url).href : undefined
}

/** An https URL, or nothing: RFC 9116 requires https. */
export const httpsUrl: SettingField<string> = optionalField(readBy(readHttpsUrl, 'bad-url'), '')

/** Language tags, separated by commas: RFC 9116, section 2.5.8. */
export const languageTags: SettingField<string> = readBy(
  text => /^[a-z]{2,3}(-[\w-]+)?(, ?[a-z]{2,3}(-[\w-]+)?)*$/i.exec(codeText(text))?.[0],
  'bad-languages',
)

/** The hash of one of the shop's pictures, or nothing. */
export const pictureHash: SettingField<string> = {
  ...optionalField(
    readBy(text => /^[0-9a-f]{24}$/.exec(codeText(text))?.[0], 'unknown-picture'),
    '',
  ),
  control: 'picture',
}

const readColor = (text: unknown) => readAccentColor(String(text))

export const accentColor: SettingField<string> = {
  ...optionalField(
    {
      limits: {},
      schema: v.pipe(
        string,
        v.rawTransform(({ dataset, addIssue, NEVER }) => {
          const read = readColor(dataset.value)
          if (read.ok) return read.color
          addIssue({ message: read.reason })
          return NEVER
        }),
      ),
    },
    '',
  ),
  explain(text) {
    const read = readColor(text)
    return read.ok || read.reason === 'invalid-color' ? {} : { ratio: read.ratio, value: read.value }
  },
  control: 'accent-color',
}
