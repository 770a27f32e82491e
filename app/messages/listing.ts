import de from './de/listing.ts'
import en from './en/listing.ts'
import { inLanguage } from './in-language.ts'

export const listingMessages = inLanguage({ en, de })
