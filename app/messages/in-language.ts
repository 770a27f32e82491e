import { pseudoLanguage } from '#commerce/values/languages.ts'
import { currentLanguage } from './current-language.ts'
import { accented } from './pseudo.ts'

const german = new WeakMap<object, object>()

/**
 * English messages of a subject: reading one gives the text in the current language, or in English without a translation. In the
 * browser there is only one language, and `vite.config.ts` puts its messages in place of these.
 */
export function inLanguage<Messages extends object>(english: Messages): Messages {
  const messages = {} as Messages
  for (const key of Object.keys(english) as (keyof Messages)[])
    Object.defineProperty(messages, key, {
      ...{ enumerable: true, configurable: true },
      get: () => text(messages, english, key),
    })
  return messages
}

/** Sets the German of a subject's messages. */
export function inGerman<Messages extends object>(messages: Messages, translation: NoInfer<Messages>): void {
  german.set(messages, translation)
}

function text<Messages extends object>(messages: Messages, english: Messages, key: keyof Messages) {
  const language = currentLanguage()
  if (language === 'en') return english[key]
  if (language === pseudoLanguage) return accented(english[key])
  return ((german.get(messages) as Messages | undefined) ?? english)[key]
}
