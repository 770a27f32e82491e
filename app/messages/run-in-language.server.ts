import type { AnyLanguage } from '#commerce/values/languages.ts'
import { runningLanguage } from './current-language.ts'
import { translate } from './de/translate.ts'

translate()

/** Does work with all messages in a language, also after an `await`. */
export function runInLanguage<T>(language: AnyLanguage, work: () => T): T {
  return runningLanguage.run(language, work)
}
