import de from './de/addresses.ts'
import en from './en/addresses.ts'
import { inLanguage } from './in-language.ts'

export const addressMessages = inLanguage({ en, de })
