import de from './de/legal-outlines.ts'
import en from './en/legal-outlines.ts'
import { inLanguage } from './in-language.ts'

export const legalOutlineMessages = inLanguage({ en, de })
