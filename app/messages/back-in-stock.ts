import de from './de/back-in-stock.ts'
import en from './en/back-in-stock.ts'
import { inLanguage } from './in-language.ts'

export const backInStockMessages = inLanguage({ en, de })
