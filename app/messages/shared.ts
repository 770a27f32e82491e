import de from './de/shared.ts'
import en from './en/shared.ts'
import { inLanguage } from './in-language.ts'

export const sharedMessages = inLanguage({ en, de })
