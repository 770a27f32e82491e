import de from './de/promises.ts'
import en from './en/promises.ts'
import { inLanguage } from './in-language.ts'

export const promiseMessages = inLanguage({ en, de })
