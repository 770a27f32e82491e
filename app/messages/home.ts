import de from './de/home.ts'
import en from './en/home.ts'
import { inLanguage } from './in-language.ts'

export const homeMessages = inLanguage({ en, de })
