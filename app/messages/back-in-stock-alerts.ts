import de from './de/back-in-stock-alerts.ts'
import en from './en/back-in-stock-alerts.ts'
import { inLanguage } from './in-language.ts'

export const backInStockAlertMessages = inLanguage({ en, de })
