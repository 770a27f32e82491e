import { isCountryCode } from '../../values/addresses/country-codes.ts'
import { type AnyLanguage, isLanguage, languages } from '../../values/languages.ts'
import { parseEmail } from '../../values/typed/email-address.ts'
import { readTypedNumber } from '../../values/typed/typed-number.ts'
import { codeText, compactCode, nameText, proseText } from '../../values/typed/typed-text.ts'
import { readWholeNumber } from '../../values/whole-number.ts'
import { dateFormat } from '../../values/zoned-time.ts'
import { refuseSetting, type SettingSchema } from './setting-schema.ts'

/** One line of text. Line breaks and runs of spaces become one space. */
export function line(max: number, { isRequired = false } = {}): SettingSchema<string> {
  return {
    parse(text) {
      const value = nameText(text.replace(/[\t\n\r ]+/g, ' '))
      if (isRequired && value === '') return refuseSetting('required', {})
      return checkText(value, max)
    },
    input: { kind: 'line', max },
  }
}

/** Text of several lines. */
export function lines(max: number): SettingSchema<string> {
  return {
    parse: text => checkText(proseText(text), max),
    input: { kind: 'lines', max },
  }
}

function checkText(value: string, max: number) {
  if (value.length > max) return refuseSetting('too-long', { max })
  if (/(?![\t\n])\p{Cc}/u.test(value)) return refuseSetting('control-characters', {})
  return { ok: true as const, value }
}

export function wholeNumber(min: number, max: number): SettingSchema<number> {
  return {
    parse(text) {
      const value = readTypedNumber(text)
      if (value === undefined || value < min || value > max)
        return refuseSetting('no-whole-number', { min, max })
      return { ok: true, value }
    },
    input: { kind: 'number', min, max },
  }
}

/** Directive 2011/83/EU, article 9, gives consumers at least 14 days; 0 for shops to which it doesn't apply. */
export const withdrawalDays: SettingSchema<number> = {
  parse(text) {
    const min = 14
    const max = 999
    const value = readTypedNumber(text)
    if (value === undefined || value > max || (value < min && value !== 0))
      return refuseSetting('no-period', { min, max })
    return { ok: true, value }
  },
  input: { kind: 'number', min: 0, max: 999 },
}

/** Whole numbers, separated by commas. */
export function wholeNumbers(min: number, max: number): SettingSchema<number[]> {
  return {
    parse(text) {
      const values = codeText(text)
        .split(/[,、،]/)
        .map(part => readWholeNumber(part.trim(), max) ?? -1)
      if (values.some(value => value < min)) return refuseSetting('no-number-list', { min, max })
      return { ok: true, value: [...new Set(values)] }
    },
  }
}

export function either(yes: string, no: string): SettingSchema<boolean> {
  return {
    parse(text) {
      const value = codeText(text).toLowerCase()
      if (value !== yes && value !== no) return refuseSetting('no-choice', { choices: `${yes}, ${no}` })
      return { ok: true, value: value === yes }
    },
    input: { kind: 'choice', choices: [yes, no] },
  }
}

export const language: SettingSchema<AnyLanguage> = {
  parse(text) {
    const value = codeText(text)
    if (!isLanguage(value)) return refuseSetting('no-choice', { choices: languages.join(', ') })
    return { ok: true, value }
  },
  input: { kind: 'choice', choices: languages },
}

/** An email address, or none. */
export const email: SettingSchema<string> = {
  parse(text) {
    if (codeText(text) === '') return { ok: true, value: '' }
    const parsed = parseEmail(text)
    return parsed.ok ? { ok: true, value: parsed.email } : refuseSetting('bad-email', {})
  },
  input: { kind: 'email' },
}

/** ISO 3166-1 alpha-2. */
export const country: SettingSchema<string> = {
  parse(text) {
    const value = compactCode(text)
    return isCountryCode(value) ? { ok: true, value } : refuseSetting('bad-country', {})
  },
  input: { kind: 'code', of: 'country' },
}

/** An IANA time zone, such as America/New_York. */
export const timeZone: SettingSchema<string> = {
  parse(text) {
    try {
      const { timeZone } = dateFormat('en', { timeZone: codeText(text) }).resolvedOptions()
      return { ok: true, value: timeZone }
    } catch {
      return refuseSetting('bad-time-zone', {})
    }
  },
  input: { kind: 'code', of: 'timeZone' },
}

/** The part of an address that names a product, or nothing. */
export const slug: SettingSchema<string> = {
  parse(text) {
    const value = codeText(text)
    return /^[^\s/?#\p{Cc}]{0,200}$/u.test(value) ? { ok: true, value } : refuseSetting('bad-slug', {})
  },
}
