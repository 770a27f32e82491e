import de from './de/contact-emails.ts'
import en from './en/contact-emails.ts'
import { inLanguage } from './in-language.ts'

export const contactEmailMessages = inLanguage({ en, de })
