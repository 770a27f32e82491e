import { countryFormat } from './country-format.ts'

export type ReadPostalCode = { ok: true; code: string } | { ok: false; because: 'missing' | 'bad-form' }

/**
 * Reads a postal code as typed: small letters, missing or foreign spaces and hyphens, and a country's letters before its digits
 * ("D-10115") are no mistake. Answers with the code as the country writes it; empty where it has none or needs none. Whether
 * there is such a place it does not know.
 */
export function readPostalCode(country: string, typed: string): ReadPostalCode {
  const { postal } = countryFormat(country)
  if (!postal) return { ok: true, code: '' }
  const bare = compact(typed)
  if (bare === '') return postal.optional ? { ok: true, code: '' } : { ok: false, because: 'missing' }
  if (postal.forms.length === 0) return { ok: true, code: typed.trim().replaceAll(/\s+/g, ' ').toUpperCase() }
  const letters = /^[A-Z]{1,2}(?=\d)/.exec(bare)?.[0] ?? ''
  for (const candidate of country.startsWith(letters) ? [bare, bare.slice(letters.length)] : [bare])
    for (const form of postal.forms) {
      const code = inForm(candidate, form)
      if (code !== undefined && (!postal.only || postal.only.test(code)))
        return { ok: true, code: (postal.prefix ?? '') + code }
    }
  return { ok: false, because: 'bad-form' }
}

/** Whether only digits are ever typed, so that a phone may offer nothing else. */
export function isNumeric(forms: readonly string[]): boolean {
  return forms.length > 0 && forms.every(form => /^[#\s]+$/.test(form))
}

function compact(typed: string): string {
  return typed.replaceAll(/[\s\-‐-―.]/g, '').toUpperCase()
}

const signs: Record<string, RegExp> = { '#': /[0-9]/, '@': /[A-Z]/, '*': /[A-Z0-9]/ }

/** The code as the form writes it; undefined when it is not of this form. */
function inForm(bare: string, form: string): string | undefined {
  let place = 0
  let code = ''
  for (const sign of form) {
    const kind = signs[sign]
    const next = kind ? (bare[place++] ?? '') : sign
    if (kind && !kind.test(next)) return undefined
    code += next
  }
  return place === bare.length ? code : undefined
}
