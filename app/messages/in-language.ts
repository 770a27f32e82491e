import { type Language, pseudoLanguage } from '#commerce/languages.ts'
import { currentLanguage } from './current-language.ts'
import { accented } from './pseudo.ts'

/**
 * Joins a subject's messages in all languages: reading one gives the text in the current language. In the browser there is only
 * one language, and `vite.config.ts` puts its messages here instead.
 */
export function inLanguage<Messages extends object>(catalogs: Record<Language, Messages>): Messages {
  const joined = {} as Messages
  for (const key of Object.keys(catalogs.en) as (keyof Messages)[])
    Object.defineProperty(joined, key, { enumerable: true, get: () => message(catalogs, key) })
  return joined
}

function message<Messages>(catalogs: Record<Language, Messages>, key: keyof Messages) {
  const language = currentLanguage()
  return language === pseudoLanguage ? accented(catalogs.en[key]) : catalogs[language][key]
}
