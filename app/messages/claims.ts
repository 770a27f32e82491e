import de from './de/claims.ts'
import en from './en/claims.ts'
import { inLanguage } from './in-language.ts'

export const claimMessages = inLanguage({ en, de })
