import de from './de/after-sale-emails.ts'
import en from './en/after-sale-emails.ts'
import { inLanguage } from './in-language.ts'

export const afterSaleEmailMessages = inLanguage({ en, de })
