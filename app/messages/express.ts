import de from './de/express.ts'
import en from './en/express.ts'
import { inLanguage } from './in-language.ts'

export const expressMessages = inLanguage({ en, de })
