import type { Language } from '#commerce/values/languages.ts'

/** A text for each plural category of a language that differs from `other`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Chooses a form by the plural rules of CLDR: `plural(count, { one: '1 item', other: '3 items' })`. */
export function pluralIn(language: Language): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => forms[rules.select(count)] ?? forms.other
}

export const pluralEn = /* @__PURE__ */ pluralIn('en')
