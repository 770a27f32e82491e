import de from './de/price-alerts.ts'
import en from './en/price-alerts.ts'
import { inLanguage } from './in-language.ts'

export const priceAlertMessages = inLanguage({ en, de })
