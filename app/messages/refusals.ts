import de from './de/refusals.ts'
import en from './en/refusals.ts'
import { inLanguage } from './in-language.ts'

export const refusalMessages = inLanguage({ en, de })
