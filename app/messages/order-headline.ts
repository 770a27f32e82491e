import de from './de/order-headline.ts'
import en from './en/order-headline.ts'
import { inLanguage } from './in-language.ts'

export const orderHeadlineMessages = inLanguage({ en, de })
