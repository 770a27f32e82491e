import de from './de/returns.ts'
import en from './en/returns.ts'
import { inLanguage } from './in-language.ts'

export const returnMessages = inLanguage({ en, de })
