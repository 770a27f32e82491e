import de from './de/listing-view.ts'
import en from './en/listing-view.ts'
import { inLanguage } from './in-language.ts'

export const listingViewMessages = inLanguage({ en, de })
