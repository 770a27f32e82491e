import de from './de/unexpected-failure.ts'
import en from './en/unexpected-failure.ts'
import { inLanguage } from './in-language.ts'

export const unexpectedFailureMessages = inLanguage({ en, de })
