import de from './de/change-failures.ts'
import en from './en/change-failures.ts'
import { inLanguage } from './in-language.ts'

export const changeFailureMessages = inLanguage({ en, de })
