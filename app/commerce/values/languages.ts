/** The languages that have every text shoppers see; the setting `language` names one of them. */
export const languages = ['en', 'de'] as const

export type Language = (typeof languages)[number]

export function findLanguage(value: string | null | undefined): Language | undefined {
  return languages.find(language => language === value)
}

/** `en-XA` is English in accents, which shows texts that are missing from the catalog. Only tests use it. */
export const pseudoLanguage = 'en-XA'

export type AnyLanguage = Language | typeof pseudoLanguage
