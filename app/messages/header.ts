import de from './de/header.ts'
import en from './en/header.ts'
import { inLanguage } from './in-language.ts'

export const headerMessages = inLanguage({ en, de })
