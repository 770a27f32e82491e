import de from './de/hearts.ts'
import en from './en/hearts.ts'
import { inLanguage } from './in-language.ts'

export const heartMessages = inLanguage({ en, de })
