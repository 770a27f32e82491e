import de from './de/page-facts.ts'
import en from './en/page-facts.ts'
import { inLanguage } from './in-language.ts'

export const pageFactMessages = inLanguage({ en, de })
