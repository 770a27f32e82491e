import de from './de/withdrawal.ts'
import en from './en/withdrawal.ts'
import { inLanguage } from './in-language.ts'

export const withdrawalMessages = inLanguage({ en, de })
