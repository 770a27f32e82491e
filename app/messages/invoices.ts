import de from './de/invoices.ts'
import en from './en/invoices.ts'
import { inLanguage } from './in-language.ts'

export const invoiceMessages = inLanguage({ en, de })
