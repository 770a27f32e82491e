import de from './de/contact.ts'
import en from './en/contact.ts'
import { inLanguage } from './in-language.ts'

export const contactMessages = inLanguage({ en, de })
