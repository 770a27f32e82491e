import { bareCode, codeText } from '../typed/typed-text.ts'
import { countryFormat } from './country-format.ts'

export type ReadPostalCode = { ok: true; code: string } | { ok: false; reason: 'missing' | 'bad-form' }

/**
 * Reads a postal code as typed, with any case, spaces and hyphens, and after the country or region ("D-10115", "CA 90210"). Returns it
 * in the country's form, or empty if it isn't needed. Doesn't check that the place exists.
 */
export function readPostalCode(country: string, typed: string): ReadPostalCode {
  const { postal, region } = countryFormat(country)
  if (!postal) return { ok: true, code: '' }
  if (bareCode(typed) === '')
    return postal.optional ? { ok: true, code: '' } : { ok: false, reason: 'missing' }
  if (postal.forms.length === 0)
    return { ok: true, code: codeText(typed).replaceAll(/\s+/g, ' ').toUpperCase() }
  const regions = region?.choices.flatMap(({ code, name }) => [code, name]) ?? []
  const texts = [
    typed,
    withoutPlaces(typed, country, regions),
    bareCode(typed).replace(postal.prefix ?? '', ''),
  ]
  for (const text of texts)
    for (const form of postal.forms) {
      const code = matchForm(bareCode(text).replaceAll(/[,()]/g, ''), form)
      if (code !== undefined && (!postal.only || postal.only.test(code)))
        return { ok: true, code: postal.prefix ? `${postal.prefix}-${code}` : code }
    }
  return { ok: false, reason: 'bad-form' }
}

/** Signs before codes that don't start as the ISO code does, and usual names of two countries. */
const otherSigns: Partial<Record<string, string>> = {
  EE: 'EST',
  FI: 'FIN',
  GB: 'UK',
  LI: 'FL',
  SI: 'SLO',
  US: 'USA',
}
const terms = 'ZIP CODE|ZIP|PIN CODE|PIN|POSTAL CODE|POSTCODE|EIRCODE|CEP|CP|PLZ|CAP|NPA|PSC'.split('|')

/** The rest of the text behind a country, region or word for postal codes. Only a region needs a space: "DE-10115" is German. */
function withoutPlaces(typed: string, country: string, regions: readonly string[]): string {
  const language = new Intl.Locale(`und-${country}`).maximize().language
  const names = ['en', 'de', language].map(one => new Intl.DisplayNames(one, { type: 'region' }).of(country))
  const signs = [country, country.slice(0, 1), otherSigns[country], ...names, ...terms].map(foldPlace)
  const places = regions.filter(one => !/\d/.test(one)).map(foldPlace)
  const startsWith = (text: string, one: string, next: RegExp) =>
    one !== '' && text.startsWith(one) && next.test(text.slice(one.length))
  let rest = foldPlace(typed)
  for (;;) {
    const place =
      signs.find(one => startsWith(rest, one, /^(?!\p{L})/u)) ??
      places.find(one => startsWith(rest, one, /^[\s,]/))
    if (place === undefined) return rest
    rest = rest.slice(place.length).replace(/^[\s,:-]+/, '')
  }
}

function foldPlace(text = ''): string {
  const marks = /[.()\p{M}]/gu
  return codeText(text).normalize('NFD').replaceAll(marks, '').toUpperCase()
}

/** Whether the code has only digits, so a phone can show its number pad. */
export function isNumericPostalCode(forms: readonly string[]): boolean {
  return forms.length > 0 && forms.every(form => /^[#\s]+$/.test(form))
}

const signs: Record<string, RegExp> = { '#': /[0-9]/, '@': /[A-Z]/, '*': /[A-Z0-9]/ }

/** The code in this form; undefined if it doesn't match. */
function matchForm(bare: string, form: string): string | undefined {
  let index = 0
  let code = ''
  for (const sign of form) {
    const kind = signs[sign]
    const next = kind ? (bare[index++] ?? '') : sign
    if (kind && !kind.test(next)) return undefined
    code += next
  }
  return index === bare.length ? code : undefined
}
