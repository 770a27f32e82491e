import { bareCode, codeText } from '../typed/typed-text.ts'
import { countryFormat } from './country-format.ts'

export type ReadPostalCode = { ok: true; code: string } | { ok: false; reason: 'missing' | 'bad-form' }

/**
 * Reads a postal code as typed, with any case, spaces, hyphens and country prefix ("D-10115"). Returns it in the country's
 * form, or empty if it isn't needed. Doesn't check that the place exists.
 */
export function readPostalCode(country: string, typed: string): ReadPostalCode {
  const { postal } = countryFormat(country)
  if (!postal) return { ok: true, code: '' }
  const bare = bareCode(typed)
  if (bare === '') return postal.optional ? { ok: true, code: '' } : { ok: false, reason: 'missing' }
  if (postal.forms.length === 0)
    return { ok: true, code: codeText(typed).replaceAll(/\s+/g, ' ').toUpperCase() }
  const letters = /^[A-Z]{1,2}(?=\d)/.exec(bare)?.[0] ?? ''
  for (const candidate of country.startsWith(letters) ? [bare, bare.slice(letters.length)] : [bare])
    for (const form of postal.forms) {
      const code = matchForm(candidate, form)
      if (code !== undefined && (!postal.only || postal.only.test(code)))
        return { ok: true, code: (postal.prefix ?? '') + code }
    }
  return { ok: false, reason: 'bad-form' }
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
